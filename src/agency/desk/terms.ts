/** Whose work the dashboard shows: the reader's, or that of the whole agency. */
export const deskViews = ["mine", "team"] as const;
export type DeskView = (typeof deskViews)[number];

/** The most entries of a list on the dashboard. The answer names the number of all entries. */
export const listMost = 6;

/** The days before the end of a warranty from which the dashboard shows it. */
export const warrantyDays = 7;
