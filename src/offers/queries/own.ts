import type { CandidateActor } from "#accounts/actor.ts";
import { knownActive } from "#applications/queries/shared/known.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { factsOf } from "../commands/write.ts";
import type { myOffers } from "../contract.ts";
import { offerLife } from "../lifecycle.ts";
import { attributesOf } from "./company.ts";
import { type OfferRow, offers } from "./shared.ts";

type OwnOffer = ReplyOf<typeof myOffers>["data"][number];

/** The caller's offers, the latest first; one that was not sent is none. */
export async function offersOf(
  db: Reader,
  actor: CandidateActor,
  given: { applicationId?: number | undefined; asOf: Date },
): Promise<OwnOffer[]> {
  const { applicationId, asOf } = given;
  const rows = await own(db, actor)
    .$if(applicationId !== undefined, (query) => query.where("o.applicant_id", "=", applicationId as number))
    .orderBy("o.id", "desc")
    .limit(50)
    .execute();
  const active = await knownActive(db, [...new Set(rows.map((row) => row.applicant_id))], asOf);
  return rows.map((row) => {
    const facts = factsOf(row, asOf, active.has(row.applicant_id));
    const { accept, decline } = offerLife.can("candidate", row.status, facts);
    return {
      id: String(row.id),
      type: "own_offer" as const,
      attributes: {
        ...attributesOf(row),
        application: String(row.applicant_id),
        job: row.job_title,
        company: row.company_name,
        can: { accept, decline },
      },
    };
  });
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
