import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import type { Outcome } from "../../lifecycle.ts";
import { unannounced } from "./find.ts";

/** Returns the ids of applications that their candidates see as active: a rejection that can still be undone is not visible. */
export async function activeToCandidate(
  db: Reader,
  ids: readonly number[],
  asOf: Date,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .leftJoin("applicant_rejections as r", (join) =>
      join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
    )
    .select(["a.id", "s.kind"])
    .select(sql<Outcome>`CASE WHEN ${unannounced(asOf)} THEN 'active' ELSE a.outcome END`.as("shown"))
    .where("a.id", "in", [...ids])
    .where("a.erased_at", "is", null)
    .execute();
  return new Set(
    rows.filter(({ shown, kind }) => shown === "active" && kind !== stageKinds.hired).map(({ id }) => id),
  );
}

export async function isKnownActive(db: Reader, id: number, asOf: Date): Promise<boolean> {
  return (await activeToCandidate(db, [id], asOf)).has(id);
}
