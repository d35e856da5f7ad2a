import { type CvSection, type CvSettings, cvSections } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { withoutContact } from "#profiles/cv/contact-data.ts";

/** The parts of a profile that a share link shows. */
export interface Shown {
  sections: readonly string[];
  contact: boolean;
}

/**
 * Returns the profile for a share link. Hidden parts are removed completely, so that neither the page's
 * source nor the PDF's text contains them. Without contact data, addresses, phone numbers, links and accounts
 * are removed from free texts too.
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
  const cleaned = mapTexts({ ...document, email: null, phone: null }, withoutContact);
  return {
    ...cleaned,
    // Work references are links to other sites, where profiles may show contact data.
    work_references: [],
    referencers: cleaned.referencers.map((person) => ({ ...person, email: null, phone: null })),
  };
}

/** Returns a value with each of its texts changed. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const changed = (each: unknown): unknown => {
    if (typeof each === "string") return change(each);
    if (Array.isArray(each)) return each.map(changed);
    if (each === null || typeof each !== "object") return each;
    return Object.fromEntries(Object.entries(each).map(([name, inner]) => [name, changed(inner)]));
  };
  return changed(value) as T;
}

/** Returns the owner's CV settings for a shared CV, without the photo. */
export function sharedSettings(settings: CvSettings, { sections }: Shown): CvSettings {
  return {
    ...settings,
    hidden_sections: cvSections.filter((section) => !sections.includes(section)),
    show_photo: false,
  };
}
