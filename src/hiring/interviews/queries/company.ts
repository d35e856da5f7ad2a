import { sql } from "kysely";
import { hiringRole } from "#hiring/applications/policy.ts";
import { findReadable } from "#hiring/applications/queries/shared/find.ts";
import { listedApplicants, readableApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { day } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fieldsOf } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { applicantInterviews, companyInterviews as listed } from "../contract.ts";
import { interviewLife, openInterviews } from "../lifecycle.ts";
import { isRunning } from "../policy.ts";
import { interviewColumns, interviewKinds } from "../terms.ts";
import { attributesOf } from "./own.ts";
import { type CompanyInterviewRow, companyInterviews, factsAt, holds } from "./shared.ts";
import { openSlots } from "./slots.ts";

const [{ id: phoneKind }] = interviewKinds;

type Reply = ReplyOf<typeof applicantInterviews>;
type Interview = Reply["data"][number];

/** Returns the interviews with an applicant, the latest first, and the offered times. @throws Problem 404 */
export async function interviewsWith(db: Reader, actor: HiringActor, id: number, asOf: Date): Promise<Reply> {
  const applicant = await findReadable(db, actor, id);
  const { managed } = applicant;
  const rows = await companyInterviews(db, actor)
    .where("i.applicant_id", "=", id)
    .orderBy("i.starts_at", "desc")
    .orderBy("i.id", "desc")
    .limit(100)
    .execute();
  const schedule = managed && isRunning(applicant);
  // Offered times end with the application.
  const invite = schedule ? await inviteOf(db, applicant, asOf) : null;
  const places = schedule ? await placesFor(db, actor, applicant, asOf) : [];
  const meta = { invite, places, can: { schedule } };
  return { data: rows.map((row) => interviewReply(row, actor, asOf)), meta };
}

/** The days for which the place of an interview is suggested again. */
const placeDays = 180;

/**
 * Returns the last place of each type of interview: for the same job, else of interviews that the caller scheduled. The phone number of a
 * candidate is no place for others.
 */
async function placesFor(
  db: Reader,
  { scope, accountId }: HiringActor,
  { job_id }: { job_id: number },
  asOf: Date,
): Promise<Reply["meta"]["places"]> {
  const { rows } = await sql<Reply["meta"]["places"][number]>`
    SELECT DISTINCT ON (i.kind) i.kind AS type, i.location FROM interviews i
    WHERE ${inScope("i", scope)} AND i.starts_at > ${new Date(asOf.getTime() - placeDays * day)}
      AND i.kind <> ${phoneKind} AND (i.job_id = ${job_id} OR i.created_by = ${accountId})
    ORDER BY i.kind, i.job_id = ${job_id} DESC, i.id DESC`.execute(db);
  return rows;
}

/** Returns the offered times that an applicant may choose from, or null. */
export async function inviteOf(
  db: Reader,
  applicant: { id: number; candidate_id: number; company_id: number; agency_id: number | null },
  asOf: Date,
): Promise<Reply["meta"]["invite"]> {
  const row = await db
    .selectFrom("interview_invites")
    .selectAll()
    .where("applicant_id", "=", applicant.id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const slots = await openSlots(db, { ...row, ...applicant }, asOf);
  return {
    id: String(row.id),
    type: "interview_invite",
    attributes: { ...fieldsOf(row, interviewColumns), slots },
  };
}

/** Returns an interview for an employer. @throws Problem 404 if the caller may not read its applicant */
export async function readInterview(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<Interview> {
  const row = await companyInterviews(db, actor)
    .where("i.id", "=", id)
    .where(inScope("i", actor.scope))
    .where(readableApplicants(actor))
    .executeTakeFirst();
  if (!row) throw notFound();
  return interviewReply(row, actor, asOf);
}

/** Returns an interview after a change by the caller, who may have lost access to its applicant by it. */
export async function interviewOf(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<Interview> {
  const row = await companyInterviews(db, actor).where("i.id", "=", id).executeTakeFirstOrThrow();
  return interviewReply(row, actor, asOf);
}

export function interviewReply(row: CompanyInterviewRow, actor: HiringActor, asOf: Date): Interview {
  const can = interviewLife.can(hiringRole(actor), row.status, factsAt(row, asOf));
  const { managed, readable } = row;
  const isInterviewer = readable && holds(row, actor);
  return {
    id: String(row.id),
    type: "interview",
    attributes: {
      ...attributesOf(row),
      applicant: { id: String(row.applicant_id), full_name: row.applicant_name },
      job: { id: String(row.job_id), title: row.job_title },
      interviewers: row.interviewers,
      version: row.sequence,
      feedback: row.feedback,
      can: {
        reschedule: can.reschedule && managed,
        cancel: can.cancel && managed,
        complete: can.complete && (managed || isInterviewer),
        no_show: can.no_show && (managed || isInterviewer),
        feedback: can.feedback && readable,
        read: readable,
      },
    },
  };
}

/** Returns whether one of some accounts is an interviewer, as SQL for `interviews AS i`. */
export const interviewedBy = (
  accounts: readonly number[],
) => sql<boolean>`EXISTS (SELECT FROM interview_interviewers w
  WHERE w.interview_id = i.id AND w.account_id = ANY(${accounts as number[]}::bigint[]))`;

/**
 * Selects the interviews of a scope. Members see those of the applicants in their lists and those that they hold (decisions §21).
 */
export function listedInterviews(db: Reader, actor: HiringActor) {
  return companyInterviews(db, actor)
    .where(inScope("i", actor.scope))
    .where("a.erased_at", "is", null)
    .$if(!actor.isAdmin, (rows) =>
      rows.where((eb) => eb.or([interviewedBy([actor.accountId]), listedApplicants(actor)])),
    );
}

/** Returns a page of the interviews of a scope. */
export async function interviewList(
  db: Reader,
  actor: HiringActor,
  query: { past: boolean; mine: boolean; page: number; items: number },
  asOf: Date,
): Promise<ReplyOf<typeof listed>> {
  const { past, mine, page, items } = query;
  const list = listedInterviews(db, actor)
    .where("i.starts_at", past ? "<=" : ">", asOf)
    .$if(!past, (rows) => rows.where("i.status", "in", openInterviews))
    .$if(mine, (rows) => rows.where(interviewedBy([actor.accountId])));
  const { total } = await list
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await list
    .orderBy("i.starts_at", past ? "desc" : "asc")
    .orderBy("i.id")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  return { data: rows.map((row) => interviewReply(row, actor, asOf)), meta: { page, items, total } };
}
