import type { JobState, Language, Role, RoleFamily } from "../types.ts";

/** A position to be filled. Without `daysAgo`, the time of the job's approval is random. */
export type Opening = {
  family: RoleFamily;
  role: Role;
  language: Language;
  state: JobState;
  daysAgo?: number;
};
