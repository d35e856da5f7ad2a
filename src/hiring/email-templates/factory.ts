import type { Reader } from "#kit/db.ts";

/** Inserts a template of a company or an agency for a test. */
export async function makeTemplate(
  db: Reader,
  author: { id: number; companyId: number; agencyId?: number },
  options: { name?: string; subject?: string; content?: string; stage?: string; language?: number } = {},
) {
  const at = new Date("2026-03-02T02:00:00Z");
  return db
    .insertInto("email_templates")
    .values({
      ...(author.agencyId ? { agency_id: author.agencyId } : { company_id: author.companyId }),
      name: options.name ?? "Mời làm bài thử",
      subject: options.subject ?? "Bài thử vị trí {{job_title}}",
      content:
        options.content ??
        "<p>Chào {{candidate_name}},</p><p>Bạn làm bài thử giúp chúng tôi trong tuần này.</p>",
      stage: options.stage ?? "screening",
      language: options.language ?? 1,
      created_by: author.id,
      created_at: at,
      edited_by: author.id,
      edited_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
