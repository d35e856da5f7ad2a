import type { Reader } from "#kit/db.ts";

/** A template of a company, or of an agency, for tests. */
export async function makeTemplate(
  db: Reader,
  author: { id: number; companyId: number; agencyId?: number },
  given: { name?: string; subject?: string; content?: string; stage?: string; language?: number } = {},
) {
  const at = new Date("2026-03-02T02:00:00Z");
  return db
    .insertInto("email_templates")
    .values({
      ...(author.agencyId ? { agency_id: author.agencyId } : { company_id: author.companyId }),
      name: given.name ?? "Mời làm bài thử",
      subject: given.subject ?? "Bài thử vị trí {{job_title}}",
      content:
        given.content ??
        "<p>Chào {{candidate_name}},</p><p>Bạn làm bài thử giúp chúng tôi trong tuần này.</p>",
      stage: given.stage ?? "screening",
      language: given.language ?? 1,
      created_by: author.id,
      created_at: at,
      edited_by: author.id,
      edited_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
