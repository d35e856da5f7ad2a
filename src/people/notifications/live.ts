/** The topic of whatever an account is told of; each of its event streams carries it. */
export const accountTopic = (accountId: number): string => `account:${accountId}`;
