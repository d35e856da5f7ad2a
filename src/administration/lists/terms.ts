import { day } from "#kit/clock.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";

/** Longest name of a row in each list. */
export const nameMax = {
  categories: 100,
  locations: 100,
  industries: 100,
  skills: 30,
} as const satisfies Record<ListKind, number>;
export const aliasesMax = 20;
/** Days for which a merge can be undone. */
export const undoDays = 7;
export const undoEnds = (mergedAt: Date): Date => new Date(mergedAt.getTime() + undoDays * day);

/** The reasons for which two rows cannot be merged. */
export const mergeConflicts = ["list_merged", "list_fixed", "list_level", "list_aliases_full"] as const;
export type MergeConflict = (typeof mergeConflicts)[number];
