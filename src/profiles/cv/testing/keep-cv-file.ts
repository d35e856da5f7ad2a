import { newKey } from "#kit/files/storage.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import type { TestSite } from "#test/browser.ts";

/** Adds a PDF to the CV files of a candidate. */
export async function keepCvFile(
  { database, services }: TestSite,
  candidateId: number,
): Promise<{ id: number }> {
  const key = newKey("cv");
  const bytes = makePdf(["Nguyễn Văn An", "Kế toán trưởng", "an@example.test"]);
  const kept = await services.storage.put(key, bytes, { contentType: "application/pdf" });
  return database.db
    .insertInto("cv_files")
    .values({
      ...kept,
      candidate_id: candidateId,
      storage_key: key,
      name: "CV.pdf",
      kind: "pdf",
      pages: 1,
      created_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}
