import { moveWithResponse } from "#hiring/applications/commands/move.ts";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { hiringRole } from "#hiring/applications/policy.ts";
import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import { sqlState, type Tx, transition } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { dayOf, laterOf } from "#platform/reference/calendar.ts";
import { offerLife } from "../lifecycle.ts";
import { isCleared } from "../queries/approval.ts";
import { findOffer, findOfferToMove, type OfferRow } from "../queries/shared.ts";
import { endApproval } from "./approval-end.ts";
import { notifyCandidate, type OfferToken } from "./notify.ts";
import { checkedTerms, type OfferInput } from "./terms.ts";

/** Returns the facts of an offer for its lifecycle. */
export const factsOf = (
  row: { outcome: string; stage_kind: number; valid_until: string },
  asOf: Date,
  active = row.outcome === "active",
) => ({ active, hired: row.stage_kind === stageKinds.hired, valid: row.valid_until >= dayOf(asOf) });

/**
 * Creates the draft of an offer. An applicant has one open offer at most.
 * @returns the id of the offer
 * @throws Problem 404, 409 `offer_applicant_ended` or `offer_open`, 422
 */
export async function createOffer(
  tx: Tx,
  actor: HiringActor,
  input: OfferInput & { applicantId: number; asOf: Date },
): Promise<number> {
  const { asOf } = input;
  const applicant = await findApplicant(tx, actor, input.applicantId, true);
  const terms = await checkedTerms(tx, input, applicant.job_id, asOf);
  const state = { outcome: applicant.outcome, stage_kind: applicant.kind, valid_until: terms.valid_until };
  offerLife.check("create", hiringRole(actor), "none", factsOf(state, asOf), applicant.outcome);
  const { id } = await tx
    .insertInto("offers")
    .values({
      ...terms,
      applicant_id: applicant.id,
      job_id: applicant.job_id,
      company_id: applicant.company_id,
      agency_id: applicant.agency_id,
      status: "draft",
      created_at: asOf,
      created_by: actor.accountId,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
    .catch((error) => {
      throw sqlState(error) === "23505" ? new Problem(409, "offer_open", { cause: error }) : error;
    });
  await recordApplicant(tx, "offer_create", applicant, { by: actor, at: asOf, data: { offer: id } });
  return id;
}

/** Changes a draft. @throws Problem 404, 409 `offer_state_changed`, or `offer_edited` after a concurrent edit, 422 */
export async function editOffer(
  tx: Tx,
  actor: HiringActor,
  input: OfferInput & { id: number; version?: number | undefined; asOf: Date },
): Promise<void> {
  const { asOf } = input;
  const row = await findOffer(tx, actor, input.id, true);
  const terms = await checkedTerms(tx, input, row.job_id, asOf, row.offer_date);
  const to = offerLife.check("edit", hiringRole(actor), row.status, factsOf(row, asOf));
  await assertVersion(tx, "offer_edited", input.version, row, () => namesOfDiffering(terms, row));
  const set = { ...terms, version: row.version + 1, edited_by: actor.accountId, edited_at: asOf };
  await transition(tx, "offers", row.id, { from: { status: row.status }, to: { status: to }, set }, now(row));
  await endApproval(tx, row.id);
  await recordApplicant(tx, "offer_update", aboutOf(row), { by: actor, at: asOf, data: { offer: row.id } });
}

/**
 * Sends a draft. This is a response, so the response clock stops. An applicant in an earlier stage moves to the offer stage.
 * @throws Problem 404, 409 `offer_state_changed`, `offer_cannot_be_sent` or `offer_needs_approval`
 */
export async function sendOffer(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; asOf: Date; tokenOf: OfferToken },
): Promise<void> {
  const { asOf, tokenOf } = input;
  const { row, applicant } = await findOfferToMove(tx, actor, input.id);
  const to = offerLife.check("send", hiringRole(actor), row.status, factsOf(row, asOf));
  if (!isCleared(row)) throw new Problem(409, "offer_needs_approval");
  const set = {
    sent_at: asOf,
    offer_date: laterOf(row.offer_date, dayOf(asOf)),
    letter: row.template && JSON.stringify(row.template),
  };
  await transition(tx, "offers", row.id, { from: { status: row.status }, to: { status: to }, set }, now(row));
  const data = { offer: row.id, salary: row.monthly_salary ?? 0, currency: row.currency };
  await moveWithResponse(tx, actor, applicant, {
    kind: stageKinds.offer,
    response: { kind: "offer_send", data, asOf },
  });
  await notifyCandidate(tx, row, "sent", { asOf, tokenOf });
}

/** Withdraws an offer. The candidate is notified if it was sent. @throws Problem 404, 409 `offer_state_changed` */
export async function cancelOffer(
  tx: Tx,
  actor: HiringActor,
  input: { id: number; note: string | null; asOf: Date; tokenOf: OfferToken },
): Promise<void> {
  const { note, asOf, tokenOf } = input;
  const row = await findOffer(tx, actor, input.id, true);
  const to = offerLife.check("cancel", hiringRole(actor), row.status, factsOf(row, asOf));
  await transition(
    tx,
    "offers",
    row.id,
    { from: { status: row.status }, to: { status: to }, set: { cancel_note: note } },
    now(row),
  );
  const data = { offer: row.id, status: to, note };
  await recordApplicant(tx, "offer_status", aboutOf(row), { by: actor, at: asOf, data });
  if (row.sent_at) await notifyCandidate(tx, { ...row, cancel_note: note }, "canceled", { asOf, tokenOf });
}

/** Returns the refusal of a stale change, whose `meta.now` is the present status. */
export const now = (row: OfferRow) => ({ code: "offer_state_changed", now: async () => row.status });

export const aboutOf = (row: OfferRow) => ({
  id: row.applicant_id,
  job_id: row.job_id,
  company_id: row.company_id,
});
