import { sourceApplicant } from "#hiring/applications/commands/source.ts";
import { isScreenedBlind } from "#hiring/applications/queries/shared/hidden.ts";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import type { Tx } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { filesOf } from "../queries/person.ts";
import { findPerson, onePerson, type PersonRecord } from "../queries/shared/records.ts";

/**
 * Puts a person on the board of a job. An applicant must have agreed that the company stores the CV for other jobs, or have an
 * active application (decisions §23).
 * @returns the new applicant's id
 * @throws Problem 404, 409 `no_consent`, `do_not_contact`, `invite_instead`, `already_on_job` or `job_not_open`
 */
export async function putOnJob(
  tx: Tx,
  actor: HiringActor,
  { id, jobId, language, asOf }: { id: number; jobId: number; language: Language; asOf: Date },
): Promise<number> {
  const { records } = await findPerson(tx, actor, id);
  const person = onePerson(records);
  const own = records.find(({ added }) => added);
  const applied = await tx
    .selectFrom("applicants as a")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("candidates as k", "k.id", "a.candidate_id")
    .select(["k.account_id", "a.candidate_id", "a.outcome", "a.consent_at", "a.language"])
    .where("a.candidate_id", "in", [...new Set(records.map((each) => each.id))])
    .where(visibleApplicants(actor))
    .where("a.erased_at", "is", null)
    .where("a.identity_hidden", "=", false)
    .orderBy("a.applied_at", "desc")
    .execute();
  const agreed = applied.find(({ outcome, consent_at }) => consent_at !== null || outcome === "active");
  if (!own && !agreed) throw new Problem(409, "no_consent");
  await assertContactAllowed(tx, records);
  // On a job with blind review, a refusal `already_on_job` would show that the person has applied (decision 078).
  if (agreed && agreed.account_id !== null && (await isScreenedBlind(tx, actor, jobId)))
    throw new Problem(409, "invite_instead");
  const [file] = (await filesOf(tx, actor, records)).filter(({ macros }) => !macros);
  // Prefers the candidate with an account, so that the application is in that person's own list.
  const candidateId = agreed?.candidate_id ?? own?.id ?? id;
  return sourceApplicant(tx, actor, {
    jobId,
    person: {
      candidateId,
      fullName: person.full_name,
      email: person.email,
      phone: person.phone,
      cv: file ? { id: file.id, kind: file.kind } : null,
      source: own?.source ?? "added",
      language: applied[0] ? languageOf(applied[0].language) : language,
      consentAt: agreed?.consent_at ?? null,
    },
    asOf,
  });
}

/** @throws Problem 409 `do_not_contact` for a person who asked the agency not to be contacted */
async function assertContactAllowed(tx: Tx, records: readonly PersonRecord[]): Promise<void> {
  const row = await tx
    .selectFrom("prospects")
    .select("candidate_id")
    .where(
      "candidate_id",
      "in",
      records.map(({ id }) => id),
    )
    .where("do_not_contact_at", "is not", null)
    .executeTakeFirst();
  if (row) throw new Problem(409, "do_not_contact");
}
