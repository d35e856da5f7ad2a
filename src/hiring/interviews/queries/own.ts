import { sql } from "kysely";
import { activeToCandidate, isKnownActive } from "#hiring/applications/queries/shared/known.ts";
import { day } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fieldsOf } from "#kit/pick.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { dayAndTime } from "#platform/reference/calendar.ts";
import type { myInterviews } from "../contract-candidate.ts";
import { interviewLife } from "../lifecycle.ts";
import { interviewColumns } from "../terms.ts";
import { type InterviewRow, interviews } from "./shared.ts";
import { openSlots } from "./slots.ts";

type Reply = ReplyOf<typeof myInterviews>;
export type OwnInterview = Reply["data"][number];
export type OwnInvite = Reply["meta"]["invites"][number];

/** Days for which past interviews stay in the candidate's list. */
const pastDays = 30;

/** Returns the caller's interviews, the next first, then those of the last 30 days, and the offered times. */
export async function interviewsOf(
  db: Reader,
  actor: CandidateActor,
  options: { applicationId?: number | undefined; asOf: Date },
): Promise<Reply> {
  const { applicationId, asOf } = options;
  const rows = await interviews(db)
    .where("a.candidate_id", "=", actor.candidateId)
    .where("a.erased_at", "is", null)
    .$if(applicationId !== undefined, (query) => query.where("i.applicant_id", "=", applicationId as number))
    .$if(applicationId === undefined, (query) =>
      query.where("i.starts_at", ">", new Date(asOf.getTime() - pastDays * day)),
    )
    .orderBy(sql`i.starts_at <= ${asOf}`)
    .orderBy(sql`abs(extract(epoch FROM i.starts_at - ${asOf}::timestamptz))`)
    .limit(100)
    .execute();
  const active = await activeToCandidate(db, [...new Set(rows.map((row) => row.applicant_id))], asOf);
  const invites = await ownInvites(db, { candidateId: actor.candidateId, applicationId, asOf });
  return {
    data: rows.map((row) => ownInterview(row, { asOf, active: active.has(row.applicant_id) })),
    meta: { invites },
  };
}

/** Returns an interview for its candidate. `who` is null for a request with the signed link. */
export async function ownInterviewOf(
  db: Reader,
  who: Pick<CandidateActor, "candidateId"> | null,
  id: number,
  asOf: Date,
): Promise<OwnInterview> {
  const row = await interviews(db)
    .where("i.id", "=", id)
    .$if(who !== null, (query) => query.where("a.candidate_id", "=", who?.candidateId ?? 0))
    .executeTakeFirstOrThrow();
  return ownInterview(row, { asOf, active: await isKnownActive(db, row.applicant_id, asOf) });
}

function ownInterview(row: InterviewRow, { asOf, active }: { asOf: Date; active: boolean }): OwnInterview {
  const facts = { startsAt: row.starts_at, asOf, active, proposals: row.proposals };
  const { answer, propose } = interviewLife.can("candidate", row.status, facts);
  return {
    id: String(row.id),
    type: "own_interview",
    attributes: {
      ...attributesOf(row),
      application: String(row.applicant_id),
      job: row.job_title,
      company: row.company_name,
      interviewers: row.interviewers.map(({ full_name }) => full_name),
      can: { answer, propose },
    },
  };
}

/** Returns the fields of an interview that both sides read. */
export function attributesOf(row: InterviewRow) {
  return {
    ...dayAndTime(row.starts_at),
    starts_at: row.starts_at,
    ...fieldsOf(row, interviewColumns),
    status: row.status,
    response: row.response,
    proposed: row.proposed_at && { starts_at: row.proposed_at, note: row.proposal_note },
    cancel: row.cancel_reason_id === null ? null : { reason_id: row.cancel_reason_id, note: row.cancel_note },
  };
}

/** Returns the open invitations, each with the times that can still be chosen. */
export async function ownInvites(
  db: Reader,
  options: { candidateId?: number; inviteId?: number; applicationId?: number | undefined; asOf: Date },
): Promise<OwnInvite[]> {
  const { candidateId, inviteId, applicationId, asOf } = options;
  const rows = await db
    .selectFrom("interview_invites as v")
    .innerJoin("applicants as a", "a.id", "v.applicant_id")
    .innerJoin("jobs as j", "j.id", "a.job_id")
    .innerJoin("companies as c", "c.id", "a.company_id")
    .selectAll("v")
    .select([
      "j.title as job",
      shownCompany.name.as("company"),
      "a.candidate_id",
      "a.company_id",
      "a.agency_id",
    ])
    .where("v.ended_at", "is", null)
    .where("a.erased_at", "is", null)
    .$if(candidateId !== undefined, (query) => query.where("a.candidate_id", "=", candidateId as number))
    .$if(inviteId !== undefined, (query) => query.where("v.id", "=", inviteId as number))
    .$if(applicationId !== undefined, (query) => query.where("v.applicant_id", "=", applicationId as number))
    .orderBy("v.id")
    .limit(20)
    .execute();
  const active = await activeToCandidate(
    db,
    rows.map((row) => row.applicant_id),
    asOf,
  );
  const invites: OwnInvite[] = [];
  for (const row of rows.filter((each) => active.has(each.applicant_id))) {
    const { job, company } = row;
    invites.push({
      id: String(row.id),
      type: "own_interview_invite",
      attributes: {
        ...fieldsOf(row, interviewColumns),
        job,
        company,
        application: String(row.applicant_id),
        slots: await openSlots(db, row, asOf),
      },
    });
  }
  return invites;
}

/** Returns the subject of a signed link, or null if the candidate was erased or the offered times ended without a choice. */
export async function linkedTo(
  db: Reader,
  about: { interview: number } | { invite: number },
  asOf: Date,
): Promise<OwnInterview | OwnInvite | null> {
  if ("interview" in about) return ownInterviewIfThere(db, about.interview, asOf);
  const [invite] = await ownInvites(db, { inviteId: about.invite, asOf });
  if (invite) return invite;
  const chosen = await db
    .selectFrom("interview_invites")
    .select("interview_id")
    .where("id", "=", about.invite)
    .executeTakeFirst();
  return chosen?.interview_id ? ownInterviewIfThere(db, chosen.interview_id, asOf) : null;
}

async function ownInterviewIfThere(db: Reader, id: number, asOf: Date): Promise<OwnInterview | null> {
  const row = await interviews(db).where("i.id", "=", id).where("a.erased_at", "is", null).executeTakeFirst();
  if (!row) return null;
  return ownInterview(row, { asOf, active: await isKnownActive(db, row.applicant_id, asOf) });
}
