/** Single-use codes that replace an authenticator app. */
export const recoveryCodeCount = 10;
/** Lifetime of the links of a change of email: both are needed, and the old mailbox may be read rarely. */
export const emailChangeMinutes = 24 * 60;

export const twoStepChanges = ["on", "off", "reset", "codes"] as const;
export type TwoStepChange = (typeof twoStepChanges)[number];
