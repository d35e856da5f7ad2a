/** `pending` waits for its address to be verified; `stopped` was ended by a link in a mail, or paused by its owner. */
export const alertStates = ["active", "pending", "stopped"] as const;
export type AlertState = (typeof alertStates)[number];

export const caps = {
  keyword: 100,
  /** Alerts of one address. */
  alerts: 10,
  /** Jobs that one mail names. */
  jobs: 20,
} as const;

/** How long the link that verifies an address works. */
export const confirmationDays = 7;
/** A stopped alert is deleted after so many days: until then, the links of its mails still answer. */
export const stoppedDays = 90;
/** Mails with such links that one address may be sent in a day, whoever asks for them. */
export const confirmationMailsADay = 20;
