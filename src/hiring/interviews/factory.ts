import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";

/** Inserts an interview for a test, by default 24 hours from now. */
export async function makeInterview(
  db: Reader,
  applicant: { id: number; job_id: number; company_id: number; agency_id?: number | null },
  options: { startsAt?: Date; interviewers?: readonly number[] } = {},
) {
  const now = new Date();
  const interview = await db
    .insertInto("interviews")
    .values({
      applicant_id: applicant.id,
      job_id: applicant.job_id,
      company_id: applicant.company_id,
      agency_id: applicant.agency_id ?? null,
      status: "scheduled",
      kind: 1,
      minutes: 60,
      round: 1,
      location: "https://meet.example.test/1",
      starts_at: options.startsAt ?? new Date(now.getTime() + day),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const account_id of options.interviewers ?? [])
    await db
      .insertInto("interview_interviewers")
      .values({ interview_id: interview.id, account_id })
      .execute();
  return interview;
}
