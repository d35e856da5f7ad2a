import { sql } from "kysely";
import type { HiringActor } from "#accounts/hiring-scope.ts";
import { visibleApplicants } from "#applications/queries/shared/visible.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { openOffers } from "../contract-list.ts";

/** The offers of an actor's applicants that wait for an answer, the first to end first. */
export async function openOffersOf(
  db: Reader,
  actor: HiringActor,
  { page, items }: QueryOf<typeof openOffers>,
): Promise<ReplyOf<typeof openOffers>> {
  const rows = await db
    .selectFrom("offers as o")
    .innerJoin("applicants as a", "a.id", "o.applicant_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .select(["o.id", "o.sent_at", "o.valid_until", "a.id as applicant_id", "a.full_name", "j.id as job_id"])
    .select(["j.title", sql<number>`count(*) OVER ()::int`.as("total")])
    .where("o.status", "=", "pending")
    .where("a.outcome", "=", "active")
    .where("a.erased_at", "is", null)
    .where(visibleApplicants(actor))
    .orderBy("o.valid_until")
    .orderBy("o.id")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "open_offer",
      attributes: {
        ...{ sent_at: row.sent_at, valid_until: row.valid_until },
        applicant: { id: String(row.applicant_id), full_name: row.full_name },
        job: { id: String(row.job_id), title: row.title },
      },
    })),
    meta: { page, items, total: rows[0]?.total ?? 0 },
  };
}
