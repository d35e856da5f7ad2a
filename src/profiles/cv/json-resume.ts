import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { labels as reference } from "#platform/reference/messages.en.ts";
import { degrees, jobLanguages, keyOf, proficiencies, skillYears } from "#platform/reference/terms.ts";
import type { CvDocument, SectionName, Sections } from "#profiles/candidates/document.ts";
import { importedRows } from "./imported.ts";
import type { JsonResume } from "./json-resume-schema.ts";

type Item = Record<string, unknown>;

/**
 * The place of each section in a JSON Resume, and the fields of a row that it can store; `meta.sen` has the
 * whole row.
 */
export const jsonPlaces: {
  [S in SectionName]: { list: string; item: (row: Sections[S][number]) => Item };
} = {
  work_experiences: {
    list: "work",
    item: (row) => ({
      name: row.company_name,
      position: row.job_title,
      summary: row.description,
      startDate: row.from,
      endDate: row.to,
    }),
  },
  educations: {
    list: "education",
    item: (row) => ({
      institution: row.university_name,
      area: row.major,
      startDate: row.from,
      endDate: row.to,
      studyType: nameOf(degrees, reference.degree, row.degree),
    }),
  },
  skills: {
    list: "skills",
    item: (row) => ({ name: row.name, level: nameOf(skillYears, reference.skill_years, row.years) }),
  },
  languages: {
    list: "languages",
    item: (row) => ({
      language: nameOf(jobLanguages, reference.job_language, row.language),
      fluency: nameOf(proficiencies, reference.proficiency, row.proficiency),
    }),
  },
  certificates: { list: "certificates", item: (row) => ({ name: row.name, date: row.issue_date }) },
  achievements: { list: "awards", item: (row) => ({ title: row.name, summary: row.description }) },
  work_references: { list: "profiles", item: (row) => ({ network: row.platform, url: row.link }) },
  referencers: { list: "references", item: (row) => ({ name: row.name, reference: row.description }) },
};

function nameOf(
  terms: Parameters<typeof keyOf>[0],
  names: Readonly<Record<string, string>>,
  id: number | null,
): string | null {
  const key = id === null ? undefined : keyOf(terms, id);
  return key === undefined ? null : (names[key] ?? null);
}

/** Removes missing values of a list item. */
export const tidyItem = (item: Item): Item =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== null && value !== "" && value !== undefined),
  );

const textOrNull = z.string().nullable();

/**
 * The extension `meta.sen`, from which profiles are imported without loss; other programs keep or drop it.
 */
export const senMeta = z.object({
  version: z.literal(1),
  language: z.enum(["en", "vi"]),
  city: textOrNull,
  location_id: z.number().int().nullable(),
  birth_date: textOrNull,
  gender: z.number().int().nullable(),
  nationality: textOrNull,
  introduction: textOrNull,
  executive_summary: textOrNull,
  notice_days: z.number().int().nullable(),
  sections: z.object(
    Object.fromEntries(
      Object.entries(importedRows).map(([name, row]) => [name, z.array(row as z.ZodType).max(100)]),
    ) as { [S in SectionName]: z.ZodArray<(typeof importedRows)[S]> },
  ),
});
export type SenMeta = z.output<typeof senMeta>;

export const summaryOf = (texts: Pick<SenMeta, "introduction" | "executive_summary">) =>
  texts.introduction ?? texts.executive_summary;

/** Converts a profile to JSON Resume 1.0.0. */
export function toJsonResume(document: CvDocument, city: string | null): JsonResume {
  const { full_name, job_title, email, phone, language, location_id } = document;
  const { birth_date, gender, nationality, introduction, executive_summary, notice_days } = document;
  const names = Object.keys(jsonPlaces) as SectionName[];
  const lists = Object.fromEntries(
    names.map((section) => {
      const { list, item } = jsonPlaces[section] as { list: string; item: (row: unknown) => Item };
      return [list, document[section].map((row) => tidyItem(item(row)))];
    }),
  );
  const { profiles, ...others } = lists;
  const sen: SenMeta = {
    version: 1,
    language,
    city,
    location_id,
    birth_date,
    gender,
    nationality,
    introduction,
    executive_summary,
    notice_days,
    sections: Object.fromEntries(names.map((section) => [section, document[section]])) as unknown as Sections,
  };
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      ...tidyItem({ name: full_name, label: job_title, email, phone, summary: summaryOf(document) }),
      ...(city && { location: { city } }),
      profiles,
    },
    ...others,
    meta: { version: "v1.0.0", sen },
  } as JsonResume;
}

/** Returns the row from which Sen exported an item; undefined when the item was changed afterwards. */
export function rowOfItem<S extends SectionName>(
  section: S,
  item: Item,
  index: number,
  sen: SenMeta | null,
): Sections[S][number] | undefined {
  const rows = (sen?.sections[section] ?? []) as Sections[S][number][];
  const made = jsonPlaces[section].item as (row: Sections[S][number]) => Item;
  const isOf = (row: Sections[S][number] | undefined) =>
    row !== undefined && isDeepStrictEqual(tidyItem(made(row)), { ...item });
  // Two rows may differ only in fields that JSON Resume cannot store.
  return isOf(rows[index]) ? rows[index] : rows.find(isOf);
}
