import { languages } from "#kit/i18n.ts";
import { documentOf, type OwnProfile } from "#profiles/candidates/parts/document-of.ts";
import { undrawableLetters } from "../online/letters.ts";

/** Returns the letters of a profile, in both languages, that the PDF of its online CV cannot show. */
export function lostLetters(profile: OwnProfile): string[] {
  return [...undrawableLetters(languages.map((language) => documentOf(profile, language)))];
}
