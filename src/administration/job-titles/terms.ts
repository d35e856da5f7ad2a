import { titleStates } from "#platform/reference/lifecycle.ts";

/** The tabs of the list. */
export const titleTabs = [...titleStates, "all"] as const;
/** Days for which a merge can be undone. */
export const undoDays = 7;
/** Limits of an imported file: characters and rows. */
export const fileLimits = { text: 140_000, rows: 2000 } as const;
/** The columns of the file, in the order of an export. */
export const fileColumns = ["id", "name", "name_vn", "category", "aliases", "state"] as const;
/** Separates aliases in a cell of the file. */
export const aliasSeparator = "|";
/** What an import does with a row of the file. */
export const rowChanges = ["added", "changed", "unchanged", "refused"] as const;
export type RowChange = (typeof rowChanges)[number];
