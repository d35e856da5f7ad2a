/** The acts on a duty that its row offers. */
export const dutyActs = [
  "complete",
  "no_show",
  "accept",
  "move",
  "reply",
  "rate",
  "extend",
  "finish",
] as const;
export type DutyAct = (typeof dutyActs)[number];

/** The days by which the row of a job extends it. */
export const extendedDays = 15;
/** The most duties of each kind that the page lists together; its filter by kind lists more. */
export const shownOfKind = 4;
/** The activities on a page of the home page's log. */
export const feedShown = 8;
