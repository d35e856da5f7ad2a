import { sql } from "kysely";
import { userTypes } from "#people/accounts/terms.ts";
import { stageKindOf } from "#people/companies/pipeline.ts";

interface ActivityData extends Record<string, string | number | null | undefined> {
  from?: number;
  to?: number;
  from_id?: number;
  to_id?: number;
  reason_id?: number;
  note?: string | null;
}

/** SQL: the name of the account `u` that acted; for the applicant `a`, the name that the employer may see. */
export const actorName = sql<
  string | null
>`CASE WHEN a.identity_hidden AND u.user_type = ${sql.lit(userTypes.candidate)}
  THEN a.full_name ELSE u.full_name END`;

/** Returns a row of the log in the form of the API. */
export function activityView(row: { kind: string; at: Date; data: unknown; full_name: string | null }) {
  const { from, to, from_id, to_id, reason_id, note, ...about } = row.data as ActivityData;
  return {
    kind: row.kind,
    at: row.at,
    by: row.full_name,
    from_stage: stageKindOf[from ?? 0] ?? null,
    to_stage: stageKindOf[to ?? 0] ?? null,
    from_stage_id: from_id ?? null,
    to_stage_id: to_id ?? null,
    reason_id: reason_id ?? null,
    note: note ?? null,
    about: about as Record<string, string | number | null>,
  };
}
