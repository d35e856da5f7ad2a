import { day } from "#kit/clock.ts";

/** Days during which a merge can be undone (decision 164). */
export const undoDays = 7;

export const undoEnds = (mergedAt: Date): Date => new Date(mergedAt.getTime() + undoDays * day);

/** The groups of a company's facts. A merge takes each group from one of the two companies. */
export const mergeFields = ["name", "tax_code", "logo", "page", "contact", "facts"] as const;
export type MergeField = (typeof mergeFields)[number];

export const mergeSides = ["winner", "loser"] as const;
export type MergeSide = (typeof mergeSides)[number];
export type Choices = Partial<Record<MergeField, MergeSide | undefined>>;

/** The reasons for which two companies cannot be merged. */
export const mergeConflicts = [
  "merge_conflict",
  "merge_blocked",
  "merge_done",
  "merge_winner_unfit",
] as const;
export type MergeConflict = (typeof mergeConflicts)[number];

/** What happens to the rows of a table (people/companies/contributions). */
export const mergeActs = [
  "move",
  "union",
  "rename",
  "keep",
  "stop",
  "rebuild",
  "read_through",
  "stay",
] as const;

export const reasonMax = 1000;
