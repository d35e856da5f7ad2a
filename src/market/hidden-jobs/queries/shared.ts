import { sql } from "kysely";
import { contribute } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { hiddenCompanyCount } from "#profiles/candidates/contributions.ts";

/**
 * Returns the ids that a reader has hidden; undefined when there are none, and for all accounts but
 * candidates.
 */
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

/** Returns whether the candidate with this account has hidden the company. */
export async function hidesCompany(db: Reader, accountId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom("hidden_companies as h")
    .innerJoin("candidates as k", "k.id", "h.candidate_id")
    .select("h.company_id")
    .where("k.account_id", "=", accountId)
    .where("h.company_id", "=", companyId)
    .executeTakeFirst();
  return row !== undefined;
}

export const contributions = [
  contribute(
    hiddenCompanyCount,
    () => sql<number>`(SELECT count(*) FROM hidden_companies h WHERE h.candidate_id = k.id)`,
  ),
];
