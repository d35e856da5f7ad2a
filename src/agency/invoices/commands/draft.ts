import { type Insertable, sql } from "kysely";
import { discountOf, inVnd, nextInstalment, vndMost } from "#agency/fees/fee.ts";
import { factsOf as placementFacts } from "#agency/placements/commands/facts.ts";
import { placementLife } from "#agency/placements/lifecycle.ts";
import { findPlacement, type PlacementRow } from "#agency/placements/queries/shared/find.ts";
import type { Tx } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { assertAllowed, conflict, invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import type { Invoices } from "../../../../db/types.ts";
import { invoiceLife } from "../lifecycle.ts";
import { lineTexts } from "../messages.en.ts";
import { lineTexts as vietnamese } from "../messages.vi.ts";
import { mayDraft } from "../policy.ts";
import { factsOf, findInvoice, type InvoiceRow, invoices, type Line } from "../queries/shared/find.ts";
import { recordInvoice, updatePlacements } from "./billing.ts";

interface Act {
  id: number;
  asOf: Date;
}

/** How a fee is requested. */
export interface FeeRequest {
  /** A part of the fee, in the currency of the placement. */
  amount?: number | undefined;
  /** Whether the next instalment of the fee is requested. */
  instalment: boolean;
  /** VND for one unit of the placement's currency, for a request in VND. */
  rate?: number | undefined;
  /** Whether the client has agreed to pay before the start. */
  advance: boolean;
  /** Whether the client's oldest credit stays for another fee. */
  without_credit: boolean;
}

/**
 * Drafts a payment request for the fee of a placement. A request for the whole fee uses the client's oldest credit.
 * @returns the id of the draft
 * @throws Problem 404, 409 `placement_state_changed` or `advance_not_agreed`, 422 for the amount, the instalment or the rate
 */
export async function requestFee(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, ...input }: Act & FeeRequest,
): Promise<number> {
  const placement = await findPlacement(tx, actor, id, true);
  if (placement.fee === 0) throw invalid("/amount", "placement_without_fee");
  placementLife.check("request", placement.role, placement.status, placementFacts(placement, asOf));
  if (placement.started_at === null && !input.advance) throw conflict("advance_not_agreed", placement.status);
  const client = await tx
    .selectFrom("clients")
    .select(["vat_kind", "billing_language"])
    .where("id", "=", placement.client_id)
    .executeTakeFirstOrThrow();
  const { lines, credit_id } = await feeLines(tx, placement, input, languageOf(client.billing_language));
  const { rate = null } = input;
  const draft = await insertDraft(tx, actor, {
    columns: {
      agency_id: actor.agencyId,
      client_id: placement.client_id,
      currency: rate === null ? placement.currency : "VND",
      rate,
      vat_kind: client.vat_kind,
      payment_days: placement.payment_days,
      credit_id,
    },
    lines,
    asOf,
  });
  await updatePlacements(tx, draft, { by: actor, at: asOf });
  return draft.id;
}

/** Returns the requested part of a fee. @throws Problem 422 at /amount or /instalment */
function amountOf(placement: PlacementRow, { amount, instalment }: FeeRequest): number {
  const { fee, requested, currency } = placement;
  if (instalment) {
    const next = nextInstalment(fee, requested, currency);
    if (next === null || amount !== undefined) throw invalid("/instalment", "instalment_unclear");
    return next;
  }
  const open = fee - requested;
  if (amount !== undefined && amount > open) throw invalid("/amount", "amount_too_high", { open });
  return amount ?? open;
}

/** Returns the lines of a request for a fee, with the credit that it uses. */
async function feeLines(tx: Tx, placement: PlacementRow, input: FeeRequest, language: Language) {
  const { id: placement_id, currency, job_title } = placement;
  const { rate } = input;
  const fee_amount = amountOf(placement, input);
  if (rate !== undefined && currency === "VND") throw invalid("/rate", "invalid");
  const money = (value: number) => (rate === undefined ? value : inVnd(value, rate));
  const amount = money(fee_amount);
  if (amount === 0 || (rate !== undefined && amount > vndMost)) throw invalid("/rate", "invalid");
  const texts = language === "vi" ? vietnamese : lineTexts;
  const text = `${texts.fee}: ${job_title}`.slice(0, 255);
  const lines: Line[] = [{ kind: "fee", placement_id, fee_amount, amount, text }];
  const isWhole = fee_amount === placement.fee && !input.without_credit;
  const discount = isWhole ? money(discountOf(fee_amount, currency)) : 0;
  const credit_id = discount > 0 ? await oldestCredit(tx, placement) : null;
  if (credit_id !== null)
    lines.push({ kind: "discount", placement_id, fee_amount: 0, amount: -discount, text: texts.discount });
  return { lines, credit_id };
}

/** Replaces the lines of a draft that are not about a fee. @throws Problem 404, 403 `follow_up_by_admin`, 409 `invoice_issued` or `invoice_edited`, 422 at /lines */
export async function editDraft(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, lines, version }: Act & { lines: readonly LineText[]; version?: number | undefined },
): Promise<void> {
  const row = await findInvoice(tx, actor, id, true);
  assertAllowed(mayDraft(row.role, row));
  invoiceLife.check("edit", row.role, row.status, factsOf(row));
  const fees = row.lines.filter(({ kind }) => kind !== "other");
  const others = row.lines
    .filter(({ kind }) => kind === "other")
    .map(({ text, amount }) => ({ text, amount }));
  const changed = namesOfDiffering(
    { lines: lines.map(({ text, amount }) => ({ text, amount })) },
    { lines: others },
  );
  await assertVersion(tx, "invoice_edited", version, row, () => changed);
  if (fees.length + lines.length === 0) throw invalid("/lines", "required");
  if (changed.length === 0) return;
  await tx.deleteFrom("invoice_lines").where("invoice_id", "=", id).execute();
  await insertLines(tx, id, [...fees, ...lines.map(otherLine)]);
  await tx
    .updateTable("invoices")
    .set({ version: row.version + 1, edited_by: actor.accountId, edited_at: asOf })
    .where("id", "=", id)
    .execute();
  await recordInvoice(tx, row, { status: "edited" }, { by: actor, at: asOf });
}

/** Deletes a draft. @throws Problem 404, 403 `follow_up_by_admin`, 409 `invoice_issued` */
export async function removeDraft(tx: Tx, actor: ConsultantActor, { id, asOf }: Act): Promise<void> {
  const row = await findInvoice(tx, actor, id, true);
  assertAllowed(mayDraft(row.role, row));
  invoiceLife.check("remove", row.role, row.status, factsOf(row));
  await tx.deleteFrom("invoice_lines").where("invoice_id", "=", id).execute();
  await tx.deleteFrom("invoices").where("id", "=", id).execute();
  await updatePlacements(tx, row, { by: actor, at: asOf });
  await recordInvoice(tx, row, { status: "deleted" }, { by: actor, at: asOf });
}

/** Drafts an adjustment of an issued request, at the VAT rate of the original. @throws Problem 404, 409 `invoice_state_changed` */
export async function adjustInvoice(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, lines, reason }: Act & { lines: readonly LineText[]; reason: string },
): Promise<number> {
  const row = await findInvoice(tx, actor, id, true);
  invoiceLife.check("adjust", row.role, row.status, factsOf(row));
  const columns = { ...copied(row), adjusts_id: id, reason };
  return (await insertDraft(tx, actor, { columns, lines: lines.map(otherLine), asOf })).id;
}

/** Drafts the replacement of an issued request, at the VAT rate of the original. @throws Problem 404, 409 `invoice_state_changed` */
export async function replaceInvoice(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, reason }: Act & { reason: string },
): Promise<number> {
  const row = await findInvoice(tx, actor, id, true);
  invoiceLife.check("replace", row.role, row.status, factsOf(row));
  const columns = { ...copied(row), replaces_id: id, credit_id: row.credit_id, reason };
  return (await insertDraft(tx, actor, { columns, lines: row.lines, asOf })).id;
}

const copied = ({ agency_id, client_id, currency, rate, vat_kind, vat_bps, payment_days }: InvoiceRow) => ({
  agency_id,
  client_id,
  currency,
  rate,
  vat_kind,
  vat_bps,
  payment_days,
});

interface LineText {
  text: string;
  amount: number;
}

const otherLine = ({ text, amount }: LineText): Line => ({
  kind: "other",
  text,
  amount,
  fee_amount: 0,
  placement_id: null,
});

interface Draft {
  columns: Omit<Insertable<Invoices>, "status" | "net" | "created_at">;
  lines: readonly Line[];
  asOf: Date;
}

async function insertDraft(tx: Tx, actor: ConsultantActor, { columns, lines, asOf }: Draft) {
  const { id } = await tx
    .insertInto("invoices")
    .values({ ...columns, status: "draft", net: 0, created_at: asOf, created_by: actor.accountId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertLines(tx, id, lines);
  const row = await invoices(tx).where("i.id", "=", id).executeTakeFirstOrThrow();
  await recordInvoice(tx, row, { status: "draft" }, { by: actor, at: asOf });
  return row;
}

/** Inserts the lines of a draft and stores their sum with it. */
async function insertLines(tx: Tx, id: number, lines: readonly Line[]): Promise<void> {
  await tx
    .insertInto("invoice_lines")
    .values(
      lines.map(({ kind, text, amount, fee_amount, placement_id }, position) => ({
        invoice_id: id,
        position,
        kind,
        text,
        amount,
        fee_amount,
        placement_id,
      })),
    )
    .execute();
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  await tx.updateTable("invoices").set({ net }).where("id", "=", id).execute();
}

/** Returns the client's oldest unused credit that no other draft has; not one of this placement. */
async function oldestCredit(tx: Tx, { client_id, id }: PlacementRow): Promise<number | null> {
  const credit = await tx
    .selectFrom("credits as k")
    .select("k.id")
    .where("k.client_id", "=", client_id)
    .where("k.placement_id", "<>", id)
    .where("k.used_on", "is", null)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM invoices i WHERE i.credit_id = k.id AND i.status = 'draft')`)
    .orderBy("k.id")
    .limit(1)
    .executeTakeFirst();
  return credit?.id ?? null;
}
