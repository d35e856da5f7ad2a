import { vatOf } from "#agency/fees/fee.ts";
import { day as dayMs } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { vatRateOn } from "#platform/reference/vat.ts";
import type { invoice as contract } from "../contract.ts";
import { invoiceLife, unpaidInvoices } from "../lifecycle.ts";
import { factsOf, findInvoice, type InvoiceRow } from "./shared/find.ts";

/** Returns the VAT of a request: as issued, or of a draft as if it were issued with today as its tax date. */
export async function taxOf(db: Reader, row: InvoiceRow, asOf: Date): Promise<{ bps: number; vat: number }> {
  const bps = row.vat_bps ?? (await vatRateOn(db, row.vat_kind, row.tax_date ?? dayOf(asOf))).bps;
  return { bps, vat: row.vat ?? vatOf(row.net, bps) };
}

/** Returns the attributes of a payment request in lists. */
export async function shownOf(db: Reader, row: InvoiceRow, asOf: Date) {
  const { vat } = await taxOf(db, row, asOf);
  const total = row.net + vat;
  const isOpen = unpaidInvoices.some((status) => status === row.status) && row.adjusts_id === null;
  const late = row.due_date === null ? 0 : (Date.parse(dayOf(asOf)) - Date.parse(row.due_date)) / dayMs;
  return {
    ...pick(row, ["status", "number", "tax_date", "due_date", "currency", "net", "paid"]),
    ...pick(row, ["e_symbol", "e_number"]),
    client: { id: String(row.client_id), name: row.client_name },
    vat,
    total,
    balance: isOpen || row.status === "paid" ? total + row.adjusted - row.paid : 0,
    days_late: isOpen ? Math.max(0, late) : 0,
  };
}

/** Returns a payment request with everything that the actor may do with it. @throws Problem 404 */
export async function invoiceOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof contract>> {
  const row = await findInvoice(db, actor, id);
  const payments = await db
    .selectFrom("payments")
    .select(["id", "amount", "paid_on", "reference", "reversed_at"])
    .where("invoice_id", "=", id)
    .orderBy("id")
    .limit(1000)
    .execute();
  const can = invoiceLife.can(row.role, row.status, factsOf(row));
  const original = (of: number | null) =>
    of === null ? null : { id: String(of), number: row.original_number };
  const attributes = {
    ...(await shownOf(db, row, asOf)),
    ...pick(row, ["rate", "reason", "e_date", "e_code", "issued_at", "reminded_at"]),
    vat_bps: (await taxOf(db, row, asOf)).bps,
    lines: row.lines.map(({ kind, text, amount, placement_id }) => ({
      kind,
      text,
      amount,
      placement_id: placement_id === null ? null : String(placement_id),
    })),
    payments: payments.map((each) => ({
      id: String(each.id),
      amount: each.amount,
      paid_on: each.paid_on,
      reference: each.reference,
      reversed: each.reversed_at !== null,
    })),
    adjusts: original(row.adjusts_id),
    replaces: original(row.replaces_id),
    can,
  };
  return { data: { id: String(id), type: "payment_request", attributes } };
}
