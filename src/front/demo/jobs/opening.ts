import type { JobState, Language, Role, RoleFamily } from "../types.ts";

/** A position to be filled. Where `daysAgo` is missing, chance decides when the job was approved. */
export type Opening = {
  family: RoleFamily;
  role: Role;
  language: Language;
  state: JobState;
  daysAgo?: number;
};
