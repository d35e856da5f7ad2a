/**
 * `pending` waits for the verification of its address; `stopped` was stopped by a link in a mail, or paused
 * by its owner.
 */
export const alertStates = ["active", "pending", "stopped"] as const;
export type AlertState = (typeof alertStates)[number];

export const caps = {
  keyword: 100,
  /** Maximum number of alerts of one address. */
  alerts: 10,
  /** Maximum number of jobs in a mail. */
  jobs: 20,
} as const;

/** Days for which the link that verifies an address is valid. */
export const confirmationDays = 7;
/** Days after which a stopped alert is deleted; until then, the links of its mails still work. */
export const stoppedDays = 90;
/** Maximum number of confirmation mails per address and day, for all callers together. */
export const confirmationMailsADay = 20;
