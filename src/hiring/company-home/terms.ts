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
/** The duties that the page shows before its button for all. */
export const dutiesShown = 15;
/** The activities on a page of the home page's log. */
export const feedShown = 8;
