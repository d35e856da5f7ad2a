import type { ListKind } from "#platform/reference/list-kinds.ts";

/** Longest name of a row in each list. */
export const nameMax = {
  categories: 100,
  locations: 100,
  industries: 100,
  skills: 30,
} as const satisfies Record<ListKind, number>;
export const aliasesMax = 20;
/** The kinds whose rows have other names. */
export const kindsWithAliases: readonly ListKind[] = ["locations", "skills"];
