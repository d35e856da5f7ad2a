import type { Reader } from "#kit/db.ts";

interface ApplicantRef {
  id: number;
  job_id: number;
  company_id: number;
  agency_id: number | null;
}

const scopeOf = ({ company_id, agency_id }: ApplicantRef) => ({ company_id, agency_id });

/** Inserts a note on an applicant for a test. */
export async function makeNote(
  db: Reader,
  options: { applicant: ApplicantRef; authorId: number; text?: string; mentions?: number[]; at?: Date },
) {
  const { applicant, authorId } = options;
  const at = options.at ?? new Date("2026-03-02T02:00:00Z");
  const note = await db
    .insertInto("notes")
    .values({
      ...scopeOf(applicant),
      job_id: applicant.job_id,
      applicant_id: applicant.id,
      author_id: authorId,
      at,
      text: options.text ?? "@Trần Thị Bình nên mời phỏng vấn tuần này",
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const account_id of options.mentions ?? [])
    await db.insertInto("note_mentions").values({ note_id: note.id, account_id, at }).execute();
  return note;
}

/** Inserts an evaluation of an applicant for a test. */
export async function makeEvaluation(
  db: Reader,
  options: {
    applicant: ApplicantRef;
    authorId: number;
    recommendation?: number;
    skills?: { name: string; rating: number }[];
    answers?: { question: string; answer: string }[];
    interviewId?: number;
    at?: Date;
  },
) {
  return db
    .insertInto("evaluations")
    .values({
      ...scopeOf(options.applicant),
      applicant_id: options.applicant.id,
      author_id: options.authorId,
      interview_id: options.interviewId ?? null,
      recommendation: options.recommendation ?? 3,
      skills: JSON.stringify(options.skills ?? [{ name: "Excel", rating: 4 }]),
      answers: JSON.stringify(options.answers ?? []),
      text: "Trả lời rõ ràng",
      at: options.at ?? new Date("2026-03-02T02:00:00Z"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
