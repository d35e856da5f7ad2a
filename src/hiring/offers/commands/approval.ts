import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { hiringRole } from "#hiring/applications/policy.ts";
import type { Tx } from "#kit/db.ts";
import { assertAllowed, conflict, invalid, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { offerLife } from "../lifecycle.ts";
import { approversOf, canAsk, mayDecide } from "../queries/approval.ts";
import { findOffer } from "../queries/shared.ts";
import { notifyApprovers, notifyAsker } from "./notify-approval.ts";
import { aboutOf, factsOf } from "./write.ts";

/**
 * Asks a second person to approve a draft.
 * @throws Problem 404, 409 `offer_state_changed` if it waits for one or has one, `offer_no_approver`, `offer_cannot_be_sent`
 */
export async function askApproval(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<void> {
  const row = await findOffer(tx, actor, id, true);
  offerLife.check("send", hiringRole(actor), row.status, factsOf(row, asOf));
  if (!canAsk(row)) throw conflict("offer_state_changed", row.status);
  const approvers = await approversOf(tx, row, actor.accountId);
  if (approvers.length === 0) throw new Problem(409, "offer_no_approver");
  await tx
    .insertInto("offer_approvals")
    .values({ offer_id: id, asked_by: actor.accountId, asked_at: asOf })
    .execute();
  await recordApplicant(tx, "offer_approval", aboutOf(row), {
    by: actor,
    at: asOf,
    data: { offer: id, step: "asked" },
  });
  await notifyApprovers(tx, row, approvers, { by: actor, asOf });
}

interface Decision {
  id: number;
  approval: number;
  decision: "approve" | "refuse";
  reason: string | null;
}

/**
 * Approves a draft, or refuses that with a reason; the person who asked is notified.
 * @throws Problem 403 for a member and for an own offer, 404, 409 `offer_state_changed` after a change of the offer, 422 at /reason
 */
export async function decideApproval(
  tx: Tx,
  actor: HiringActor,
  { id, approval, decision, reason }: Decision,
  asOf: Date,
): Promise<void> {
  const row = await findOffer(tx, actor, id, true);
  assertAllowed(mayDecide(actor, row));
  const isRefusal = decision === "refuse";
  if (isRefusal && reason === null) throw invalid("/reason", "offer_approval_reason");
  offerLife.check("edit", hiringRole(actor), row.status, factsOf(row, asOf));
  if (row.approval?.id !== approval || row.approval.state !== "waiting")
    throw conflict("offer_state_changed", row.status);
  await tx
    .updateTable("offer_approvals")
    .set({ decided_by: actor.accountId, decided_at: asOf, approved: !isRefusal, reason })
    .where("id", "=", approval)
    .execute();
  const step = isRefusal ? "refused" : "approved";
  await recordApplicant(tx, "offer_approval", aboutOf(row), {
    by: actor,
    at: asOf,
    data: { offer: id, step },
  });
  await notifyAsker(tx, row, { asker: row.approval.asked_by, by: actor, decision: step, reason, asOf });
}
