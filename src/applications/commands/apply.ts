import { sql } from "kysely";
import type { CandidateActor } from "#accounts/actor.ts";
import { completePhone } from "#accounts/commands/edit-account.ts";
import { stageKinds } from "#companies/pipeline.ts";
import { addCv } from "#cv/commands/files.ts";
import type { KeptCv } from "#cv/keep.ts";
import { displayState } from "#jobs/lifecycle.ts";
import { aboutJob } from "#jobs/notifications.ts";
import { brokenUnique, type Reader, type Tx } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import { languageNumber } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import { civilDays, deadline } from "../clock-days.ts";
import { applicationReceived, newApplicant } from "../mails.ts";
import { applicantsCame } from "../notifications.ts";
import { type KeptAnswer, keepAnswers, type Question } from "../screening.ts";
import { clockDays, mostAttempts } from "../terms.ts";
import { noteConsent } from "./consent.ts";
import { aboutApplicant, asReader, notifyRecruiters } from "./notify.ts";
import { recordApplicant } from "./record.ts";

export interface NewApplication {
  jobId: number;
  cv: { kept: KeptCv } | { id: number };
  fullName: string;
  phone: string | null;
  coverLetter: string | null;
  answers: readonly { question: number; answer: string | number | boolean }[];
  consent: boolean;
  origin: Origin;
  asOf: Date;
}

/**
 * Whether this candidate may apply for this job now, and with these answers.
 * @throws Problem 404, 409 `job_not_open` or `already_applied`, 422 for answers
 */
export async function assertCanApply(
  db: Reader,
  candidateId: number,
  input: Pick<NewApplication, "jobId" | "answers" | "asOf">,
) {
  const job = await db
    .selectFrom("jobs as j")
    .innerJoin("companies as c", "c.id", "j.company_id")
    .select([
      "j.id",
      "j.company_id",
      "j.agency_id",
      "j.pipeline_id",
      "j.status",
      "j.sen_status",
      "j.questions",
      "j.title",
    ])
    .select(["j.expires_at", "c.blocked_at", "c.name as company_name"])
    // Read along: applying asks many small questions, and each costs more than its answer.
    .select(sql<string[]>`ARRAY(SELECT day::text FROM holidays)`.as("holidays"))
    .select(
      sql<
        string[]
      >`ARRAY(SELECT outcome FROM applicants a WHERE a.job_id = j.id AND a.candidate_id = ${candidateId})`.as(
        "earlier",
      ),
    )
    .where("j.id", "=", input.jobId)
    .where("j.deleted_at", "is", null)
    .executeTakeFirst();
  if (!job) throw notFound();
  const state = displayState(job.status, job.sen_status);
  const over = job.expires_at !== null && job.expires_at <= input.asOf;
  if (state !== "published" || over || job.blocked_at)
    throw conflict("job_not_open", state === "published" ? "expired" : state);
  const standing = job.earlier.find((outcome) => outcome !== "withdrawn");
  if (standing || job.earlier.length >= mostAttempts)
    throw conflict("already_applied", standing ?? "withdrawn");
  const answers = keepAnswers(job.questions as unknown as Question[], input.answers);
  return { job, answers, attempt: job.earlier.length + 1, holidays: civilDays(job.holidays) };
}

/**
 * Applies for a job. Two applications at once are told apart by the unique index alone: nothing that other candidates
 * need is locked.
 * @returns the application's id, and the holidays that its response clock skips
 * @throws Problem 404, 409 `job_not_open` or `already_applied`, 422 for answers and /cv
 */
export async function applyToJob(tx: Tx, actor: CandidateActor, input: NewApplication) {
  const { asOf } = input;
  const { job, answers, attempt, holidays } = await assertCanApply(tx, actor.candidateId, input);
  const cvFileId = await cvOf(tx, actor.candidateId, input);
  const applicant = await insertApplicant(tx, actor, input, { job, answers, attempt, cvFileId });
  if (input.consent)
    await noteConsent(tx, {
      applicantId: applicant.id,
      company: job.company_name,
      given: true,
      language: actor.language,
      means: "application form",
      asOf,
    });
  if (input.phone) await completePhone(tx, actor, input.phone);
  await recordApplicant(tx, "apply", applicant, { by: actor, at: asOf, data: { attempt } });
  const reader = await asReader(tx, {
    id: applicant.id,
    jobId: job.id,
    language: actor.language,
    email: actor.email,
    name: input.fullName,
    account: actor.accountId,
  });
  await queueMail(tx, applicationReceived, {
    ...reader,
    props: { ...reader.props, respond_by: deadline(asOf, clockDays.closed, holidays).toISOString() },
  });
  const named = { job: job.title, company_id: job.company_id };
  await notifyRecruiters(
    tx,
    job.id,
    newApplicant,
    {
      about: aboutApplicant(applicant.id),
      props: {
        ...named,
        candidate: input.fullName,
        applicant: applicant.id,
        flags: answers.filter(({ meets }) => meets === false).length,
      },
    },
    { kind: applicantsCame, about: aboutJob(job.id), props: { ...named, job_id: job.id }, at: asOf },
  );
  return { id: applicant.id, holidays };
}

async function cvOf(tx: Tx, candidateId: number, input: NewApplication): Promise<number> {
  if ("kept" in input.cv) return addCv(tx, { candidateId, cv: input.cv.kept, asOf: input.asOf });
  const own = await tx
    .selectFrom("cv_files")
    .select("id")
    .where("id", "=", input.cv.id)
    .where("candidate_id", "=", candidateId)
    .where("removed_at", "is", null)
    // Its file may not go while this application is being made.
    .forKeyShare()
    .executeTakeFirst();
  if (!own) throw invalid("/cv", "cv_required");
  return own.id;
}

async function insertApplicant(
  tx: Tx,
  actor: CandidateActor,
  input: NewApplication,
  found: {
    job: { id: number; company_id: number; agency_id: number | null; pipeline_id: number };
    answers: KeptAnswer[];
    attempt: number;
    cvFileId: number;
  },
) {
  const { asOf, origin } = input;
  try {
    return await tx
      .insertInto("applicants")
      .values((eb) => ({
        job_id: found.job.id,
        company_id: found.job.company_id,
        agency_id: found.job.agency_id,
        candidate_id: actor.candidateId,
        stage_id: eb
          .selectFrom("pipeline_stages")
          .select("id")
          .where("pipeline_id", "=", found.job.pipeline_id)
          .where("kind", "=", stageKinds.applied),
        // The newest comes on top of its column, without a look at the others.
        rank: -asOf.getTime() * 1000,
        attempt: found.attempt,
        full_name: input.fullName,
        email: actor.email,
        phone: input.phone,
        cover_letter: input.coverLetter,
        answers: JSON.stringify(found.answers),
        cv_file_id: found.cvFileId,
        cv_kind: eb.selectFrom("cv_files").select("kind").where("id", "=", found.cvFileId),
        language: languageNumber[actor.language],
        applied_at: asOf,
        stage_changed_at: asOf,
        consent_at: input.consent ? asOf : null,
        referral_id: origin.referralId,
        utm_source: origin.utmSource,
        utm_campaign: origin.utmCampaign,
        utm_medium: origin.utmMedium,
      }))
      .returning(["id", "job_id", "company_id"])
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (["applicants_once", "applicants_attempts"].includes(brokenUnique(error) ?? ""))
      throw conflict("already_applied", "active");
    throw error;
  }
}
