import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { currencies } from "#platform/reference/terms.ts";
import type { companyOffers } from "../contract-list.ts";
import { groupOf, type OfferStatus, offerGroups, statuses, unansweredOffers } from "../lifecycle.ts";

/** Returns a page of the offers of a group, with the number of offers in each group. Members see those of their applicants. */
export async function offerList(
  db: Reader,
  actor: HiringActor,
  { page, items, group }: QueryOf<typeof companyOffers>,
): Promise<ReplyOf<typeof companyOffers>> {
  const all = db
    .selectFrom("offers as o")
    .innerJoin("applicants as a", "a.id", "o.applicant_id")
    .innerJoin("jobs as j", "j.id", "o.job_id")
    .where("a.erased_at", "is", null)
    .where(visibleApplicants(actor))
    // Open offers of ended applications are hidden, because the timers end them within minutes.
    .where((eb) => eb.or([eb("a.outcome", "=", "active"), eb("o.status", "not in", unansweredOffers)]));
  const rows = await all
    .select(["o.id", "o.status", "o.monthly_salary", "o.currency", "o.start_date", "o.sent_at"])
    .select(["o.valid_until", "a.id as applicant_id", "a.full_name", "j.id as job_id", "j.title"])
    .where(
      "o.status",
      "in",
      statuses.filter((status) => groupOf(status) === group),
    )
    .$if(group === "pending", (pending) => pending.orderBy("o.valid_until").orderBy("o.id"))
    .$if(group !== "pending", (others) => others.orderBy("o.id", "desc"))
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const counted = await all
    .select((eb) => ["o.status", eb.fn.countAll<number>().as("count")])
    .groupBy("o.status")
    .execute();
  const counts = Object.fromEntries(offerGroups.map((each) => [each, 0])) as Record<typeof group, number>;
  for (const { status, count } of counted) counts[groupOf(status as OfferStatus)] += count;
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "company_offer",
      attributes: {
        status: row.status as OfferStatus,
        monthly_salary: row.monthly_salary,
        currency: row.currency as (typeof currencies)[number],
        start_date: row.start_date,
        sent_at: row.sent_at,
        valid_until: row.valid_until,
        applicant: { id: String(row.applicant_id), full_name: row.full_name },
        job: { id: String(row.job_id), title: row.title },
      },
    })),
    meta: { page, items, total: counts[group], counts },
  };
}
