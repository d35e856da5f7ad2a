import type { Tx } from "#kit/db.ts";
import { invalid, notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { invoiceLife } from "../lifecycle.ts";
import { factsOf, findInvoice } from "../queries/shared/find.ts";
import { recordInvoice, settle } from "./billing.ts";
import { mailClient, type RequestToken } from "./mail.ts";

interface Act {
  id: number;
  asOf: Date;
}

/**
 * Records a payment. The request is locked, so the sum of concurrent payments never exceeds what is owed.
 * @throws Problem 404, 409 `invoice_state_changed`, 422 `payment_too_high` or `payment_ahead`
 */
export async function payInvoice(
  tx: Tx,
  actor: ConsultantActor,
  {
    id,
    asOf,
    amount,
    paid_on,
    reference,
  }: Act & { amount: number; paid_on: string; reference: string | null },
): Promise<void> {
  const row = await findInvoice(tx, actor, id, true);
  const facts = factsOf(row);
  invoiceLife.check("pay", row.role, row.status, facts);
  if (paid_on > dayOf(asOf)) throw invalid("/paid_on", "payment_ahead");
  const balance = facts.owed - row.paid;
  if (amount > balance) throw invalid("/amount", "payment_too_high", { balance });
  await tx
    .insertInto("payments")
    .values({ invoice_id: id, amount, paid_on, reference, created_at: asOf, created_by: actor.accountId })
    .execute();
  await tx
    .updateTable("invoices")
    .set({ paid: row.paid + amount })
    .where("id", "=", id)
    .execute();
  await settle(tx, id, { by: actor, at: asOf });
  await recordInvoice(tx, row, { status: "payment" }, { by: actor, at: asOf });
}

/** Reverses a payment. @throws Problem 404, 409 `invoice_state_changed` */
export async function reversePayment(
  tx: Tx,
  actor: ConsultantActor,
  { id, paymentId, asOf }: Act & { paymentId: number },
): Promise<void> {
  const row = await findInvoice(tx, actor, id, true);
  invoiceLife.check("reverse", row.role, row.status, factsOf(row));
  const payment = await tx
    .updateTable("payments")
    .set({ reversed_at: asOf, reversed_by: actor.accountId })
    .where("id", "=", paymentId)
    .where("invoice_id", "=", id)
    .where("reversed_at", "is", null)
    .returning("amount")
    .executeTakeFirst();
  if (!payment) throw notFound();
  await tx
    .updateTable("invoices")
    .set({ paid: row.paid - payment.amount })
    .where("id", "=", id)
    .execute();
  await settle(tx, id, { by: actor, at: asOf });
  await recordInvoice(tx, row, { status: "reversal" }, { by: actor, at: asOf });
}

/** Reminds the client of an open balance, at most once a day. @throws Problem 404, 409 `reminded_today` or `invoice_state_changed` */
export async function remindClient(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf, tokenOf }: Act & { tokenOf: RequestToken },
): Promise<void> {
  const row = await findInvoice(tx, actor, id, true);
  invoiceLife.check("remind", row.role, row.status, factsOf(row));
  if (row.reminded_at && dayOf(row.reminded_at) === dayOf(asOf)) throw new Problem(409, "reminded_today");
  await tx.updateTable("invoices").set({ reminded_at: asOf }).where("id", "=", id).execute();
  await mailClient(tx, row, "reminder", { asOf, tokenOf });
  await recordInvoice(tx, row, { status: "reminder" }, { by: actor, at: asOf });
}
