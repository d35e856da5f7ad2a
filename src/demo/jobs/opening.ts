import type { JobState, Language, Role, RoleFamily } from "../types.ts";

/** A position to be filled: what, by whom, in which language, in which state. */
export type Opening = { family: RoleFamily; role: Role; language: Language; state: JobState };
