import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { type FieldError, invalid, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { bulkOrders } from "../contract-bulk.ts";
import { ordersOf } from "../queries/order-rows.ts";
import { type OrderStatus, orderCaps } from "../terms.ts";
import { editOrder } from "./edit.ts";
import { lockOrder } from "./lock.ts";
import { moveOrder } from "./move.ts";

type Request = BodyOf<typeof bulkOrders>;
type Item = ReplyOf<typeof bulkOrders>["data"][number];

/**
 * Applies one action to many orders, each in its own transaction.
 * @returns the outcome of each order, in the order of the request
 */
export async function changeOrders(
  database: Database,
  actor: ConsultantActor,
  request: Request,
  asOf: Date,
  textOf: (error: FieldError) => string,
): Promise<Item[]> {
  const ended: { id: number; before: Item["before"]; refused: FieldError | null }[] = [];
  for (const id of new Set(request.ids)) {
    try {
      const before = await inTransaction(database, (tx) => changeOne(tx, actor, id, request, asOf));
      ended.push({ id, before, refused: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      ended.push({ id, before: null, refused: error.errors[0] ?? { code: "invalid" } });
    }
  }
  const rows = await ordersOf(database.db, actor)
    .select(["o.id", "o.title", "o.status"])
    .where("o.id", "in", [...request.ids])
    .execute();
  return ended.map(({ id, before, refused }) => {
    const row = rows.find((each) => each.id === id);
    return {
      id: String(id),
      title: row?.title ?? null,
      ok: refused === null,
      status: (row?.status as OrderStatus | undefined) ?? null,
      before,
      code: refused?.code ?? null,
      detail: refused && textOf(refused),
    };
  });
}

/** Applies the action to an order. @returns what an undo needs */
async function changeOne(
  tx: Tx,
  actor: ConsultantActor,
  id: number,
  request: Request,
  asOf: Date,
): Promise<Item["before"]> {
  const { action, reason_id, note } = request;
  const isEdit = action === "change_lead" || action === "add_consultant" || action === "remove_consultant";
  const order = await lockOrder(tx, actor, isEdit ? "edit" : action, id);
  if (isEdit) await editOrder(tx, actor, { id, ...peopleOf(order.recruiter_ids, request) }, asOf);
  else {
    const why = { note, ...(reason_id && { reason_id }) };
    await moveOrder(tx, actor, action, { id, why, asOf });
  }
  return {
    lead_id: order.lead_id === null ? null : String(order.lead_id),
    reason_id: order.reason_id,
    note: order.reason_note,
  };
}

/** Returns the fields of the edit that changes the people of an order. @throws Problem 422 `too_many_consultants` */
function peopleOf(consultants: readonly number[], { action, lead_id, consultant_id }: Request) {
  if (action === "change_lead") return { lead_id };
  const others = consultants.filter((id) => id !== consultant_id);
  const team = action === "add_consultant" && consultant_id ? [...others, consultant_id] : others;
  if (team.length > orderCaps.consultants)
    throw invalid("/consultant_id", "too_many_consultants", { max: orderCaps.consultants });
  return { consultant_ids: team };
}
