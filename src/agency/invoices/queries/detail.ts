import { vatOf } from "#agency/fees/fee.ts";
import { day as dayMs } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { VatKind } from "#platform/reference/terms.ts";
import { vatRateOn } from "#platform/reference/vat.ts";
import type { invoice as contract } from "../contract.ts";
import { invoiceLife, unpaidInvoices } from "../lifecycle.ts";
import { factsOf, findInvoice, type InvoiceRow } from "./shared/find.ts";

/**
 * Returns a function for the VAT rate of a request: as issued, or of a draft as if it were issued with today as its tax date. The
 * function reads each kind of rate once.
 */
export function vatRates(db: Reader, asOf: Date): (row: InvoiceRow) => Promise<number> {
  const ratesToday = new Map<VatKind, number>();
  return async ({ vat_bps, vat_kind }) => {
    if (vat_bps !== null) return vat_bps;
    const bps = ratesToday.get(vat_kind) ?? (await vatRateOn(db, vat_kind, dayOf(asOf))).bps;
    ratesToday.set(vat_kind, bps);
    return bps;
  };
}

/** Returns the attributes of a payment request in lists, with its VAT rate. */
export function shownOf(row: InvoiceRow, vatBps: number, asOf: Date) {
  const vat = row.vat ?? vatOf(row.net, vatBps);
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
  const vat_bps = await vatRates(db, asOf)(row);
  const attributes = {
    ...shownOf(row, vat_bps, asOf),
    ...pick(row, ["rate", "reason", "e_date", "e_code", "issued_at", "reminded_at", "version"]),
    vat_bps,
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
