import type { Reader } from "#kit/db.ts";
import type { JobReviewer } from "#market/jobs/policy.ts";

/** A claim as its reader sees it. */
export interface Claim {
  by: string | null;
  until: Date;
  is_mine: boolean;
}

/** Returns the claims that last, by job. */
export async function claimsOf(
  db: Reader,
  actor: JobReviewer,
  ids: readonly number[],
  asOf: Date,
): Promise<ReadonlyMap<number, Claim>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("review_claims as k")
    .innerJoin("accounts as a", "a.id", "k.account_id")
    .select(["k.job_id", "k.account_id", "k.until", "a.full_name"])
    .where("k.job_id", "in", [...ids])
    .where("k.until", ">", asOf)
    .execute();
  return new Map(
    rows.map(({ job_id, account_id, until, full_name }) => [
      job_id,
      { by: full_name, until, is_mine: account_id === actor.accountId },
    ]),
  );
}
