import { sql } from "kysely";
import type { ListRule } from "#platform/reference/contributions.ts";

const profiles = { table: "candidate_profiles", key: ["id"] } as const;

/** What a merge of two rows of a list does with profiles. */
export const profileRules: readonly ListRule[] = [
  { ...profiles, list: "locations", column: "location_id", rule: "move" },
  { ...profiles, list: "locations", column: "job_preference", rule: "json", field: "location_ids" },
  { ...profiles, list: "categories", column: "job_preference", rule: "json", field: "category_ids" },
  {
    list: "skills",
    table: "candidate_entries",
    column: "data",
    rule: "text",
    has: (names) => sql`r.skill_key = ANY (${[...names]}::text[])`,
  },
];
