/** Returns the topic (kit/pubsub) of an account's news. All event streams of the account subscribe to it. */
export const accountTopic = (accountId: number): string => `account:${accountId}`;
