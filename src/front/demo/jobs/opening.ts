import type { JobState, Language, Role, RoleFamily } from "../types.ts";

/** A position to be filled: what, by whom, in which language, in which state, and, where that is not left to chance, since how many days. */
export type Opening = {
  family: RoleFamily;
  role: Role;
  language: Language;
  state: JobState;
  daysAgo?: number;
};
