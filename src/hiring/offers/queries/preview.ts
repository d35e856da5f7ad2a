import { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { checkedTerms, type OfferInput } from "../commands/terms.ts";
import type { previewOffer } from "../contract-template.ts";
import { letterOf } from "../letter.ts";
import { languagesOf, letterBase } from "./letter.ts";

/** Returns the letter that an offer with these terms would have, as the candidate would get it. @throws Problem 404, 422 */
export async function previewOf(
  db: Reader,
  actor: HiringActor,
  { terms, applicantId, asOf }: { terms: OfferInput; applicantId: number; asOf: Date },
): Promise<ReplyOf<typeof previewOffer>["data"]> {
  const { id, job_id } = await findApplicant(db, actor, applicantId);
  const checked = await checkedTerms(db, terms, job_id, asOf);
  const { logo, ...base } = await letterBase(db, id, actor.accountId);
  const letters = languagesOf(base).map((language) => letterOf({ ...base, ...checked }, language));
  return { id: String(id), type: "offer_letter", attributes: { logo, letters } };
}
