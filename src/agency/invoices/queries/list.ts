import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { type invoices as contract, csvMost, type invoicesCsv } from "../contract.ts";
import { type InvoiceStatus, statuses, unpaidInvoices } from "../lifecycle.ts";
import { shownOf, vatRates } from "./detail.ts";
import { invoices } from "./shared/find.ts";

type Filters = QueryOf<typeof invoicesCsv>;

/** Selects the payment requests that the actor sees, under all filters but the status. */
function visibleTo(db: Reader, actor: ConsultantActor, { client_id, late }: Filters, asOf: Date) {
  return db
    .selectFrom("invoices as i")
    .innerJoin("clients as c", "c.id", "i.client_id")
    .where("i.agency_id", "=", actor.agencyId)
    .$if(!actor.isAdmin, (query) => query.where("c.am_id", "=", actor.accountId))
    .$if(client_id !== undefined, (query) => query.where("i.client_id", "=", client_id as number))
    .$if(late, (query) =>
      query
        .where("i.due_date", "<", dayOf(asOf))
        .where("i.status", "in", [...unpaidInvoices])
        .where("i.adjusts_id", "is", null),
    );
}

interface Range {
  items: number;
  offset: number;
}

/** Returns listed payment requests with their attributes, the latest first. */
async function listed(
  db: Reader,
  actor: ConsultantActor,
  filters: Filters,
  { items, offset }: Range,
  asOf: Date,
) {
  const ids = visibleTo(db, actor, filters, asOf)
    .select("i.id")
    .$if(filters.status !== undefined, (query) => query.where("i.status", "=", filters.status as string))
    .orderBy("i.id", "desc")
    .limit(items)
    .offset(offset);
  const rows = await invoices(db).where("i.id", "in", ids).orderBy("i.id", "desc").execute();
  const rateOf = vatRates(db, asOf);
  const shown = [];
  for (const row of rows) shown.push({ row, attributes: shownOf(row, await rateOf(row), asOf) });
  return shown;
}

/** Returns a page of payment requests, the latest first, with the number in each status. */
export async function invoiceList(
  db: Reader,
  actor: ConsultantActor,
  { page, items, ...filters }: QueryOf<typeof contract>,
  asOf: Date,
): Promise<ReplyOf<typeof contract>> {
  const counted = await visibleTo(db, actor, filters, asOf)
    .select((eb) => ["i.status", eb.fn.countAll<number>().as("count")])
    .groupBy("i.status")
    .execute();
  const counts = Object.fromEntries(statuses.map((each) => [each, 0])) as Record<InvoiceStatus, number>;
  for (const row of counted) counts[row.status as InvoiceStatus] = row.count;
  const { status } = filters;
  const rows = await listed(db, actor, filters, { items, offset: (page - 1) * items }, asOf);
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    data: rows.map(({ row, attributes }) => ({ id: String(row.id), type: "payment_request", attributes })),
    meta: { page, items, total, counts },
  };
}

/** Returns the listed payment requests for a download. */
export function invoicesToDownload(db: Reader, actor: ConsultantActor, filters: Filters, asOf: Date) {
  return listed(db, actor, filters, { items: csvMost, offset: 0 }, asOf);
}
export type InvoiceDownload = Awaited<ReturnType<typeof invoicesToDownload>>;
