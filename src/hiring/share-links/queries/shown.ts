import type { Reader } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { cvSettingsOf, profileDocument } from "#profiles/candidates/queries/shared/profile.ts";
import { sharedDocument, sharedSettings } from "../shared-document.ts";

/** Returns the content of an opened link. */
export async function openedCv(
  db: Reader,
  link: { account_id: number; language: number; sections: string[]; contact: boolean },
) {
  const [whole, { settings }] = await Promise.all([
    profileDocument(db, link.account_id, languageOf(link.language)),
    cvSettingsOf(db, link.account_id),
  ]);
  return { document: sharedDocument(whole, link), settings: sharedSettings(settings, link) };
}
