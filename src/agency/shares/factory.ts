import { hour } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import { type CvDocument, emptyDocument } from "#profiles/candidates/document.ts";
import { codeOf } from "./code.ts";

/** Inserts an open link with a document of an applicant for a contact, and returns its id and the token of its address. */
export async function insertShare(
  db: Reader,
  share: {
    applicant: { id: number; full_name: string };
    contact: { id: number; full_name: string; email: string | null };
    agencyId: number;
    by: number;
    asOf: Date;
    document?: Partial<CvDocument>;
  },
): Promise<{ id: number; token: string }> {
  const { applicant, contact, agencyId, by, asOf } = share;
  const document = { ...emptyDocument(applicant.full_name, "vi"), ...share.document };
  const { token, hash } = newVerificationToken();
  const { id } = await db
    .insertInto("share_links")
    .values({
      owner_kind: "agency",
      agency_id: agencyId,
      applicant_id: applicant.id,
      contact_id: contact.id,
      name: contact.full_name,
      recipient_name: contact.full_name,
      recipient_email: contact.email,
      recipient_language: 1,
      level: "full",
      content: JSON.stringify({
        code: codeOf(applicant.id),
        document,
        settings: defaultCvSettings,
        letterhead: { lines: ["Săn tài năng"], note: null },
      }),
      document_sha256: Buffer.alloc(32),
      created_by: by,
      token_hash: hash,
      language: 1,
      sections: ["skills"],
      created_at: asOf,
      expires_at: new Date(asOf.getTime() + 100 * hour),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}
