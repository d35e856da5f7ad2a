import type { BodyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { Problem } from "#kit/problem.ts";
import { addDays, dayOf, laterOf } from "#platform/reference/calendar.ts";
import type { createOffer } from "../contract.ts";
import { offerErrors } from "../rules.ts";
import { type OfferField, offerFields, validDays } from "../terms.ts";

/** The terms of an offer in a request (`offerFields`). */
export type OfferInput = Pick<BodyOf<typeof createOffer>, OfferField>;

/** Returns the checked terms of an offer. @throws Problem 422 */
export async function checkedTerms(
  db: Reader,
  input: OfferInput,
  jobId: number,
  asOf: Date,
  written = dayOf(asOf),
) {
  const job = await db
    .selectFrom("jobs")
    .select("job_level")
    .where("id", "=", jobId)
    .executeTakeFirstOrThrow();
  const today = dayOf(asOf);
  const valid_until = input.valid_until ?? addDays(today, validDays.usual);
  // The stored day of a draft may be past. Saving the draft again moves that day to today instead of failing.
  const newDate = input.offer_date === written ? null : input.offer_date;
  const offer_date = newDate ?? laterOf(written, today);
  const terms = { ...pick(input, offerFields), offer_date, valid_until };
  const errors = offerErrors(terms, today, job.job_level);
  if (errors.length > 0) throw new Problem(422, errors);
  return terms;
}
