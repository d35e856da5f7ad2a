/** Single-use codes that replace an authenticator app. */
export const recoveryCodeCount = 10;
/** How long the links of a change of email work: both are needed, and the old mailbox may be read less often. */
export const emailChangeMinutes = 24 * 60;

export const twoStepChanges = ["on", "off", "reset", "codes"] as const;
export type TwoStepChange = (typeof twoStepChanges)[number];
