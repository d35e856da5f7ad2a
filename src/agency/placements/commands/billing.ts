import type { Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { Doer } from "#people/activities/commands.ts";
import { type PlacementStatus, placementLife } from "../lifecycle.ts";
import { lockPlacement, placements } from "../queries/shared/find.ts";
import { factsOf } from "./facts.ts";
import { notifyOwner } from "./notify.ts";
import { change, recordStatus } from "./verbs.ts";

/** The part of a fee in payment requests. */
export interface Billing {
  /** In requests that are neither void nor replaced, drafts included. */
  requested: number;
  /** In issued ones. */
  issued: number;
  /** Whether all issued requests are paid. */
  paid: boolean;
}

/** Stores the part of a placement's fee in payment requests, and moves the placement to the status that follows. */
export async function storeBilling(
  tx: Tx,
  id: number,
  { requested, issued, paid }: Billing,
  { by, at }: { by: Doer; at: Date },
): Promise<void> {
  await lockPlacement(tx, id);
  const row = await placements(tx).where("p.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  await tx.updateTable("placements").set({ requested }).where("id", "=", id).execute();
  const facts = factsOf({ ...row, requested: issued }, at);
  let status: PlacementStatus = row.status;
  const apply = (verb: "invoice" | "reopen" | "settle" | "unsettle") => {
    status = (placementLife.next(verb, "system", status, facts) ?? status) as PlacementStatus;
  };
  if (!paid || issued < row.fee) apply("unsettle");
  apply("reopen");
  apply("invoice");
  if (paid && issued === row.fee) apply("settle");
  if (status === row.status) return;
  await change(tx, row, status, {});
  await recordStatus(tx, row, status, { by, at, note: null });
  if (status === "paid") await notifyOwner(tx, row, at);
}

/** Marks the credit of a placement as used. @returns whether it was unused */
export async function spendCredit(tx: Tx, creditId: number, invoiceId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("credits")
    .set({ used_on: invoiceId })
    .where("id", "=", creditId)
    .where("used_on", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Makes the credit usable again that a payment request used. */
export async function releaseCredit(tx: Tx, invoiceId: number): Promise<void> {
  await tx.updateTable("credits").set({ used_on: null }).where("used_on", "=", invoiceId).execute();
}
