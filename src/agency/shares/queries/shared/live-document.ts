import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import type { Reader } from "#kit/db.ts";
import type { Level } from "../../terms.ts";
import { agencyLinks, stateOf } from "./rows.ts";

/** The document of an applicant that a client may read now. */
export interface LiveDocument {
  linkId: number;
  content: AgencyContent;
  level: Level;
  language: number;
  documentSha256: Buffer;
  sharedAt: Date;
}

/**
 * Returns the latest document of an applicant of an agency among its open links to a contact, or to any recipient without one. Null when
 * no link is open, as after the person withdraws.
 */
export async function liveDocument(
  db: Reader,
  { agencyId, applicantId, contactId }: { agencyId: number; applicantId: number; contactId?: number },
  asOf: Date,
): Promise<LiveDocument | null> {
  const row = await agencyLinks(db)
    .select(["l.id", "l.content", "l.level", "l.language", "l.document_sha256", "l.created_at"])
    .where("l.agency_id", "=", agencyId)
    .where("l.applicant_id", "=", applicantId)
    .$if(contactId !== undefined, (query) => query.where("l.contact_id", "=", contactId as number))
    .where(stateOf(asOf), "=", "open")
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    linkId: row.id,
    content: row.content as unknown as AgencyContent,
    level: row.level as Level,
    language: row.language,
    documentSha256: row.document_sha256 as Buffer,
    sharedAt: row.created_at,
  };
}
