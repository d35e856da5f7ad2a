import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { addDays, addMonths, dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { Currency } from "#platform/reference/terms.ts";
import { lastPlacements, openBalances, openWork, placementsSince, submittedSince } from "../contributions.ts";
import { offLimitsUntil } from "../off-limits.ts";
import { clientRole, readsUnpaid } from "../policy.ts";
import { clientStates, figurePeriods } from "../terms.ts";

/** Returns the number of open rows of a client in later rooms, by default of all kinds. */
export function openWorkOf(clientId: RawBuilder<number>, kind?: "orders"): RawBuilder<number> {
  const counts = openWork()
    .filter((work) => kind === undefined || work.kind === kind)
    .map((work) => work.count(clientId));
  return sql<number>`(${sql.join([sql`0`, ...counts], sql` + `)})::int`;
}

/** Returns the day of a client's last placement, or null. */
export function lastPlacementOf(clientId: RawBuilder<number>): RawBuilder<string | null> {
  const days = lastPlacements().map((day) => day(clientId));
  return sql<string | null>`greatest(${sql.join([sql`NULL::date`, ...days])})`;
}

/** Returns the condition that a client is the agency's and was not merged. */
export const ofAgency = (alias: string, { agencyId }: Pick<ConsultantActor, "agencyId">) =>
  sql<boolean>`(${sql.ref(`${alias}.agency_id`)} = ${agencyId} AND ${sql.ref(`${alias}.merged_into`)} IS NULL)`;

const id = sql<number>`c.id`;

/** Returns the clients of an agency with their company, owner and AM. */
export function clientRows(db: Reader, actor: ConsultantActor) {
  return db
    .selectFrom("clients as c")
    .innerJoin("companies as co", "co.id", "c.company_id")
    .leftJoin("accounts as o", "o.id", "c.owner_id")
    .leftJoin("accounts as m", "m.id", "c.am_id")
    .where(ofAgency("c", actor));
}

/** Returns the clients of an agency with the columns of lists. */
export function listedRows(db: Reader, actor: ConsultantActor) {
  return clientRows(db, actor).select([
    "c.id",
    "c.name",
    "c.company_id",
    "c.status",
    "c.potential",
    "c.source",
    "c.owner_id",
    "c.am_id",
    "c.off_limits",
    "c.created_at",
    "o.full_name as owner",
    "m.full_name as am",
    sql<string | null>`CASE WHEN co.origin = 'registered' AND co.blocked_at IS NULL THEN co.slug END`.as(
      "slug",
    ),
    "c.last_contact_at",
    openWorkOf(id, "orders").as("open_orders"),
  ]);
}
type ListedRow = Awaited<ReturnType<ReturnType<typeof listedRows>["execute"]>>[number];

/** Returns the clients of an agency with the columns and the figures of the list. */
export function figuredRows(db: Reader, actor: ConsultantActor, asOf: Date) {
  const today = dayOf(asOf);
  const { submittedDays, placementMonths } = figurePeriods;
  return listedRows(db, actor).select([
    submittedSince(id, momentOf(addDays(today, -submittedDays))).as("submitted"),
    placementsSince(id, momentOf(addMonths(today, -placementMonths))).as("placements"),
    openBalances(id).as("unpaid"),
  ]);
}
type FiguredRow = Awaited<ReturnType<ReturnType<typeof figuredRows>["execute"]>>[number];

/** Returns the figures of a client in the list. */
export function figuresOf(actor: ConsultantActor, { submitted, placements, unpaid, ...row }: FiguredRow) {
  const balances = unpaid.map(({ currency, amount }) => ({ currency: currency as Currency, amount }));
  return { submitted, placements, unpaid: readsUnpaid(clientRole(actor, row)) ? balances : null };
}

/** Returns the fields of a client that all consultants of the agency read. */
export function shownOf(row: ListedRow) {
  return {
    name: row.name,
    company: { id: String(row.company_id), slug: row.slug },
    status: row.status,
    potential: row.potential,
    source: row.source,
    owner: personOf(row.owner_id, row.owner),
    am: personOf(row.am_id, row.am),
    off_limits: row.off_limits,
    open_orders: row.open_orders,
    last_contact_at: row.last_contact_at,
    created_at: row.created_at,
  };
}

/** Returns a person of an answer; null without a person, and for an erased account. */
export const personOf = (id: number | null, fullName: string | null) =>
  id === null || fullName === null ? null : { id, full_name: fullName };

/** Returns the last day on which the people of a stored client are off limits, or null. */
export const untilOf = (row: {
  status: number;
  off_limits: boolean;
  activated_at: Date | null;
  last_placement: string | null;
}): string | null =>
  offLimitsUntil({
    status: clientStates[row.status]!,
    marked: row.off_limits,
    activatedOn: row.activated_at && dayOf(row.activated_at),
    lastPlacementOn: row.last_placement,
  });
