import type { Insertable } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { languageNumber } from "#kit/i18n.ts";
import { noticePeriods } from "#platform/reference/terms.ts";
import {
  type CvSettings,
  cvAccentColors,
  cvTemplates,
  defaultCvSettings,
} from "#profiles/candidates/cv-settings.ts";
import type { CvDocument, SectionName, Sections } from "#profiles/candidates/document.ts";
import { documentOf, type StoredProfile } from "#profiles/candidates/queries/shared/profile.ts";
import type { DB } from "../../../../db/types.ts";
import { demoCandidateKey } from "../people/candidates.ts";
import { randomOf } from "../random.ts";
import { familyOf } from "../roles/all.ts";
import { skillName } from "../texts/skills.ts";
import type { DemoCandidate } from "../types.ts";
import type { DemoFile } from "./files.ts";
import type { Ids } from "./people.ts";

/** Ids of Hà Nội and Hồ Chí Minh, in which the demo candidate looks for work. */
const locationsOfDemo = [22, 27];

/** Returns whether a candidate has a photo in the online CV. */
export const hasPhoto = ({ key }: DemoCandidate) =>
  key === demoCandidateKey || randomOf(`photo of ${key}`).chance(0.4);

/** Inserts the candidates' profiles with the rows of their sections. */
export async function addProfiles(
  tx: Tx,
  candidates: readonly DemoCandidate[],
  ids: Ids,
  photos: ReadonlyMap<string, DemoFile>,
): Promise<void> {
  await insertMany(
    tx,
    "candidate_profiles",
    candidates.map((person) =>
      profileOf(person, ids.accounts.get(person.key)!, photos.get(person.key)?.key ?? null),
    ),
  );
  await insertMany(
    tx,
    "candidate_entries",
    candidates.flatMap((person) => entriesOf(person, ids.accounts.get(person.key)!)),
  );
}

/** Returns the online CV of a candidate's profile. */
export function onlineCvOf(person: DemoCandidate): { document: CvDocument; settings: CvSettings } {
  const profile = profileOf(person, 0, null);
  const { fullName: full_name, phone, email } = person;
  const stored = { ...profile, full_name, phone, email, entries: entriesOf(person, 0) };
  return {
    document: documentOf({ ...stored, executive_summary: null } as unknown as StoredProfile, person.language),
    settings: { ...defaultCvSettings, ...(profile.cv_settings as Partial<CvSettings>) },
  };
}

function profileOf(
  person: DemoCandidate,
  accountId: number,
  photo: string | null,
): Insertable<DB["candidate_profiles"]> {
  const random = randomOf(`cv of ${person.key}`);
  const { translation } = person;
  return {
    account_id: accountId,
    language: languageNumber[person.language],
    job_title: person.headline,
    location_id: person.locationId,
    birth_date: String(person.birthYear),
    gender: person.gender,
    nationality: person.nationality,
    introduction: person.summary,
    expected_salary: { ...person.expectedSalary },
    notice_days: noticePeriods.find(({ id }) => id === person.noticeId)?.days ?? null,
    job_preference: {
      category_ids: familyOf(person.family).categories.slice(0, 2),
      location_ids: person.key === demoCandidateKey ? locationsOfDemo : [person.locationId],
      job_types: [person.level === 0 ? 2 : 0],
      job_level: person.level,
      remote: random.chance(0.3),
    },
    translation: translation ? { job_title: translation.headline, introduction: translation.summary } : {},
    cv_settings: {
      template: person.key === demoCandidateKey ? "modern" : random.pick(cvTemplates).key,
      accent_color: random.pick(cvAccentColors),
    },
    photo_key: photo,
    visibility: person.visibility,
    is_on_boarding_success: true,
    updated_at: person.createdAt,
  };
}

type Row<S extends SectionName> = { data: Sections[S][number]; translation?: Record<string, string> };

function entriesOf(person: DemoCandidate, accountId: number): Insertable<DB["candidate_entries"]>[] {
  const { language, translation } = person;
  const other = language === "vi" ? "en" : "vi";
  const months = (date: string) => date.slice(0, 7);
  const sections: { [S in SectionName]?: Row<S>[] } = {
    work_experiences: person.works.map((work) => ({
      data: {
        company_name: work.company,
        job_title: work.title,
        employment_type: work.level === 0 ? 2 : 0,
        job_level: work.level,
        from: months(work.from),
        to: work.to && months(work.to),
        currently_working: work.to === null,
        description: work.lines.join("\n"),
      },
      translation: { job_title: work.otherTitle },
    })),
    educations: person.educations.map(({ school, degree, major, from, to, other: named }) => ({
      data: {
        university_name: school,
        degree,
        major,
        description: "",
        from: months(from),
        to: months(to),
      },
      translation: { university_name: named.school, major: named.major },
    })),
    skills: person.skills.map(({ name, years }) => ({
      data: { name: skillName(name, language), years },
      translation: { name: skillName(name, other) },
    })),
    languages: person.languages.map((data) => ({ data })),
    certificates: person.certificates.map(({ name, issued }) => ({
      data: { name, issue_date: issued, description: "" },
    })),
  };
  return Object.entries(sections).flatMap(([section, rows]) =>
    rows.map((row: Row<SectionName>, rank) => ({
      account_id: accountId,
      section,
      rank,
      data: { ...row.data },
      translation: (translation && row.translation) ?? {},
    })),
  );
}
