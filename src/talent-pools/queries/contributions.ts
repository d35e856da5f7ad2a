import { sql } from "kysely";
import { sameScope } from "#accounts/hiring-scope.ts";
import { writtenRole, writtenSkillKeys } from "#applications/contributions.ts";
import { contribute } from "#kit/contributions.ts";

const ofApplicant = sql`FROM prospects w WHERE w.candidate_id = a.candidate_id AND w.erased_at IS NULL AND ${sameScope("w", "a")}`;

export const contributions = [
  contribute(writtenRole, () => sql<string | null>`(SELECT w.job_title ${ofApplicant})`),
  contribute(writtenSkillKeys, () => sql<string[] | null>`(SELECT w.skill_keys ${ofApplicant})`),
];
