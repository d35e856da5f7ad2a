import { vatOf } from "#agency/fees/fee.ts";
import { releaseCredit, spendCredit } from "#agency/placements/commands/billing.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { assertAllowed, conflict, invalid, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { assertVersion } from "#people/accounts/commands/edited.ts";
import { addDays, dayOf, yearOf } from "#platform/reference/calendar.ts";
import { vatRateOn } from "#platform/reference/vat.ts";
import { type InvoiceStatus, invoiceLife } from "../lifecycle.ts";
import { mayDraft } from "../policy.ts";
import {
  factsOf,
  findInvoice,
  type InvoiceRow,
  invoices,
  lockInvoice,
  type Party,
} from "../queries/shared/find.ts";
import { taxDaysAhead } from "../terms.ts";
import { changeStatus, recordInvoice, settle, updatePlacements } from "./billing.ts";
import { mailClient, type RequestToken } from "./mail.ts";
import { sellerOf } from "./seller.ts";

export interface EInvoice {
  e_symbol: string | null;
  e_number: string | null;
  e_date?: string | null | undefined;
  e_code: string | null;
}

interface Issue {
  eInvoice: EInvoice;
  id: number;
  asOf: Date;
  tax_date?: string | undefined;
  /** The total that the caller has seen. */
  total: number;
  /** The version of the lines that the caller has seen. */
  version?: number | undefined;
  tokenOf: RequestToken;
}

/**
 * Issues a draft: it gets the next number of the agency's year, and the client gets it by mail. An issued request is not edited; an
 * adjustment or a replacement follows it.
 * @throws Problem 404, 403 `export_rate` or `follow_up_by_admin`, 409 `invoice_edited`, `vat_rate_changed` or `credit_used`, 422 `client_tax_data` or `tax_date_far`
 */
export async function issueInvoice(tx: Tx, actor: ConsultantActor, input: Issue): Promise<void> {
  const { id, asOf, tokenOf } = input;
  const row = await findInvoice(tx, actor, id, true);
  assertAllowed(mayDraft(row.role, row));
  const to = invoiceLife.check("issue", row.role, row.status, factsOf(row)) as InvoiceStatus;
  await assertVersion(tx, "invoice_edited", input.version, row, () => ["lines"]);
  // The conditions of the rate of exports are not confirmed (decision 126).
  if (row.vat_kind === "export_0" && row.role !== "admin") throw new Problem(403, "export_rate");
  const tax_date = input.tax_date ?? dayOf(asOf);
  const latest = addDays(dayOf(asOf), taxDaysAhead);
  if (tax_date > latest) throw invalid("/tax_date", "tax_date_far", { date: latest });
  const vat_bps = row.vat_bps ?? (await vatRateOn(tx, row.vat_kind, tax_date)).bps;
  const vat = vatOf(row.net, vat_bps);
  const total = row.net + vat;
  if (total !== input.total) {
    const values = { date: tax_date, rate: `${vat_bps / 100}%` };
    throw new Problem(409, { code: "vat_rate_changed", values }, { meta: { now: total } });
  }
  const buyer = await buyerOf(tx, row.client_id);
  const { prefix, seller } = await sellerOf(tx, row.agency_id);
  if (row.replaces_id !== null) await supersede(tx, row, row.replaces_id);
  if (row.credit_id !== null && !(await spendCredit(tx, row.credit_id, id)))
    throw conflict("credit_used", row.status);
  const number = await nextNumber(tx, row.agency_id, prefix, yearOf(asOf));
  const set = {
    number,
    tax_date,
    due_date: addDays(dayOf(asOf), row.payment_days),
    vat_bps,
    vat,
    total,
    seller: JSON.stringify(seller),
    buyer: JSON.stringify(buyer),
    issued_at: asOf,
    ...columnsOf(input.eInvoice),
  };
  await changeStatus(tx, row, to, set).catch(refuseTaken);
  const about = { by: actor, at: asOf };
  await recordInvoice(tx, row, { status: to, number }, about);
  if (row.adjusts_id !== null) await applyAdjustment(tx, row.adjusts_id, total, about);
  else await settle(tx, id, about);
  const issued = await invoices(tx).where("i.id", "=", id).executeTakeFirstOrThrow();
  await mailClient(tx, issued, issued.adjusts_id === null ? "issued" : "adjustment", { asOf, tokenOf });
}

/** Records the data of the e-invoice, once. @throws Problem 404, 409 `invoice_state_changed` or `e_invoice_taken` */
export async function recordEInvoice(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, eInvoice }: { id: number; asOf: Date; eInvoice: EInvoice },
): Promise<void> {
  const row = await findInvoice(tx, actor, id, true);
  invoiceLife.check("record", row.role, row.status, factsOf(row));
  await changeStatus(tx, row, row.status, columnsOf(eInvoice)).catch(refuseTaken);
  await recordInvoice(tx, row, { status: "e_invoice" }, { by: actor, at: asOf });
}

/** Voids a request without payment and e-invoice; its credit is usable again. @throws Problem 404, 409 `invoice_state_changed` */
export async function voidInvoice(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, reason }: { id: number; asOf: Date; reason: string },
): Promise<void> {
  const row = await findInvoice(tx, actor, id, true);
  const to = invoiceLife.check("void", row.role, row.status, factsOf(row)) as InvoiceStatus;
  await changeStatus(tx, row, to, {});
  await releaseCredit(tx, id);
  const about = { by: actor, at: asOf };
  await updatePlacements(tx, row, about);
  await recordInvoice(tx, row, { status: to, note: reason }, about);
}

const columnsOf = ({ e_symbol, e_number, e_date, e_code }: EInvoice) => ({
  e_symbol,
  e_number,
  e_date: e_date ?? null,
  e_code,
});

const refuseTaken = (error: unknown) => {
  throw brokenUnique(error)?.includes("e_symbol")
    ? new Problem(409, "e_invoice_taken", { cause: error })
    : error;
};

async function buyerOf(tx: Tx, clientId: number): Promise<Party> {
  const { country, tax_code, billing_name, billing_address, name } = await tx
    .selectFrom("clients")
    .select(["country", "tax_code", "billing_name", "billing_address", "name"])
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  const isForeign = country !== "VN";
  if (!billing_address || (!isForeign && (!tax_code || !billing_name)))
    throw invalid("/client", "client_tax_data");
  return { name: billing_name ?? name, tax_code, address: billing_address };
}

/** Returns the next number of an agency's year. Its row stays locked until the transaction ends, so numbers have no gaps. */
async function nextNumber(tx: Tx, agency_id: number, prefix: string, year: number): Promise<string> {
  const { last } = await tx
    .insertInto("invoice_numbers")
    .values({ agency_id, year, last: 1 })
    .onConflict((clash) =>
      clash
        .columns(["agency_id", "year"])
        .doUpdateSet((eb) => ({ last: eb("invoice_numbers.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${prefix}-${year}-${String(last).padStart(4, "0")}`;
}

/** Ends the original of a replacement: its payments and its credit go to the replacement. */
async function supersede(tx: Tx, row: InvoiceRow, originalId: number): Promise<void> {
  await lockInvoice(tx, originalId);
  const original = await invoices(tx).where("i.id", "=", originalId).executeTakeFirstOrThrow();
  const to = invoiceLife.check("supersede", "system", original.status, factsOf(original)) as InvoiceStatus;
  await tx.updateTable("payments").set({ invoice_id: row.id }).where("invoice_id", "=", originalId).execute();
  await tx.updateTable("invoices").set({ paid: original.paid }).where("id", "=", row.id).execute();
  await changeStatus(tx, original, to, { paid: 0 });
  await releaseCredit(tx, originalId);
}

/** Adds the total of an issued adjustment to its original. */
async function applyAdjustment(
  tx: Tx,
  originalId: number,
  total: number,
  about: Parameters<typeof settle>[2],
): Promise<void> {
  await lockInvoice(tx, originalId);
  await tx
    .updateTable("invoices")
    .set((eb) => ({ adjusted: eb("adjusted", "+", total) }))
    .where("id", "=", originalId)
    .execute();
  await settle(tx, originalId, about);
}
