import { createTranslator } from "use-intl/core";
import { withoutIdentity } from "#hiring/applications/blind.ts";
import { mapTexts, sharedDocument } from "#hiring/share-links/shared-document.ts";
import { labels as enTerms } from "#platform/reference/messages.en.ts";
import { labels as viTerms } from "#platform/reference/messages.vi.ts";
import { degrees, keyOf } from "#platform/reference/terms.ts";
import type { CvDocument, Education } from "#profiles/candidates/document.ts";
import { mails as en } from "../messages.en.ts";
import { mails as vi } from "../messages.vi.ts";
import type { Level } from "../terms.ts";
import type { Employer } from "./employers.ts";
import { withoutPhrases } from "./names.ts";

export interface Presentation {
  level: Level;
  sections: readonly string[];
  code: string;
  employers: ReadonlyMap<string, Employer>;
}

/** Returns the names that an anonymous document must not contain, apart from the person's own. */
export function hiddenNames(source: CvDocument, employers: Presentation["employers"]): string[] {
  const schools = source.educations.map(({ university_name }) => university_name);
  const names = [...employers].flatMap(([name, { key }]) => [name, key]);
  return [...names, ...schools].filter((name) => name.trim() !== "");
}

/**
 * Returns the document that a recipient reads. Contact data, birth date, identity numbers, links and the contacts of references are
 * never in it; at the level `anonymous`, neither are the name, employers, schools, months, gender and nationality.
 */
export function presentedDocument(source: CvDocument, how: Presentation): CvDocument {
  const shown = sharedDocument(source, { sections: how.sections, contact: false });
  const isAnonymous = how.level === "anonymous";
  const name = isAnonymous ? source.full_name : "";
  const cleaned = mapTexts({ ...shown, birth_date: null }, (text) => withoutIdentity(text, name));
  const document = { ...cleaned, language: source.language };
  if (!isAnonymous) return { ...document, full_name: source.full_name };
  const hidden = hiddenNames(source, how.employers);
  const anonymous = mapTexts(document, (text) => withoutPhrases(text, hidden));
  return {
    ...anonymous,
    language: source.language,
    full_name: how.code,
    gender: null,
    nationality: null,
    work_experiences: anonymous.work_experiences.map((work, index) => ({
      ...work,
      company_name: employerText(
        source,
        how.employers.get(source.work_experiences[index]?.company_name ?? ""),
      ),
      ...years(work),
    })),
    educations: anonymous.educations.map((education) => ({
      ...withoutSchool(education, source),
      ...years(education),
    })),
    certificates: anonymous.certificates.map((each) => ({ ...each, issue_date: yearOf(each.issue_date) })),
    referencers: [],
  };
}

const yearOf = (date: string | null) => date?.slice(0, 4) ?? null;
const years = ({ from, to }: { from: string | null; to: string | null }) => ({
  from: yearOf(from),
  to: yearOf(to),
});

function employerText({ language }: CvDocument, employer: Employer | undefined): string {
  const t = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).document });
  const sizes = (language === "vi" ? viTerms : enTerms).company_size;
  const size = employer?.size ? sizes[employer.size] : null;
  const company = employer?.industry ? t("industry", { industry: employer.industry }) : t("company");
  return [company, size].filter(Boolean).join(", ");
}

/** Returns an education whose title is its subject instead of its school. */
function withoutSchool({ degree, major, ...rest }: Education, { language }: CvDocument): Education {
  const texts = (language === "vi" ? viTerms : enTerms).degree;
  const key = degree === null ? undefined : keyOf(degrees, degree);
  const name = key === undefined ? "" : texts[key];
  return major === ""
    ? { ...rest, university_name: name, degree: null, major }
    : { ...rest, university_name: major, degree, major: "" };
}
