import type { Insertable } from "kysely";
import { userTypes } from "#people/accounts/terms.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";

type Row = Insertable<DB["activities"]>;
type About = Pick<Row, "company_id" | "job_id" | "applicant_id">;

interface Course {
  recruiter: number | null;
  candidate: number | null;
  /** The period from the scheduling of the interview to its begin, or to the present. */
  between: readonly [Date, Date];
  startsAt: Date;
  /** The new time that the candidate proposes. */
  proposedAt?: Date | string | null | undefined;
  /** The candidate's answer to the present time of the interview. */
  response?: string | undefined;
  /** True where the candidate declined the first time and the interview was moved. */
  isMoved: boolean;
  /** The entry for the end of the interview; false for an interview ahead. */
  end: { kind: string; at: Date; data?: Record<string, number | null> } | false;
}

/** Returns the log entries of an interview: scheduled, answered, moved and answered again, and its end. */
export function logOf(about: About, course: Course): Row[] {
  const { between, startsAt, proposedAt, response, isMoved, end } = course;
  const [from, to] = between;
  // Returns the time after a share (0 to 1) of the period.
  const at = (share: number) => new Date(from.getTime() + share * (to.getTime() - from.getTime()));
  const recruiters = (kind: string, when: Date, data: Row["data"]): Row => ({
    ...about,
    kind,
    at: when,
    data,
    actor_id: course.recruiter,
    actor_type: userTypes.recruiter,
  });
  const answer = (when: Date, response: string, other?: Date): Row => ({
    ...about,
    kind: "interview_answer",
    at: when,
    actor_id: course.candidate,
    actor_type: userTypes.candidate,
    data: { response, ...(other && { starts_at: other.toISOString() }) },
  });
  const starts_at = startsAt.toISOString();
  const first = isMoved ? plusDays(startsAt, -1).toISOString() : starts_at;
  return [
    recruiters("interview_schedule", at(0.02), { starts_at: first }),
    ...(isMoved
      ? [answer(at(0.2), "declined"), recruiters("interview_reschedule", at(0.3), { starts_at })]
      : []),
    ...(response === "accepted" || response === "declined" ? [answer(at(0.5), response)] : []),
    ...(proposedAt ? [answer(at(0.5), "proposed_new_time", new Date(proposedAt))] : []),
    ...(end ? [recruiters(end.kind, end.at, end.data ?? {})] : []),
  ];
}
