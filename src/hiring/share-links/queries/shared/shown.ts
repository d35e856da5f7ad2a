import { formatDate } from "#kit/dates.ts";
import type { Reader } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import type { Services } from "#kit/services.ts";
import { logoOf } from "#people/agencies/logo.ts";
import { cvSettingsOf, profileDocument } from "#profiles/candidates/queries/shared/profile.ts";
import type { AgencyContent } from "../../agency-content.ts";
import type { OpenedLink } from "../../commands/open.ts";
import { sharedDocument, sharedSettings } from "../../shared-document.ts";

/** Returns the content of an opened link: the candidate's profile as it is now, or the copy of an agency with its recipient's mark. */
export async function openedCv(db: Reader, storage: Pick<Services, "storage">, link: OpenedLink) {
  const language = languageOf(link.language);
  if (link.content !== null) {
    const reader = { name: link.recipient_name ?? "", at: link.created_at, language };
    const logo = await logoOf(db, storage, link.agency_id as number);
    return markedCopy(link.content as unknown as AgencyContent, { ...reader, logo });
  }
  const owner = link.account_id as number;
  const [whole, { settings }] = await Promise.all([
    profileDocument(db, owner, language),
    cvSettingsOf(db, owner),
  ]);
  const document = sharedDocument(whole, link);
  const fileName = `CV ${document.full_name}`;
  return { document, settings: sharedSettings(settings, link), presented: null, fileName };
}

/**
 * Returns an agency's copy of a document with the agency's logo and the mark of its reader.
 * @param reader.at the date in the mark
 */
export function markedCopy(
  { code, document, settings, letterhead }: AgencyContent,
  { name, at, language, logo }: { name: string; at: Date; language: Language; logo: string | null },
) {
  const watermark = `${name} · ${formatDate(at, "day", language)}`;
  const fileName = [code, document.job_title].filter(Boolean).join(" ");
  return { document, settings, presented: { letterhead: { ...letterhead, logo }, watermark }, fileName };
}
