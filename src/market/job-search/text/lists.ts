import { type LocationRow, referenceRows, type SkillRow } from "#platform/reference/seed.ts";

/** The rows of lists that keywords are read with. */
export interface KeywordLists {
  locations: readonly Pick<LocationRow, "id" | "kind" | "state" | "state_vn" | "aliases" | "merged_into">[];
  skills: readonly Pick<SkillRow, "name" | "name_vn" | "aliases">[];
}

let current: KeywordLists | null = null;

/** Returns the present rows: those of the data files until a search has read the database. */
export function keywordLists(): KeywordLists {
  current ??= referenceRows();
  return current;
}

/** Reads the keywords of this process with other rows from now on. */
export function readKeywordsWith(lists: KeywordLists): void {
  current = lists;
}

/** Returns a function that makes its value once for the present rows. */
export function byLists<T>(make: (lists: KeywordLists) => T): () => T {
  let made: { of: KeywordLists; value: T } | null = null;
  return () => {
    const lists = keywordLists();
    if (made?.of !== lists) made = { of: lists, value: make(lists) };
    return made.value;
  };
}
