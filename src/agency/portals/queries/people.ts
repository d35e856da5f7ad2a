import { sql } from "kysely";
import type { ClientAnswer } from "#agency/introductions/terms.ts";
import { applicantOf, codeOf } from "#agency/shares/code.ts";
import { levelFor, liveLinkFor } from "#agency/shares/queries/shared/live-document.ts";
import { withoutIdentity } from "#hiring/applications/blind.ts";
import { consentFact, writtenRole } from "#hiring/applications/contributions.ts";
import { missedInterviews, openInterviews } from "#hiring/interviews/lifecycle.ts";
import { openOffers } from "#hiring/offers/lifecycle.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { phaseOf } from "#people/companies/pipeline.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { withoutContact } from "#profiles/cv/contact-data.ts";
import { waitingFor, workingDaysSince } from "../clock.ts";
import { peopleMost } from "../terms.ts";
import type { PortalRow } from "./rows.ts";

/** Whether a date of an interview, or times to choose from, wait for the person's answer: since when. */
const invitedAt = (asOf: Date) => sql<Date | null>`(SELECT min(w.at) FROM (
  SELECT coalesce(i.asked_at, i.created_at) AS at FROM interviews i WHERE i.applicant_id = a.id AND i.response = 'pending'
    AND i.status IN ${literals(openInterviews)} AND i.starts_at > ${asOf}
  UNION ALL SELECT v.created_at FROM interview_invites v WHERE v.applicant_id = a.id AND v.ended_at IS NULL) w)`;
const nextInterview = (asOf: Date) => sql<Date | null>`(SELECT min(i.starts_at) FROM interviews i
  WHERE i.applicant_id = a.id AND i.response = 'accepted' AND i.status IN ${literals(openInterviews)} AND i.starts_at > ${asOf})`;
const interviewedAt = (
  asOf: Date,
) => sql<Date | null>`(SELECT max(i.starts_at + i.minutes * interval '1 minute') FROM interviews i
  WHERE i.applicant_id = a.id AND i.response <> 'declined' AND i.status NOT IN ${literals(missedInterviews)}
    AND i.starts_at + i.minutes * interval '1 minute' <= ${asOf})`;

/** The people of a list: those of a job in stages, as a contact knows them, or one of them. */
interface Introduced {
  jobId: number;
  stages: readonly number[];
  /** Null for what the agency reads. */
  contactId: number | null;
  applicantId?: number;
}

/** Returns the version of a client's answer: the time of the answer, 0 without one. */
export const versionOf = ({ answered_at }: { answered_at: Date | null }): number =>
  answered_at?.getTime() ?? 0;

/**
 * Selects the people whom an agency introduced to its client for a job: those who agreed, whose application is active, and who are in
 * one of the stages. A consent that is taken back removes a person at once.
 */
function peopleRows(db: Reader, { jobId, stages, contactId, applicantId }: Introduced, asOf: Date) {
  return db
    .selectFrom("applicants as a")
    .innerJoin("submissions as b", (join) =>
      join.onRef("b.applicant_id", "=", "a.id").on("b.ended_at", "is", null),
    )
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .leftJoin("hidden_identities as h", "h.applicant_id", "a.id")
    .leftJoin("offers as f", (join) =>
      join.onRef("f.applicant_id", "=", "a.id").on("f.status", "in", [...openOffers]),
    )
    .select(["a.id", "a.stage_changed_at", "s.kind", "f.status as offer", "f.sent_at"])
    .select((eb) => eb.fn.coalesce("h.full_name", "a.full_name").as("full_name"))
    .select([
      "b.id as submission_id",
      "b.at",
      "b.summary",
      "b.client_answer",
      "b.answer_reason",
      "b.answered_at",
    ])
    .select([levelFor(contactId).as("level"), liveLinkFor(contactId, asOf).as("link_id")])
    .select([writtenRole().as("job_title"), invitedAt(asOf).as("invited_at")])
    .select([nextInterview(asOf).as("next_interview"), interviewedAt(asOf).as("interviewed_at")])
    .where("a.job_id", "=", jobId)
    .$if(applicantId !== undefined, (query) => query.where("a.id", "=", applicantId as number))
    .where("a.outcome", "=", "active")
    .where("a.erased_at", "is", null)
    .where("s.kind", "in", [0, ...stages])
    .where(sql<boolean>`${consentFact()} = 'yes'`)
    .orderBy("b.at", "desc")
    .orderBy("a.id", "desc")
    .limit(peopleMost);
}

/** Returns the people of a job whom the agency introduced, each with its code and the side whose word the others wait for. */
export async function introducedPeople(db: Reader, of: Introduced, asOf: Date) {
  const [rows, holidays] = await Promise.all([peopleRows(db, of, asOf).execute(), holidaysOf(db)]);
  return rows.map((row) => {
    const waits = waitingFor({
      phase: phaseOf(row.kind),
      introducedAt: row.at,
      answeredAt: row.answered_at,
      invitedAt: row.invited_at,
      nextInterview: row.next_interview,
      interviewedAt: row.interviewed_at,
      offeredAt: row.offer === "pending" ? row.sent_at : null,
      hasAcceptedOffer: row.offer === "accepted",
    });
    const isAnonymous = row.level === "anonymous";
    return {
      ...row,
      code: codeOf(row.id),
      /** The name that the contact reads; null for a person who was introduced anonymously. */
      name: isAnonymous ? null : row.full_name,
      summary:
        row.summary &&
        (isAnonymous ? withoutIdentity(row.summary, row.full_name) : withoutContact(row.summary)),
      verdict: row.client_answer as ClientAnswer | null,
      version: versionOf(row),
      waits: waits && { ...waits, working_days: workingDaysSince(waits.since, asOf, holidays) },
    };
  });
}
export type IntroducedPerson = Awaited<ReturnType<typeof introducedPeople>>[number];

/** Returns a person of a portal by the code; undefined for a person who is not in the portal. */
export async function personInPortal(
  db: Reader,
  { job_id: jobId, stages, contact_id: contactId }: PortalRow,
  code: string,
  asOf: Date,
): Promise<IntroducedPerson | undefined> {
  const applicantId = applicantOf(code);
  if (applicantId === undefined) return undefined;
  return (await introducedPeople(db, { jobId, stages, contactId, applicantId }, asOf))[0];
}
