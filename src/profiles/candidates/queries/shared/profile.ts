import type { Reader } from "#kit/db.ts";
import { type Language, languageNumber, languageOf } from "#kit/i18n.ts";
import { type CvSettings, defaultCvSettings } from "../../cv-settings.ts";
import type { CvDocument, ExpectedSalary, JobPreference, SectionName, Sections } from "../../document.ts";
import { sectionNames, translatedEntryFields, translatedFields, type Visibility } from "../../terms.ts";

/** A row of a section as it is stored. */
export type StoredEntry<S extends SectionName = SectionName> = {
  id: number;
  section: S;
  data: Sections[S][number];
  translation: Record<string, string>;
  version: number;
};

/** A text without a translation; a CV in the other language shows the original. */
export interface Untranslated {
  section: SectionName | null;
  id: string | null;
  field: string;
}

/** Returns a profile with its account; empty for a job seeker without entries. */
export async function storedProfile(db: Reader, accountId: number) {
  const row = await db
    .selectFrom("accounts as a")
    .leftJoin("candidate_profiles as p", "p.account_id", "a.id")
    .selectAll("p")
    .select(["a.full_name", "a.phone", "a.email as account_email", "a.language as account_language"])
    .where("a.id", "=", accountId)
    .executeTakeFirstOrThrow();
  const entries = (await db
    .selectFrom("candidate_entries")
    .select(["id", "section", "data", "translation", "version"])
    .where("account_id", "=", accountId)
    .orderBy("rank")
    .orderBy("id")
    .execute()) as unknown as StoredEntry[];
  return {
    full_name: row.full_name,
    phone: row.phone,
    email: row.contact_email ?? row.account_email,
    job_title: row.job_title,
    location_id: row.location_id,
    birth_date: row.birth_date,
    gender: row.gender,
    nationality: row.nationality,
    introduction: row.introduction,
    executive_summary: row.executive_summary,
    expected_salary: row.expected_salary as ExpectedSalary | null,
    notice_days: row.notice_days,
    notice_of_availability: row.notice_days,
    job_preference: row.job_preference as JobPreference | null,
    language: row.language ?? row.account_language,
    translation: (row.translation ?? {}) as Partial<Record<(typeof translatedFields)[number], string>>,
    photo_key: row.photo_key,
    visibility: (row.visibility ?? "only_applied") as Visibility,
    cv_settings: { ...defaultCvSettings, ...(row.cv_settings as Partial<CvSettings> | null) },
    is_on_boarding_success: row.is_on_boarding_success ?? false,
    skip_onboarding: row.skip_onboarding ?? false,
    onboarding_step: row.onboarding_step ?? 1,
    version: row.version ?? 1,
    entries,
  };
}
export type StoredProfile = Awaited<ReturnType<typeof storedProfile>>;

/** The rows of each section, in order. */
export function bySection<T>(
  entries: readonly StoredEntry[],
  rowOf: (entry: StoredEntry) => T,
): Record<SectionName, T[]> {
  const groups = Map.groupBy(entries, ({ section }) => section);
  return Object.fromEntries(
    sectionNames.map((name) => [name, (groups.get(name) ?? []).map(rowOf)]),
  ) as Record<SectionName, T[]>;
}

/** Returns the CV of a candidate's profile in a language; untranslated texts are in the original. */
export async function profileDocument(
  db: Reader,
  accountId: number,
  language: Language,
): Promise<CvDocument> {
  return documentOf(await storedProfile(db, accountId), language);
}

export function documentOf(profile: StoredProfile, language: Language): CvDocument {
  const translated = profile.language !== languageNumber[language];
  const texts = Object.fromEntries(
    translatedFields.map((name) => [
      name,
      translated ? (profile.translation[name] ?? profile[name]) : profile[name],
    ]),
  ) as Pick<CvDocument, (typeof translatedFields)[number]>;
  const { full_name, email, phone, location_id, birth_date, gender, nationality } = profile;
  const { expected_salary, notice_days, job_preference } = profile;
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
    ...(bySection(profile.entries, ({ data, translation }) =>
      translated ? { ...data, ...translation } : data,
    ) as Sections),
  };
}

/** Returns the texts without a translation, in the order of a CV. */
export function untranslatedOf(profile: StoredProfile): Untranslated[] {
  const own = translatedFields
    .filter((field) => profile[field] && !profile.translation[field])
    .map((field) => ({ section: null, id: null, field }));
  const rows = profile.entries.flatMap(({ id, section, data, translation }) =>
    translatedEntryFields[section]
      .filter((field) => (data as unknown as Record<string, string>)[field] && !translation[field])
      .map((field) => ({ section, id: String(id), field })),
  );
  return [...own, ...rows];
}

/** Returns the settings of a candidate's online CV, and the language of the profile. */
export async function cvSettingsOf(
  db: Reader,
  accountId: number,
): Promise<{ settings: CvSettings; language: Language }> {
  const { cv_settings, language } = await storedProfile(db, accountId);
  return { settings: cv_settings, language: languageOf(language) };
}

/** Returns the storage key of the photo, a square JPEG; null without one. */
export async function photoKeyOf(db: Reader, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom("candidate_profiles")
    .select("photo_key")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.photo_key ?? null;
}
