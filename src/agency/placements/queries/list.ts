import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type placements as contract, csvMost, type placementsCsv } from "../contract.ts";
import { type PlacementStatus, statuses } from "../lifecycle.ts";
import { type PlacementRow, placements } from "./shared/find.ts";

const sharedWith = (id: number) =>
  sql<SqlBool>`EXISTS (SELECT FROM placement_splits s WHERE s.placement_id = p.id AND s.account_id = ${id})`;

type Filters = QueryOf<typeof placementsCsv>;

/** Selects the placements that the actor sees, under all filters but the status. */
function visibleTo(db: Reader, actor: ConsultantActor, { month, consultant_id }: Filters) {
  const { accountId } = actor;
  return db
    .selectFrom("placements as p")
    .innerJoin("clients as c", "c.id", "p.client_id")
    .innerJoin("jobs as j", "j.id", "p.job_id")
    .where("p.agency_id", "=", actor.agencyId)
    .$if(!actor.isAdmin, (query) =>
      query.where((eb) =>
        eb.or([
          eb("c.am_id", "=", accountId),
          eb("c.owner_id", "=", accountId),
          eb("j.owner_id", "=", accountId),
          sharedWith(accountId),
        ]),
      ),
    )
    .$if(month !== undefined, (query) =>
      query
        .where("p.start_date", ">=", `${month}-01`)
        .where("p.start_date", "<", sql<string>`${`${month}-01`}::date + interval '1 month'`),
    )
    .$if(consultant_id !== undefined, (query) => query.where(sharedWith(consultant_id as number)));
}

/** Selects the listed placements, the latest first, from a position on. */
function listed(db: Reader, actor: ConsultantActor, filters: Filters, items: number, offset = 0) {
  const ids = visibleTo(db, actor, filters)
    .select("p.id")
    .$if(filters.status !== undefined, (query) => query.where("p.status", "=", filters.status as string))
    .orderBy("p.id", "desc")
    .limit(items)
    .offset(offset);
  return placements(db).where("p.id", "in", ids).orderBy("p.id", "desc").execute();
}

/** Returns a page of placements, the latest first, with the number in each status. */
export async function placementList(
  db: Reader,
  actor: ConsultantActor,
  { page, items, ...filters }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const counted = await visibleTo(db, actor, filters)
    .select((eb) => ["p.status", eb.fn.countAll<number>().as("count")])
    .groupBy("p.status")
    .execute();
  const counts = Object.fromEntries(statuses.map((each) => [each, 0])) as Record<PlacementStatus, number>;
  for (const row of counted) counts[row.status as PlacementStatus] = row.count;
  const rows = await listed(db, actor, filters, items, (page - 1) * items);
  const { status } = filters;
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    data: rows.map((row) => ({ id: String(row.id), type: "placement", attributes: shownOf(row) })),
    meta: { page, items, total, counts },
  };
}

/** Returns the listed placements for a download. */
export function placementsToDownload(db: Reader, actor: ConsultantActor, filters: Filters) {
  return listed(db, actor, filters, csvMost);
}

/** Returns the attributes of a placement in lists. */
export function shownOf(row: PlacementRow) {
  return {
    status: row.status,
    applicant:
      row.applicant_id === null
        ? null
        : { id: String(row.applicant_id), full_name: row.applicant_name ?? "" },
    job: { id: String(row.job_id), title: row.job_title },
    client: { id: String(row.client_id), name: row.client_name },
    start_date: row.start_date,
    started: row.started_at !== null,
    warranty_until: row.warranty_until,
    fee: row.fee,
    requested: row.requested,
    currency: row.currency,
    splits: row.splits.map(({ account_id, full_name, role, bps, amount }) => ({
      account: account_id === null ? null : { id: String(account_id), full_name: full_name ?? "" },
      role,
      bps,
      amount,
    })),
  };
}
