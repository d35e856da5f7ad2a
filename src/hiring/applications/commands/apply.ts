import { brokenForeign, brokenUnique, type Tx, transition } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import { type Language, languageNumber } from "#kit/i18n.ts";
import { mailRow, queueRows } from "#kit/mail.ts";
import { conflict, invalid } from "#kit/problem.ts";
import { aboutJob } from "#market/jobs/about-job.ts";
import { mailJob } from "#market/jobs/mail-job.ts";
import { sourceOf } from "#market/jobs/source.ts";
import { teamOf } from "#market/jobs/team.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { completePhone } from "#people/accounts/commands/edit-account.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { addCv } from "#profiles/cv/commands/files.ts";
import { storeOnlineCv } from "#profiles/cv/commands/online.ts";
import type { StoredCv } from "#profiles/cv/keep.ts";
import type { CvKind } from "#profiles/cv/terms.ts";
import { deadline } from "../clock-days.ts";
import { applicationReceived, newApplicant } from "../mails.ts";
import { applicantsCame } from "../notifications.ts";
import { newApplicationReply } from "../queries/applications.ts";
import { clockDays } from "../terms.ts";
import { hideIdentity } from "./blind.ts";
import { type Applying, assertCanApply, type Wanted } from "./can-apply.ts";
import { noteConsent } from "./consent.ts";
import { aboutApplicant, recruitersAmong } from "./notify.ts";
import { recordApplicant } from "./record.ts";

export interface NewApplication extends Omit<Wanted, "cvId"> {
  cv: { kept: StoredCv } | { id: number } | { online: Language | null };
  fullName: string;
  /** The account's own where it is left out. */
  phone: string | null | undefined;
  coverLetter: string | null;
  consent: boolean;
  origin: Origin;
}

/** The file that an application is sent with. */
interface SentCv {
  id: number;
  name: string;
  kind: CvKind;
}

/**
 * Applies for a job. Two applications at once are told apart by the unique index alone: nothing that other candidates
 * need is locked.
 * @returns the application as its candidate sees it
 * @throws Problem 404, 409 `job_not_open` or `already_applied`, 422 for answers and /cv
 */
export async function applyToJob(tx: Tx, actor: CandidateActor, given: NewApplication) {
  const { asOf } = given;
  const cvId = "id" in given.cv ? given.cv.id : undefined;
  const found = await assertCanApply(tx, actor.candidateId, { ...given, cvId });
  const { job, attempt } = found;
  const input = { ...given, phone: given.phone === undefined ? (job.phone?.own ?? null) : given.phone };
  const cv = await cvOf(tx, actor, input, job.cv);
  const id = await insertApplicant(tx, actor, input, { ...found, cv });
  const applicant = { id, job_id: job.id, company_id: job.company_id };
  // Whom the employer has found before applying is known to it.
  const shownName = job.blind_review && !found.sourced ? await hideIdentity(tx, id) : input.fullName;
  if (input.consent)
    await noteConsent(tx, {
      applicantId: id,
      company: job.company_name,
      given: true,
      language: actor.language,
      means: "application form",
      asOf,
    });
  if (input.phone && job.phone?.lacks) await completePhone(tx, actor, input.phone);
  await recordApplicant(tx, "apply", applicant, { by: actor, at: asOf, data: { attempt } });
  const recruiters = recruitersAmong(job.people, teamOf(job), "notified");
  await queueRows(tx, mailsOf(actor, input, found, { id, recruiters, shownName }));
  await notify(tx, applicantsCame, {
    to: recruiters.map((recruiter) => recruiter.id),
    about: aboutJob(job.id),
    props: { job: job.title, job_id: job.id },
    at: asOf,
  });
  return newApplicationReply(
    {
      id,
      job,
      cv,
      cover_letter: input.coverLetter,
      kept_days: job.kept_days,
      consent_at: input.consent ? asOf : null,
    },
    { asOf, holidays: found.holidays },
  );
}

/** To the candidate, and to each of the job's recruiters in the language of each. */
function mailsOf(
  actor: CandidateActor,
  { fullName, asOf }: NewApplication,
  { job, answers, holidays }: Applying,
  told: { id: number; recruiters: ReturnType<typeof recruitersAmong>; shownName: string },
) {
  const { id, recruiters, shownName } = told;
  const about = aboutApplicant(id);
  const card = mailJob(job, actor.language);
  const received = mailRow(applicationReceived, {
    language: actor.language,
    to: { email: actor.email, name: fullName, account: actor.accountId },
    about,
    props: {
      job: card.title,
      company: card.company,
      card,
      application: id,
      respond_by: deadline(asOf, clockDays.closed, holidays).toISOString(),
    },
  });
  const props = {
    candidate: shownName,
    job: job.title,
    applicant: id,
    flags: answers.filter(({ meets }) => meets === false).length,
  };
  return [
    received,
    ...recruiters.map(({ language, to }) => mailRow(newApplicant, { language, to, props, about })),
  ];
}

async function cvOf(
  tx: Tx,
  actor: CandidateActor,
  { cv, asOf }: NewApplication,
  own: SentCv | null,
): Promise<SentCv> {
  if ("online" in cv) return storeOnlineCv(tx, actor, { language: cv.online ?? undefined, asOf });
  if (!("kept" in cv)) {
    if (!own) throw invalid("/cv", "cv_required");
    return own;
  }
  const { name, kind } = cv.kept;
  return { id: await addCv(tx, { candidateId: actor.candidateId, cv: cv.kept, asOf }), name, kind };
}

async function insertApplicant(
  tx: Tx,
  actor: CandidateActor,
  input: NewApplication,
  { job, answers, attempt, cv, sourced }: Applying & { cv: SentCv },
): Promise<number> {
  const { asOf, origin } = input;
  const given = {
    stage_id: job.stage_id as number,
    // The newest comes on top of its column, without a look at the others.
    rank: -asOf.getTime() * 1000,
    full_name: input.fullName,
    email: actor.email,
    phone: input.phone,
    cover_letter: input.coverLetter,
    answers: JSON.stringify(answers),
    // Its key locks the file's row, which cannot go before the application is there.
    cv_file_id: cv.id,
    cv_kind: cv.kind,
    language: languageNumber[actor.language],
    applied_at: asOf,
    stage_changed_at: asOf,
    consent_at: input.consent ? asOf : null,
    kept_days: job.kept_days,
    referral_id: origin.referralId,
    utm_source: origin.utmSource,
    utm_campaign: origin.utmCampaign,
    utm_medium: origin.utmMedium,
  };
  try {
    // Whoever was found stays known by where.
    if (sourced) return await applyAsSourced(tx, sourced.id, given);
    const row = await tx
      .insertInto("applicants")
      .values({
        job_id: job.id,
        company_id: job.company_id,
        agency_id: job.agency_id,
        candidate_id: actor.candidateId,
        attempt,
        ...given,
        source: sourceOf(origin),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return row.id;
  } catch (error) {
    if (["applicants_once", "applicants_attempts"].includes(brokenUnique(error) ?? ""))
      throw conflict("already_applied", "active");
    if (brokenForeign(error) === "applicants_cv_file_id_fkey") throw invalid("/cv", "cv_required");
    throw error;
  }
}

/** Whoever was on the board before applying stays the same applicant, with all that was written about it. */
async function applyAsSourced(
  tx: Tx,
  id: number,
  given: { applied_at: Date } & Record<string, unknown>,
): Promise<number> {
  const change = {
    from: { outcome: ["active", "rejected"] },
    to: { outcome: "active" },
    set: { ...given, responded_at: null, viewed_at: null, clock_step: 0 },
  };
  await transition(tx, "applicants", id, change, { code: "already_applied", now: async () => "withdrawn" });
  await tx
    .updateTable("applicant_rejections")
    .set({ restored_at: given.applied_at })
    .where("applicant_id", "=", id)
    .where("restored_at", "is", null)
    .execute();
  return id;
}
