import { sql } from "kysely";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import type { Reader } from "#kit/db.ts";
import type { Level } from "../../terms.ts";
import { agencyLinkOpen } from "./rows.ts";

/** SQL: the links `share_links AS l` to `applicants AS a` in the order in which they count for a contact: the own ones, then the latest. */
const sharesOf = sql`l.agency_id = a.agency_id AND l.applicant_id = a.id`;
const bestFor = (contactId: number | null) =>
  sql`coalesce(l.contact_id = ${contactId}::bigint, false) DESC, l.id DESC LIMIT 1`;

/**
 * SQL for the level at which a contact knows `applicants AS a`: that of the contact's latest link, without one that of the latest link to
 * any recipient, whether it is open or not. The end of an anonymous link must not reveal the name. Null without a link.
 */
export const levelFor = (contactId: number | null) =>
  sql<Level | null>`(SELECT l.level FROM share_links l WHERE ${sharesOf} ORDER BY ${bestFor(contactId)})`;

/**
 * SQL for the id of the open link whose document of `applicants AS a` a contact reads: the latest one to the contact, else to another
 * recipient, at the level at which the contact knows the person. Null without one, as after the person withdraws.
 */
export const liveLinkFor = (contactId: number | null, asOf: Date) =>
  sql<
    number | null
  >`(SELECT l.id FROM share_links l WHERE ${sharesOf} AND l.revoked_at IS NULL AND l.expires_at > ${asOf}
    AND ${agencyLinkOpen()} AND l.level = ${levelFor(contactId)} ORDER BY ${bestFor(contactId)})`;

/** Returns the document of a link that `liveLinkFor` chose. */
export async function documentOfLink(db: Reader, linkId: number) {
  const { content, ...link } = await db
    .selectFrom("share_links")
    .select(["id", "content", "language", "created_at", "expires_at", "contact_id"])
    .where("id", "=", linkId)
    .executeTakeFirstOrThrow();
  return { ...link, content: content as unknown as AgencyContent };
}
