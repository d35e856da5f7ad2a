import { recordApplicant } from "#hiring/applications/commands/record.ts";
import { isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import { type Tx, transition } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { offerLife } from "../lifecycle.ts";
import { lockOffer, offers } from "../queries/shared.ts";
import { notifyRecruitersOf } from "./notify.ts";
import { aboutOf, factsOf, now } from "./write.ts";

/**
 * Accepts or declines an offer for its candidate. The first of two concurrent answers counts.
 * @param actor the candidate, or null for a request with the signed link of the offer
 * @throws Problem 404, 409 `offer_state_changed`
 */
export async function answerOffer(
  tx: Tx,
  actor: CandidateActor | null,
  input: { id: number; answer: "accept" | "decline"; note: string | null; asOf: Date },
): Promise<void> {
  const { answer, note, asOf } = input;
  await lockOffer(tx, input.id);
  const row = await offers(tx).where("o.id", "=", input.id).executeTakeFirst();
  if (!row || row.status === "draft" || row.erased_at) throw notFound();
  if (actor && row.candidate_id !== actor.candidateId) throw notFound();
  const active = await isKnownActive(tx, row.applicant_id, asOf);
  const to = offerLife.check(answer, "candidate", row.status, factsOf(row, asOf, active));
  const set = { answered_at: asOf, answer_note: note };
  await transition(tx, "offers", row.id, { from: { status: row.status }, to: { status: to }, set }, now(row));
  const data = { offer: row.id, status: to };
  await recordApplicant(tx, "offer_status", aboutOf(row), { by: actor, at: asOf, data });
  await notifyRecruitersOf(tx, row, answer === "accept" ? "accepted" : "declined", { note, asOf });
}
