import type { Actor } from "#accounts/actor.ts";
import type { Reader } from "#kit/db.ts";

/** What a reader has hidden, by ids; undefined where there is nothing, as for everybody but candidates. */
export async function hiddenBy(
  db: Reader,
  actor: Actor,
): Promise<{ jobs: number[]; companies: number[] } | undefined> {
  if (actor.kind !== "candidate") return undefined;
  const rows = await db
    .selectFrom("hidden_jobs")
    .select(["job_id as id", (eb) => eb.lit<boolean>(true).as("isJob")])
    .where("candidate_id", "=", actor.candidateId)
    .unionAll(
      db
        .selectFrom("hidden_companies")
        .select(["company_id as id", (eb) => eb.lit<boolean>(false).as("isJob")])
        .where("candidate_id", "=", actor.candidateId),
    )
    .execute();
  if (rows.length === 0) return undefined;
  const ids = (isJob: boolean) =>
    rows.flatMap((row) => (row.isJob === isJob ? [row.id] : [])).sort((a, b) => a - b);
  return { jobs: ids(true), companies: ids(false) };
}
