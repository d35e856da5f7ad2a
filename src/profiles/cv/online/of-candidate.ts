import { buffer } from "node:stream/consumers";
import type { Reader } from "#kit/db.ts";
import { FileMissing, type Storage } from "#kit/files/storage.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { documentOf, storedProfile } from "#profiles/candidates/queries/shared/profile.ts";

/** The complete input of `makeCvPdf`, read at one time. */
export interface OnlineCv {
  document: CvDocument;
  settings: CvSettings;
  photo: Uint8Array | null;
}

/** Returns the candidate's online CV in a language; by default in that of the profile. */
export async function onlineCvOf(
  { db, storage }: { db: Reader; storage: Storage },
  { accountId }: { accountId: number },
  asked?: Language,
): Promise<OnlineCv> {
  const profile = await storedProfile(db, accountId);
  const { cv_settings: settings, photo_key } = profile;
  return {
    document: documentOf(profile, asked ?? languageOf(profile.language)),
    settings,
    photo: settings.show_photo && photo_key !== null ? await storedPhoto(storage, photo_key) : null,
  };
}

async function storedPhoto(storage: Storage, key: string): Promise<Uint8Array | null> {
  try {
    return await buffer(await storage.get(key));
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
