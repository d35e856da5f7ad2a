import type { CandidateActor } from "#accounts/actor.ts";
import { recordApplicant } from "#applications/commands/record.ts";
import { isKnownActive } from "#applications/queries/shared/known.ts";
import { type Database, inTransaction, type Tx, transition } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { offerLife } from "../lifecycle.ts";
import { lockOffer, offers } from "../queries/shared.ts";
import { dayOf } from "../rules.ts";
import { tellCandidate, tellRecruiters } from "./tell.ts";
import { aboutOf, factsOf, now } from "./write.ts";

/**
 * A candidate accepts or declines an offer. Of two answers at once, the first counts.
 * @param actor the caller, or null for whoever has the signed link of the offer
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
  await tellRecruiters(tx, row, answer === "accept" ? "accepted" : "declined", { note, asOf });
}

/** How many are ended in one transaction. */
const batch = 100;

/** Ends the offers that nobody answered in time, and tells both sides. @returns how many */
export async function expireOffers(database: Database, asOf: Date): Promise<number> {
  for (let ended = 0; ; ) {
    const now = await inTransaction(database, (tx) => expireSome(tx, asOf));
    ended += now;
    if (now < batch) return ended;
  }
}

async function expireSome(tx: Tx, asOf: Date): Promise<number> {
  const due = await tx
    .selectFrom("offers")
    .select("id")
    .where("status", "=", "pending")
    .where("valid_until", "<", dayOf(asOf))
    .orderBy("id")
    .limit(batch)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const { id } of due) {
    const row = await offers(tx).where("o.id", "=", id).executeTakeFirstOrThrow();
    const to = offerLife.check("expire", "system", row.status, factsOf(row, asOf));
    await transition(tx, "offers", id, { from: { status: row.status }, to: { status: to } }, now(row));
    const data = { offer: id, status: to };
    await recordApplicant(tx, "offer_status", aboutOf(row), { by: null, at: asOf, data });
    if (row.outcome !== "active") continue;
    await tellCandidate(tx, row, "expired", { asOf });
    await tellRecruiters(tx, row, "expired", { note: null, asOf });
  }
  return due.length;
}
