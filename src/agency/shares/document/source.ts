import { sql } from "kysely";
import type { findApplicant } from "#hiring/applications/queries/shared/find.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { type CvDocument, emptyDocument, type SpokenLanguage } from "#profiles/candidates/document.ts";
import { profileDocument } from "#profiles/candidates/queries/shared/profile.ts";
import { extractFields } from "#profiles/cv/commands/extract.ts";
import type { Identifiers } from "#profiles/cv/contact-search.ts";
import type { Imported } from "#profiles/cv/imported.ts";

type Applicant = Awaited<ReturnType<typeof findApplicant>>;
type Storage = Pick<Services, "storage" | "config">;

/** What is known about an applicant, field by field, and what identifies the person. */
export interface Source {
  document: CvDocument;
  person: Identifiers;
}

/**
 * Returns the structured facts about an applicant: the online CV; without entries in it, the online CV that was sent as the CV file, or
 * the fields of the CV file; and what the agency recorded.
 * @throws Problem 409 `identity_hidden` in a blind review
 */
export async function sourceOf(
  db: Reader,
  storage: Storage,
  actor: HiringActor,
  { applicant, language }: { applicant: Applicant; language: Language },
): Promise<Source> {
  if (applicant.identity_hidden) throw new Problem(409, "identity_hidden");
  const { account_id: accountId } = await db
    .selectFrom("candidates")
    .select("account_id")
    .where("id", "=", applicant.candidate_id)
    .executeTakeFirstOrThrow();
  const empty = emptyDocument(applicant.full_name, language);
  const profile = accountId === null ? empty : await profileDocument(db, accountId, language);
  const file = profile.work_experiences.length > 0 ? null : await fileOf(db, storage, applicant.cv_file_id);
  const facts = await factsOf(db, actor, applicant.candidate_id);
  const document = withFacts(withMissing({ ...profile, full_name: applicant.full_name }, file), facts);
  const addresses = [applicant, profile, ...(file ? [file] : [])];
  return {
    document,
    person: {
      fullName: applicant.full_name,
      emails: addresses.flatMap(({ email }) => email ?? []),
      phones: addresses.flatMap(({ phone }) => phone ?? []),
      accounts: document.work_references.flatMap(
        ({ link }) => link.split(/[/?#]/).filter(Boolean).at(-1) ?? [],
      ),
    },
  };
}

/** Returns the content of a CV file: the online CV of which it is drawn, or the fields that are read from it; null without either. */
async function fileOf(db: Reader, storage: Storage, id: number | null): Promise<Content | null> {
  const file = await db
    .selectFrom("cv_files")
    .select(["storage_key", "kind", "scan_state", "macros", "online"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!file || file.macros) return null;
  if (file.online) return (file.online as unknown as { document: CvDocument }).document;
  return extractFields(storage, file)
    .then(contentOf)
    .catch((error) => {
      if (error instanceof Problem && error.status < 500) return null;
      throw error;
    });
}

/** The parts of a document that a CV file can have. */
type Content = Omit<
  CvDocument,
  "language" | "full_name" | "birth_date" | "gender" | "expected_salary" | "job_preference"
> &
  Partial<CvDocument>;

function contentOf({ fields, sections }: Imported): Content {
  const rows = <T>(read: readonly { value: T }[]) => read.map(({ value }) => value);
  const languages = rows(sections.languages).flatMap(({ language, proficiency }): SpokenLanguage[] =>
    proficiency === null ? [] : [{ language, proficiency }],
  );
  return {
    email: fields.email?.value ?? null,
    phone: fields.phone?.value ?? null,
    job_title: fields.job_title?.value ?? null,
    location_id: fields.location_id?.value ?? null,
    nationality: fields.nationality?.value ?? null,
    introduction: fields.introduction?.value ?? null,
    executive_summary: fields.executive_summary?.value ?? null,
    notice_days: fields.notice_days?.value ?? null,
    work_experiences: rows(sections.work_experiences),
    educations: rows(sections.educations),
    skills: rows(sections.skills),
    languages,
    certificates: rows(sections.certificates),
    achievements: rows(sections.achievements),
    work_references: rows(sections.work_references),
    referencers: rows(sections.referencers),
  };
}

/** Adds the content of a file where the document has none. */
function withMissing(document: CvDocument, content: Content | null): CvDocument {
  if (!content) return document;
  const rows = <T>(own: T[], more: T[]) => (own.length > 0 ? own : more);
  return {
    ...document,
    gender: document.gender ?? content.gender ?? null,
    job_title: document.job_title ?? content.job_title,
    location_id: document.location_id ?? content.location_id,
    nationality: document.nationality ?? content.nationality,
    introduction: document.introduction ?? content.introduction,
    executive_summary: document.executive_summary ?? content.executive_summary,
    expected_salary: document.expected_salary ?? content.expected_salary ?? null,
    job_preference: document.job_preference ?? content.job_preference ?? null,
    notice_days: document.notice_days ?? content.notice_days,
    work_experiences: rows(document.work_experiences, content.work_experiences),
    educations: rows(document.educations, content.educations),
    skills: rows(document.skills, content.skills),
    languages: rows(document.languages, content.languages),
    certificates: rows(document.certificates, content.certificates),
    achievements: rows(document.achievements, content.achievements),
    work_references: rows(document.work_references, content.work_references),
    referencers: rows(document.referencers, content.referencers),
  };
}

/** Returns what the agency recorded about a person whom it added. */
function factsOf(db: Reader, actor: HiringActor, candidateId: number) {
  return db
    .selectFrom("prospects as p")
    .select(["p.job_title", "p.current_company", "p.school", "p.skills", "p.location_id", "p.notice_days"])
    .select(sql<SpokenLanguage[]>`p.languages`.as("languages"))
    .where("p.candidate_id", "=", candidateId)
    .where(inScope("p", actor.scope))
    .executeTakeFirst();
}

/** Adds what the agency recorded where the document has nothing. */
function withFacts(document: CvDocument, facts: Awaited<ReturnType<typeof factsOf>>): CvDocument {
  if (!facts) return document;
  const { current_company: company, school } = facts;
  const title = document.job_title ?? facts.job_title;
  const work = {
    company_name: company ?? "",
    job_title: title ?? "",
    employment_type: null,
    job_level: null,
    from: null,
    to: null,
    currently_working: true,
    description: "",
  };
  const education = {
    university_name: school ?? "",
    degree: null,
    major: "",
    from: null,
    to: null,
    description: "",
  };
  const rows = <T>(own: T[], recorded: T[]) => (own.length > 0 ? own : recorded);
  return {
    ...document,
    job_title: title,
    location_id: document.location_id ?? facts.location_id,
    notice_days: document.notice_days ?? facts.notice_days,
    work_experiences: rows(document.work_experiences, company ? [work] : []),
    educations: rows(document.educations, school ? [education] : []),
    skills: rows(
      document.skills,
      facts.skills.map((name) => ({ name, years: null })),
    ),
    languages: rows(document.languages, facts.languages),
  };
}
