/** Ways in which a person is asked. A consultant records the answers by phone and on paper. */
export const channels = ["link", "phone", "paper"] as const;
export type Channel = (typeof channels)[number];

/** The most requests to one person for one job; as many again name the client of a confidential job. */
export const mostRequests = 3;
/** Days in which a request can be answered. */
export const answerDays = 7;
/** Days for which the link of a request shows its state and revokes the consent. */
export const linkDays = 730;
/** The version of the text to which people answer. Increase it when the meaning of the text in messages.*.ts changes. */
export const textVersion = 2;
export const noteMax = 500;

/** Kinds of activity that this room writes. */
export interface RepresentationActivities {
  /** `named`: 1 for a request that names the client of a confidential job. */
  representation_ask: { channel: Channel; named?: 1 };
  representation_answer: { answer: "provisional" | "yes" | "no"; channel: Channel };
  representation_revoke: Record<string, never>;
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends RepresentationActivities {}
}
