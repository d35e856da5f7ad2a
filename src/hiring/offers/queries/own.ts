import { activeToCandidate, isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { factsOf } from "../commands/write.ts";
import type { myOffers } from "../contract.ts";
import type { linkedOffer as linked } from "../contract-link.ts";
import { offerLife } from "../lifecycle.ts";
import { linkEnded } from "../link.ts";
import { attributesOf } from "./company.ts";
import { type OfferRow, offers } from "./shared.ts";

type OwnOffer = ReplyOf<typeof myOffers>["data"][number];

/** Returns the caller's offers that were sent, the latest first. */
export async function offersOf(
  db: Reader,
  actor: CandidateActor,
  options: { applicationId?: number | undefined; asOf: Date },
): Promise<OwnOffer[]> {
  const { applicationId, asOf } = options;
  const rows = await own(db, actor)
    .$if(applicationId !== undefined, (query) => query.where("o.applicant_id", "=", applicationId as number))
    .orderBy("o.id", "desc")
    .limit(50)
    .execute();
  const active = await activeToCandidate(db, [...new Set(rows.map((row) => row.applicant_id))], asOf);
  return rows.map((row) => ownReply(row, { asOf, active: active.has(row.applicant_id) }));
}

function ownReply(row: OfferRow, { asOf, active }: { asOf: Date; active: boolean }): OwnOffer {
  const { accept, decline } = offerLife.can("candidate", row.status, factsOf(row, asOf, active));
  return {
    id: String(row.id),
    type: "own_offer",
    attributes: {
      ...attributesOf(row),
      application: String(row.applicant_id),
      job: row.job_title,
      company: row.company_name,
      can: { accept, decline },
    },
  };
}

/** @throws Problem 404 */
export async function ownOffer(db: Reader, actor: CandidateActor, id: number): Promise<OfferRow> {
  const row = await own(db, actor).where("o.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const own = (db: Reader, { candidateId }: CandidateActor) =>
  offers(db)
    .where("a.candidate_id", "=", candidateId)
    .where("a.erased_at", "is", null)
    .where("o.sent_at", "is not", null);

/** Returns the offer of a signed link; only its state if it was withdrawn. @throws Problem 410 if the candidate was erased */
export async function linkedOffer(
  db: Reader,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof linked>["data"]> {
  const row = await offers(db).where("o.id", "=", id).executeTakeFirst();
  if (!row || row.erased_at) throw linkEnded();
  const { status } = row;
  if (!isShown(row)) return { id: String(id), type: "offer_state", attributes: { status } };
  return ownReply(row, { asOf, active: await isKnownActive(db, row.applicant_id, asOf) });
}

/** Returns the offer of a signed link, for its letter and file. @throws Problem 410 if the link shows no terms */
export async function linkedRow(db: Reader, id: number): Promise<OfferRow> {
  const row = await offers(db).where("o.id", "=", id).executeTakeFirst();
  if (!row || row.erased_at || !isShown(row)) throw linkEnded();
  return row;
}

const isShown = ({ status }: OfferRow) => status !== "draft" && status !== "canceled";
