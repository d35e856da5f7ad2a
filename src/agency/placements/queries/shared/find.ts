import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { Currency, SalaryBasis, SalaryPeriod } from "#platform/reference/terms.ts";
import type { PlacementRole, PlacementStatus } from "../../lifecycle.ts";
import { placementRole } from "../../policy.ts";
import type { SplitRole } from "../../terms.ts";

interface Split {
  account_id: number | null;
  full_name: string | null;
  role: SplitRole;
  bps: number;
  amount: number;
}

/** Selects placements with their person, job, client and splits. */
export function placements(db: Reader) {
  return db
    .selectFrom("placements as p")
    .innerJoin("clients as c", "c.id", "p.client_id")
    .innerJoin("jobs as j", "j.id", "p.job_id")
    .leftJoin("applicants as a", "a.id", "p.applicant_id")
    .leftJoin("credits as k", "k.placement_id", "p.id")
    .leftJoin("job_orders as r", "r.replaces_placement_id", "p.id")
    .selectAll("p")
    .select(["c.name as client_name", "c.company_id", "c.am_id", "c.owner_id", "j.owner_id as lead_id"])
    .select(["j.title as job_title", "a.full_name as applicant_name", "k.id as credit_id", "k.used_on"])
    .select(["r.id as replacement_order", "r.job_id as replacement_job", "r.status as replacement_status"])
    .select([
      sql<PlacementStatus>`p.status`.as("status"),
      sql<Currency>`p.currency`.as("currency"),
      sql<SalaryPeriod>`p.salary_period`.as("salary_period"),
      sql<SalaryBasis>`p.salary_basis`.as("salary_basis"),
      sql<"percent" | "fixed">`p.fee_type`.as("fee_type"),
      sql<"calendar" | "without_holidays">`p.warranty_basis`.as("warranty_basis"),
    ])
    .select(
      sql<
        Split[]
      >`(SELECT coalesce(json_agg(json_build_object('account_id', s.account_id, 'full_name', u.full_name,
        'role', s.role, 'bps', s.bps, 'amount', s.amount) ORDER BY s.position), '[]')
        FROM placement_splits s LEFT JOIN accounts u ON u.id = s.account_id WHERE s.placement_id = p.id)`.as(
        "splits",
      ),
    );
}

export type PlacementRow = Awaited<ReturnType<ReturnType<typeof placements>["execute"]>>[number];

/**
 * Returns a placement of the actor's agency with the actor's role. `lock` locks its row until the transaction ends.
 * @throws Problem 404
 */
export async function findPlacement(
  db: Reader,
  actor: Pick<ConsultantActor, "accountId" | "agencyId" | "isAdmin">,
  id: number,
  lock = false,
): Promise<PlacementRow & { role: Exclude<PlacementRole, "system"> }> {
  if (lock) await lockPlacement(db, id);
  const row = await placements(db)
    .where("p.id", "=", id)
    .where("p.agency_id", "=", actor.agencyId)
    .executeTakeFirst();
  const sharers = row?.splits.flatMap(({ account_id }) => account_id ?? []) ?? [];
  const role = row ? placementRole(actor, { ...row, sharers }) : null;
  if (!row || role === null) throw notFound();
  return { ...row, role };
}

/** Locks a placement before it is read, so that the read sees the changes of the transaction it waited for. */
export async function lockPlacement(db: Reader, id: number): Promise<void> {
  await db.selectFrom("placements").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}
