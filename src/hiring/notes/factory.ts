import type { Reader } from "#kit/db.ts";

interface ApplicantRef {
  id: number;
  job_id: number;
  company_id: number;
  agency_id: number | null;
}

const scopeOf = ({ company_id, agency_id }: ApplicantRef) => ({ company_id, agency_id });

/** A note on an applicant for tests. */
export async function makeNote(
  db: Reader,
  given: { applicant: ApplicantRef; authorId: number; text?: string; mentions?: number[]; at?: Date },
) {
  const { applicant, authorId } = given;
  const at = given.at ?? new Date("2026-03-02T02:00:00Z");
  const note = await db
    .insertInto("notes")
    .values({
      ...scopeOf(applicant),
      job_id: applicant.job_id,
      applicant_id: applicant.id,
      author_id: authorId,
      at,
      text: given.text ?? "@Trần Thị Bình nên mời phỏng vấn tuần này",
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const account_id of given.mentions ?? [])
    await db.insertInto("note_mentions").values({ note_id: note.id, account_id, at }).execute();
  return note;
}

/** What somebody thinks of an applicant, for tests. */
export async function makeEvaluation(
  db: Reader,
  given: {
    applicant: ApplicantRef;
    authorId: number;
    recommendation?: number;
    skills?: { name: string; rating: number }[];
    interviewId?: number;
    at?: Date;
  },
) {
  return db
    .insertInto("evaluations")
    .values({
      ...scopeOf(given.applicant),
      applicant_id: given.applicant.id,
      author_id: given.authorId,
      interview_id: given.interviewId ?? null,
      recommendation: given.recommendation ?? 3,
      skills: JSON.stringify(given.skills ?? [{ name: "Excel", rating: 4 }]),
      text: "Trả lời rõ ràng",
      at: given.at ?? new Date("2026-03-02T02:00:00Z"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
