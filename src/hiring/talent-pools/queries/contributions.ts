import { sql } from "kysely";
import { writtenRole, writtenSkillKeys } from "#hiring/applications/contributions.ts";
import { contribute } from "#kit/contributions.ts";
import { sameScope } from "#people/accounts/hiring-scope.ts";

const ofApplicant = sql`FROM prospects w WHERE w.candidate_id = a.candidate_id AND w.erased_at IS NULL AND ${sameScope("w", "a")}`;

export const contributions = [
  contribute(writtenRole, () => sql<string | null>`(SELECT w.job_title ${ofApplicant})`),
  contribute(writtenSkillKeys, () => sql<string[] | null>`(SELECT w.skill_keys ${ofApplicant})`),
];
