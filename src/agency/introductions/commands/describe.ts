import type { Tx } from "#kit/db.ts";

/** Stores the link and the document with which an applicant is introduced in the live submission, and the summary if there is one. */
export async function describeSubmission(
  tx: Tx,
  input: { applicantId: number; shareId: number; documentSha256: string; summary: string | null },
): Promise<void> {
  const { applicantId, shareId, documentSha256, summary } = input;
  await tx
    .updateTable("submissions")
    .set({
      share_id: shareId,
      document_sha256: documentSha256,
      ...(summary !== null && { summary }),
    })
    .where("applicant_id", "=", applicantId)
    .where("ended_at", "is", null)
    .execute();
}
