import { writtenIn } from "#kit/written-in.ts";
import type { SectionName } from "#profiles/candidates/document.ts";
import { withoutHonorifics } from "./extract/person.ts";
import { languageLevel } from "./extract/spoken-languages.ts";
import { degreeNames, languageNames, named, namedWithin } from "./extract/terms-read.ts";
import { degreeOf } from "./extract/words.ts";
import type { Imported, ImportedSections } from "./imported.ts";
import { rowOfItem, type SenMeta, senMeta, summaryOf } from "./json-resume.ts";
import type { JsonResume } from "./json-resume-schema.ts";

type Lists = Required<Omit<JsonResume, "basics" | "meta">>;
type ItemOf<K extends keyof Lists> = NonNullable<JsonResume[K]> extends (infer I)[] ? I : never;

/** Converts a JSON Resume to the shape of a profile, without saving it. */
export function fromJsonResume(resume: JsonResume, placeOf: (text: string) => number | null): Imported {
  const read = senMeta.safeParse(resume.meta?.sen);
  const sen = read.success ? read.data : null;
  const { basics = {} } = resume;
  const at = <T>(value: T | null | undefined, path: string) =>
    value === null || value === undefined || value === ""
      ? undefined
      : { value: value as NonNullable<T>, confidence: 0.95, found: { page: null, text: path } };
  const city = basics.location?.city ?? null;
  const own = sen && summaryOf(sen) === (basics.summary ?? null) ? sen : null;
  const fields: Imported["fields"] = {
    full_name: at(sen ? basics.name : basics.name && withoutHonorifics(basics.name), "basics.name"),
    job_title: at(basics.label, "basics.label"),
    email: at(basics.email, "basics.email"),
    phone: at(basics.phone, "basics.phone"),
    location_id: at(
      sen && sen.city === city ? sen.location_id : city ? placeOf(city) : null,
      "basics.location",
    ),
    birth_date: at(sen?.birth_date, "meta.sen"),
    gender: at(sen?.gender, "meta.sen"),
    nationality: at(sen?.nationality, "meta.sen"),
    introduction: at(own ? own.introduction : basics.summary, "basics.summary"),
    executive_summary: at(own?.executive_summary, "meta.sen"),
    notice_days: at(sen?.notice_days, "meta.sen"),
  };
  return {
    language: sen?.language ?? writtenIn(basics.summary ?? "") ?? "en",
    text: "",
    fields: Object.fromEntries(Object.entries(fields).filter(([, found]) => found)) as Imported["fields"],
    sections: sectionsOf(resume, sen),
    left_out: leftOutOf(resume),
  };
}

/** Names the fields of the file that a profile cannot store. */
function leftOutOf({ basics, interests = [], languages = [] }: JsonResume): string[] {
  const items = [
    ...interests.map(({ name, keywords = [] }) => [name, ...keywords]),
    ...(basics?.profiles ?? []).filter(({ url }) => !url).map(({ network, username }) => [network, username]),
    ...languages.filter((row) => languageOf(row) === null).map(({ language }) => [language]),
  ];
  return items
    .map((parts) => parts.filter(Boolean).join(", "))
    .filter((item) => item !== "")
    .slice(0, 100);
}

const languageOf = (row: ItemOf<"languages">) => namedWithin(languageNames, row.language ?? "");

function sectionsOf(resume: JsonResume, sen: SenMeta | null): Imported["sections"] {
  const rows = rowsReader(sen);
  return {
    work_experiences: [
      ...rows("work_experiences", "work", resume.work, workOf),
      ...rows("work_experiences", "volunteer", resume.volunteer, (row) =>
        workOf({ ...row, name: row.organization }).map((work) => ({ ...work, currently_working: false })),
      ),
    ],
    educations: rows("educations", "education", resume.education, (row) => [educationOf(row)]),
    skills: rows("skills", "skills", resume.skills, ({ name, keywords = [] }) =>
      [...new Set([name, ...keywords])]
        .filter((each) => each !== undefined)
        .map((each) => ({ name: each, years: null })),
    ).slice(0, 60),
    languages: rows("languages", "languages", resume.languages, (row) => {
      const language = languageOf(row);
      return language === null ? [] : [{ language, proficiency: languageLevel(row.fluency ?? "") }];
    }),
    certificates: rows("certificates", "certificates", resume.certificates, (row) => [
      { name: row.name ?? "", issue_date: row.date ?? null, description: lines([row.issuer, row.url]) },
    ]),
    achievements: achievementsOf(resume, rows),
    work_references: rows("work_references", "profiles", profilesOf(resume), ({ network, url }) =>
      url ? [{ platform: network ?? new URL(url).host, link: url }] : [],
    ).slice(0, 20),
    referencers: rows("referencers", "references", resume.references, (row) => [
      {
        name: withoutHonorifics(row.name ?? ""),
        company: "",
        email: null,
        phone: null,
        description: row.reference ?? "",
      },
    ]),
  };
}

/** Returns a function that converts the items of a list. An unchanged item of an export by Sen becomes the exported row. */
function rowsReader(sen: SenMeta | null) {
  return <S extends SectionName, I extends object>(
    section: S,
    list: string,
    items: readonly I[] | undefined,
    convert: (item: I) => ImportedSections[S][number][],
  ) =>
    (items ?? []).slice(0, 50).flatMap((item, index) => {
      const same = rowOfItem(section, item as Record<string, unknown>, index, sen);
      return (same ? [same] : convert(item)).map((value) => ({
        value,
        confidence: same ? 1 : 0.9,
        found: { page: null, text: `${list}[${index}]` },
      }));
    });
}

function educationOf(row: ItemOf<"education">): ImportedSections["educations"][number] {
  const { institution = "", studyType = "", area = "", score = "", courses = [] } = row;
  const degree = named(degreeNames, studyType) ?? degreeOf(studyType)?.degree ?? null;
  const rest = [degree === null ? studyType : "", score, ...courses];
  return {
    university_name: institution,
    degree,
    major: area,
    from: row.startDate ?? null,
    to: row.endDate ?? null,
    description: lines(rest),
  };
}

function achievementsOf(resume: JsonResume, rows: ReturnType<typeof rowsReader>) {
  return [
    ...rows("achievements", "awards", resume.awards, (row) => [
      { name: row.title ?? "", description: lines([row.summary, row.awarder, row.date]) },
    ]),
    ...rows("achievements", "publications", resume.publications, (row) => [
      { name: row.name ?? "", description: lines([row.summary, row.publisher, row.releaseDate, row.url]) },
    ]),
    ...rows("achievements", "projects", resume.projects, (row) => [
      { name: row.name ?? "", description: lines([row.description, ...(row.highlights ?? []), row.url]) },
    ]),
  ];
}

/** Returns the person's web pages: profiles, and their own site. */
function profilesOf({
  basics: { profiles = [], url } = {},
}: JsonResume): { network?: string; url?: string }[] {
  return url && !profiles.some((profile) => profile.url === url) ? [...profiles, { url }] : profiles;
}

function workOf(row: ItemOf<"work">): ImportedSections["work_experiences"] {
  const {
    name = "",
    position = "",
    summary,
    description,
    highlights = [],
    startDate = null,
    endDate = null,
  } = row;
  return [
    {
      company_name: name,
      job_title: position,
      employment_type: null,
      job_level: null,
      from: startDate,
      to: endDate,
      currently_working: startDate !== null && endDate === null,
      description: lines([description, summary, ...highlights.map((text) => `- ${text}`)]),
    },
  ];
}

const lines = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join("\n");
