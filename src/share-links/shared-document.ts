import { type CvSection, type CvSettings, cvSections } from "#candidates/cv-settings.ts";
import type { CvDocument } from "#candidates/document.ts";
import { withoutContact } from "#cv/contact-data.ts";

/** What a share link shows of a profile. */
export interface Shown {
  sections: readonly string[];
  contact: boolean;
}

/**
 * The profile as a share link shows it. What is left out is not in it at all, so neither the page's source nor the PDF's text can
 * tell it. Without contact data, addresses, phone numbers, links and accounts go from free texts too.
 */
export function sharedDocument(document: CvDocument, { sections, contact }: Shown): CvDocument {
  const has = (section: CvSection) => sections.includes(section);
  const rows = <T>(section: CvSection, list: T[]): T[] => (has(section) ? list : []);
  const personal = has("personal_details");
  const shown: CvDocument = {
    ...document,
    introduction: has("introduction") ? document.introduction : null,
    executive_summary: has("executive_summary") ? document.executive_summary : null,
    birth_date: personal ? document.birth_date : null,
    gender: personal ? document.gender : null,
    nationality: personal ? document.nationality : null,
    expected_salary: has("expected_salary") ? document.expected_salary : null,
    job_preference: has("job_preference") ? document.job_preference : null,
    notice_days: has("job_preference") ? document.notice_days : null,
    work_experiences: rows("work_experiences", document.work_experiences),
    educations: rows("educations", document.educations),
    skills: rows("skills", document.skills),
    languages: rows("languages", document.languages),
    certificates: rows("certificates", document.certificates),
    achievements: rows("achievements", document.achievements),
    work_references: rows("work_references", document.work_references),
    referencers: rows("referencers", document.referencers),
  };
  return contact ? shown : withoutContacts(shown);
}

function withoutContacts(document: CvDocument): CvDocument {
  const cleaned = cleanOf({ ...document, email: null, phone: null }) as CvDocument;
  return {
    ...cleaned,
    // Links lead to profiles elsewhere, where the contact data is.
    work_references: [],
    referencers: cleaned.referencers.map((person) => ({ ...person, email: null, phone: null })),
  };
}

/** The same value, its texts without contact data. */
function cleanOf(value: unknown): unknown {
  if (typeof value === "string") return withoutContact(value);
  if (Array.isArray(value)) return value.map(cleanOf);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleanOf(each)]));
}

/** The look of the owner's CV; a shared one has no photo. */
export function sharedSettings(settings: CvSettings, { sections }: Shown): CvSettings {
  return {
    ...settings,
    hidden_sections: cvSections.filter((section) => !sections.includes(section)),
    show_photo: false,
  };
}
