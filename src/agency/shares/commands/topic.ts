/** The topic of mails about a link. */
export const topicOf = (linkId: number) => `share:${linkId}`;
