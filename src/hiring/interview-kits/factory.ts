import type { Reader } from "#kit/db.ts";
import type { KitAttribute, KitQuestion } from "./terms.ts";

export const sampleQuestions: KitQuestion[] = [
  { text: "Bạn đã xử lý một khách hàng khó như thế nào?", hint: "Nêu được việc đã làm và kết quả" },
  { text: "Vì sao bạn muốn làm việc ở đây?", hint: null },
];
export const sampleAttributes: KitAttribute[] = [
  { name: "Giao tiếp", low: "Khó hiểu", high: "Rõ ràng, biết lắng nghe" },
  { name: "Giải quyết vấn đề", low: null, high: null },
];

/** Inserts a template, or the kit of a round of a job, for a test. */
export async function makeKit(
  db: Reader,
  options: {
    companyId: number | null;
    agencyId?: number | null | undefined;
    authorId: number;
    jobId?: number;
    round?: number;
    name?: string;
    questions?: KitQuestion[];
    attributes?: KitAttribute[];
  },
) {
  const { companyId, agencyId = null, authorId, jobId = null } = options;
  return db
    .insertInto("interview_kits")
    .values({
      company_id: agencyId !== null && jobId === null ? null : companyId,
      agency_id: agencyId,
      job_id: jobId,
      round: jobId === null ? null : (options.round ?? 1),
      name: options.name ?? "Phỏng vấn vòng 1",
      questions: JSON.stringify(options.questions ?? sampleQuestions),
      attributes: JSON.stringify(options.attributes ?? sampleAttributes),
      created_by: authorId,
      edited_by: authorId,
      edited_at: new Date("2026-03-01T02:00:00Z"),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
