import { brokenForeign, brokenUnique, type Tx, transition } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
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
import { applicantArrived } from "../events.ts";
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
  cv: { stored: StoredCv } | { id: number } | { online: Language | null };
  fullName: string;
  /** The candidate's phone number; if undefined, the number of the account is used. */
  phone: string | null | undefined;
  coverLetter: string | null;
  consent: boolean;
  origin: Origin;
}

/** The CV file of an application. */
interface SentCv {
  id: number;
  name: string;
  kind: CvKind;
}

/**
 * Applies for a job. Only a unique index refuses a second application at the same time, so that no lock makes other
 * candidates wait.
 * @returns the application as its candidate sees it
 * @throws Problem 404, 409 `job_not_open` or `already_applied`, 422 for answers and /cv
 */
export async function applyToJob(tx: Tx, actor: CandidateActor, request: NewApplication) {
  const { asOf } = request;
  const cvId = "id" in request.cv ? request.cv.id : undefined;
  const applying = await assertCanApply(tx, actor.candidateId, { ...request, cvId });
  const { job, attempt } = applying;
  const input = { ...request, phone: request.phone === undefined ? (job.phone?.own ?? null) : request.phone };
  const cv = await cvOf(tx, actor, input, job.cv);
  const id = await insertApplicant(tx, actor, input, { ...applying, cv });
  const applicant = { id, job_id: job.id, company_id: job.company_id };
  // The employer already knows the name of a sourced candidate.
  const shownName = job.blind_review && !applying.sourced ? await hideIdentity(tx, id) : input.fullName;
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
  if (job.agency_id !== null) await emit(tx, applicantArrived, { applicantId: id, by: null, asOf });
  const recruiters = recruitersAmong(job.people, teamOf(job), "notified");
  await queueRows(tx, mailsOf(actor, input, applying, { id, recruiters, shownName }));
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
    { asOf, holidays: applying.holidays },
  );
}

/** Returns the mails to the candidate and to each of the job's recruiters, each in the reader's language. */
function mailsOf(
  actor: CandidateActor,
  { fullName, asOf }: NewApplication,
  { job, answers, holidays }: Applying,
  {
    id,
    recruiters,
    shownName,
  }: { id: number; recruiters: ReturnType<typeof recruitersAmong>; shownName: string },
) {
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
  if (!("stored" in cv)) {
    if (!own) throw invalid("/cv", "cv_required");
    return own;
  }
  const { name, kind } = cv.stored;
  return { id: await addCv(tx, { candidateId: actor.candidateId, cv: cv.stored, asOf }), name, kind };
}

async function insertApplicant(
  tx: Tx,
  actor: CandidateActor,
  input: NewApplication,
  { job, answers, attempt, cv, sourced }: Applying & { cv: SentCv },
): Promise<number> {
  const { asOf, origin } = input;
  const values = {
    stage_id: job.stage_id as number,
    // Ranks fall with time, so a new applicant is on top of its column without a query for the other ranks.
    rank: -asOf.getTime() * 1000,
    full_name: input.fullName,
    email: actor.email,
    phone: input.phone,
    cover_letter: input.coverLetter,
    answers: JSON.stringify(answers),
    // The foreign key locks the file's row until the application is stored.
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
    // A sourced candidate keeps the source that the employer recorded.
    if (sourced) return await applyAsSourced(tx, sourced.id, values);
    const row = await tx
      .insertInto("applicants")
      .values({
        job_id: job.id,
        company_id: job.company_id,
        agency_id: job.agency_id,
        candidate_id: actor.candidateId,
        attempt,
        ...values,
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

/** Turns a sourced candidate's row into the application, so that notes and activities about it remain. */
async function applyAsSourced(
  tx: Tx,
  id: number,
  values: { applied_at: Date } & Record<string, unknown>,
): Promise<number> {
  const change = {
    from: { outcome: ["active", "rejected"] },
    to: { outcome: "active" },
    set: { ...values, responded_at: null, viewed_at: null, clock_step: 0 },
  };
  await transition(tx, "applicants", id, change, { code: "already_applied", now: async () => "withdrawn" });
  await tx
    .updateTable("applicant_rejections")
    .set({ restored_at: values.applied_at })
    .where("applicant_id", "=", id)
    .where("restored_at", "is", null)
    .execute();
  return id;
}
