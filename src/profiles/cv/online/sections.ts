import {
  degrees,
  genders,
  jobLanguages,
  jobLevels,
  jobTypes,
  keyOf,
  proficiencies,
  skillYears,
  type Term,
} from "#platform/reference/terms.ts";
import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { displayLink, oneLine, type Paragraph, paragraphs, webAddress } from "./clean.ts";
import { dayText, monthText, phoneText, salaryText, spanText } from "./facts.ts";
import type { CvNames } from "./names.ts";
import { type CvWords, filled } from "./words.ts";

export interface EntryContent {
  title: string;
  subtitle: string | null;
  dates: string | null;
  /** Contact data of a reference person. */
  contacts: { text: string; href?: string }[];
  body: Paragraph[];
}

/** A short fact: a skill and its years, a language and its level, a link and its address. */
export interface ItemContent {
  name: string;
  note: string | null;
  href?: string;
}

export type PartContent =
  | { kind: "text"; body: Paragraph[] }
  | { kind: "entries"; entries: EntryContent[] }
  | { kind: "items"; items: ItemContent[] };

/** Returns the content of a section; null when it is empty. */
export function sectionContent(
  key: CvSection,
  document: CvDocument,
  words: CvWords,
  names: CvNames,
): PartContent | null {
  const part = makers[key](document, words, names);
  const length =
    part.kind === "text" ? part.body.length : part.kind === "items" ? part.items.length : part.entries.length;
  return length > 0 ? part : null;
}

type Maker = (document: CvDocument, words: CvWords, names: CvNames) => PartContent;

const textOf = (value: string | null): PartContent => ({ kind: "text", body: paragraphs(value) });
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ") || null;

/** Returns the name of an id of a closed list; null for none. */
function nameOf<T extends readonly Term[]>(
  terms: T,
  texts: Readonly<Record<T[number]["key"], string>>,
  id: number | null,
): string | null {
  const key = id === null ? undefined : keyOf(terms, id);
  return key === undefined ? null : texts[key as T[number]["key"]];
}

const entry = (given: Partial<EntryContent> & { title: string }): EntryContent => ({
  subtitle: null,
  dates: null,
  contacts: [],
  body: [],
  ...given,
});

const itemsOf = (items: (ItemContent | null)[]): PartContent => ({
  kind: "items",
  items: items.filter((item) => item !== null && item.name !== "") as ItemContent[],
});
const fact = (name: string, note: string | null): ItemContent | null => (note ? { name, note } : null);

const makers: Record<CvSection, Maker> = {
  introduction: ({ introduction }) => textOf(introduction),
  executive_summary: ({ executive_summary }) => textOf(executive_summary),
  work_experiences: ({ work_experiences }, words) => ({
    kind: "entries",
    entries: work_experiences.map((work) =>
      entry({
        title: oneLine(work.job_title),
        subtitle: joined(
          oneLine(work.company_name),
          nameOf(jobTypes, words.reference.job_type, work.employment_type),
          nameOf(jobLevels, words.reference.job_level, work.job_level),
        ),
        dates: spanText({ ...work, isNow: work.currently_working }, words),
        body: paragraphs(work.description),
      }),
    ),
  }),
  educations: ({ educations }, words) => ({
    kind: "entries",
    entries: educations.map((education) => {
      const degree = nameOf(degrees, words.reference.degree, education.degree);
      return entry({
        title: oneLine(education.university_name),
        subtitle: joined(degree, oneLine(education.major)),
        dates: spanText({ ...education, isNow: false }, words),
        body: paragraphs(education.description),
      });
    }),
  }),
  skills: ({ skills }, { reference }) =>
    itemsOf(
      skills.map(({ name, years }) => ({
        name: oneLine(name),
        note: nameOf(skillYears, reference.skill_years, years),
      })),
    ),
  languages: ({ languages }, { reference }) =>
    itemsOf(
      languages.map(({ language, proficiency }) => ({
        name: nameOf(jobLanguages, reference.job_language, language) ?? "",
        note: nameOf(proficiencies, reference.proficiency, proficiency),
      })),
    ),
  certificates: ({ certificates }, { language }) => ({
    kind: "entries",
    entries: certificates.map(({ name, issue_date, description }) =>
      entry({
        title: oneLine(name),
        dates: issue_date && monthText(issue_date, language),
        body: paragraphs(description),
      }),
    ),
  }),
  achievements: ({ achievements }) => ({
    kind: "entries",
    entries: achievements.map(({ name, description }) =>
      entry({ title: oneLine(name), body: paragraphs(description) }),
    ),
  }),
  work_references: ({ work_references }) =>
    itemsOf(
      work_references.map(({ platform, link }) => {
        const href = webAddress(link);
        return { name: oneLine(platform), note: displayLink(link), ...(href && { href }) };
      }),
    ),
  referencers: ({ referencers }, { language }) => ({
    kind: "entries",
    entries: referencers.map(({ name, company, email, phone, description }) =>
      entry({
        title: oneLine(name),
        subtitle: oneLine(company) || null,
        contacts: [
          ...(oneLine(phone)
            ? [{ text: phoneText(oneLine(phone), language), href: `tel:${oneLine(phone)}` }]
            : []),
          ...(oneLine(email) ? [{ text: oneLine(email), href: `mailto:${oneLine(email)}` }] : []),
        ],
        body: paragraphs(description),
      }),
    ),
  }),
  personal_details: ({ birth_date, gender, nationality, notice_days }, { language, cv, reference }) => {
    const { document } = cv;
    const said = gender === 0 ? null : nameOf(genders, reference.gender, gender);
    const start =
      notice_days === 0
        ? document.at_once
        : notice_days !== null && filled(document.in_days, { days: notice_days });
    return itemsOf([
      fact(document.birth_date, birth_date && dayText(birth_date, language)),
      fact(document.gender, said),
      fact(document.nationality, oneLine(nationality)),
      fact(document.availability, start || null),
    ]);
  },
  expected_salary: ({ expected_salary }, words) =>
    textOf(expected_salary && salaryText(expected_salary, words)),
  job_preference: ({ job_preference: wish }, { cv: { document }, reference }, names) => {
    if (!wish) return itemsOf([]);
    const list = (all: (string | null)[]) => all.filter(Boolean).join(", ") || null;
    return itemsOf([
      fact(document.categories, list(wish.category_ids.map(names.category))),
      fact(document.locations, list(wish.location_ids.map(names.place))),
      fact(document.job_types, list(wish.job_types.map((id) => nameOf(jobTypes, reference.job_type, id)))),
      fact(document.job_level, nameOf(jobLevels, reference.job_level, wish.job_level)),
      fact(document.remote, wish.remote ? document.yes : null),
    ]);
  },
};
