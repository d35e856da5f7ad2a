import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { invoices as contract } from "../contract.ts";
import { type InvoiceStatus, statuses, unpaidInvoices } from "../lifecycle.ts";
import { shownOf, vatRates } from "./detail.ts";
import { invoices } from "./shared/find.ts";

/** Returns a page of payment requests, the latest first, with the number in each status. */
export async function invoiceList(
  db: Reader,
  actor: ConsultantActor,
  { page, items, status, client_id, late }: QueryOf<typeof contract>,
  asOf: Date,
): Promise<ReplyOf<typeof contract>> {
  const visible = db
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
  const counted = await visible
    .select((eb) => ["i.status", eb.fn.countAll<number>().as("count")])
    .groupBy("i.status")
    .execute();
  const counts = Object.fromEntries(statuses.map((each) => [each, 0])) as Record<InvoiceStatus, number>;
  for (const row of counted) counts[row.status as InvoiceStatus] = row.count;
  const ids = visible
    .select("i.id")
    .$if(status !== undefined, (query) => query.where("i.status", "=", status as string))
    .orderBy("i.id", "desc")
    .limit(items)
    .offset((page - 1) * items);
  const rows = await invoices(db).where("i.id", "in", ids).orderBy("i.id", "desc").execute();
  const rateOf = vatRates(db, asOf);
  const data = [];
  for (const row of rows)
    data.push({
      id: String(row.id),
      type: "payment_request" as const,
      attributes: shownOf(row, await rateOf(row), asOf),
    });
  const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { data, meta: { page, items, total, counts } };
}
