import type { Reader } from "#kit/db.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";

/** Inserts a pending offer for a test. */
export async function makeOffer(
  db: Reader,
  applicant: { id: number; job_id: number; company_id: number; agency_id?: number | null },
): Promise<{ id: number; valid_until: string }> {
  const now = new Date();
  const today = dayOf(now);
  return db
    .insertInto("offers")
    .values({
      applicant_id: applicant.id,
      job_id: applicant.job_id,
      company_id: applicant.company_id,
      agency_id: applicant.agency_id ?? null,
      status: "pending",
      monthly_salary: 25_000_000,
      message: "Rất mong được gặp bạn",
      offer_date: today,
      start_date: addDays(today, 30),
      valid_until: addDays(today, 7),
      sent_at: now,
    })
    .returning(["id", "valid_until"])
    .executeTakeFirstOrThrow();
}
