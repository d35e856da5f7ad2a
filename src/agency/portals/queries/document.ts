import { documentOfLink } from "#agency/shares/queries/shared/live-document.ts";
import type { ViewedLink } from "#hiring/share-links/commands/views.ts";
import { markedCopy } from "#hiring/share-links/queries/shared/shown.ts";
import type { Reader } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { logoOf } from "#people/agencies/logo.ts";
import { personInPortal } from "./people.ts";
import type { PortalRow } from "./rows.ts";

interface Request {
  code: string;
  actor: Actor;
  asOf: Date;
}

/**
 * Returns the link whose document a portal's contact reads about a person, as the views of it are counted, and its end. All ends have one
 * answer, also a person who is not in the portal.
 * @throws Problem 410 `portal_document_ended`
 */
export async function documentLinkOf(db: Reader, portal: PortalRow, { code, actor, asOf }: Request) {
  const person = await personInPortal(db, portal, code, asOf);
  if (!person || person.link_id === null) throw new Problem(410, "portal_document_ended");
  const link = await documentOfLink(db, person.link_id);
  const viewed: ViewedLink = {
    id: link.id,
    isOwner: actor.kind === "consultant" && actor.agencyId === portal.agency_id,
    ...(link.contact_id !== portal.contact_id && { portal: { id: portal.id, reader: portal.contact } }),
  };
  const expiresAt = new Date(Math.min(link.expires_at.getTime(), portal.expires_at.getTime()));
  return { link, viewed, expiresAt };
}

/** Returns the document that a portal's contact reads about a person, with the contact's mark. @throws Problem 410 */
export async function documentOf(
  db: Reader,
  storage: Pick<Services, "storage">,
  portal: PortalRow,
  request: Request,
) {
  const { link, viewed, expiresAt } = await documentLinkOf(db, portal, request);
  const reader = {
    name: portal.contact,
    at: link.created_at,
    language: languageOf(link.language),
    logo: await logoOf(db, storage, portal.agency_id),
  };
  return { ...markedCopy(link.content, reader), viewed, expiresAt };
}
