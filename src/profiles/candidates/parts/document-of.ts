import type { AnswerOf } from "#kit/contract.ts";
import type { Language } from "#kit/i18n.ts";
import type { profileShow } from "../contract.ts";
import type { CvDocument, Sections } from "../document.ts";
import { sectionNames, translatedFields } from "../terms.ts";

export type OwnProfile = AnswerOf<typeof profileShow>["data"]["attributes"];

/** Returns the CV of a profile in a language, like the server: untranslated texts are in the original. */
export function documentOf(profile: OwnProfile, language: Language): CvDocument {
  const translated = (profile.language === 1 ? "vi" : "en") !== language;
  const { full_name, email, phone, location_id, birth_date, gender, nationality } = profile;
  const { expected_salary, notice_days, job_preference } = profile;
  const texts = Object.fromEntries(
    translatedFields.map((name) => [name, (translated && profile.translation[name]) || profile[name]]),
  ) as Pick<CvDocument, (typeof translatedFields)[number]>;
  const sections = Object.fromEntries(
    sectionNames.map((name) => [
      name,
      profile[name].map(({ id: _, version: __, translation, ...row }) =>
        translated ? { ...row, ...filled(translation) } : row,
      ),
    ]),
  ) as unknown as Sections;
  return {
    language,
    full_name,
    email,
    phone,
    location_id,
    birth_date,
    gender,
    nationality,
    expected_salary,
    notice_days,
    job_preference,
    ...texts,
    ...sections,
  };
}

/** A translation may be empty while it is typed. */
const filled = (texts: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
