import type { Tx } from "#kit/db.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { site as en } from "../messages.en.ts";
import { site as vi } from "../messages.vi.ts";
import { findOwn } from "../queries/shared/find.ts";

const texts = { en, vi };

/** The page on which a consent was given; quality §R2 requires it as evidence. */
type Means = "application form" | "application page";

/** Stores a consent or its withdrawal as evidence, with the words that the candidate read. */
export async function noteConsent(
  tx: Tx,
  declaration: {
    applicantId: number;
    company: string;
    given: boolean;
    language: Language;
    means: Means;
    asOf: Date;
  },
): Promise<void> {
  const { apply, mine } = texts[declaration.language];
  const words = declaration.given ? `${apply.consent} – ${apply.consentHelp}` : mine.keep.withdraw;
  await tx
    .insertInto("applicant_consents")
    .values({
      applicant_id: declaration.applicantId,
      given: declaration.given,
      at: declaration.asOf,
      language: languageNumber[declaration.language],
      words: words.replaceAll("{company}", declaration.company),
      means: declaration.means,
    })
    .execute();
}

/**
 * Gives or withdraws the consent that the company stores the CV for other jobs. Giving it again renews it. After a withdrawal,
 * the storage time without consent applies, and the candidate is warned again before the erasure.
 * @throws Problem 404, 409 `application_erased`
 */
export async function changeConsent(
  tx: Tx,
  actor: CandidateActor,
  input: { id: number; consent: boolean; language: Language; asOf: Date },
): Promise<void> {
  const { asOf, consent, language } = input;
  const applicant = await findOwn(tx, actor, input.id, asOf);
  if (applicant.erased_at) throw new Problem(409, "application_erased");
  if (!consent && !applicant.consent_at) return;
  await tx
    .updateTable("applicants")
    .set({ consent_at: consent ? asOf : null, warned_at: null })
    .where("id", "=", applicant.id)
    .execute();
  await noteConsent(tx, {
    applicantId: applicant.id,
    company: applicant.company_name,
    given: consent,
    language,
    means: "application page",
    asOf,
  });
}
