import { type CvSection, type CvSettings, cvSections } from "#profiles/candidates/cv-settings.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";
import { oneLine } from "./clean.ts";
import { phoneText } from "./facts.ts";
import type { CvNames } from "./names.ts";
import { type PartContent, sectionContent } from "./sections.ts";
import type { CvWords } from "./words.ts";

export interface Contact {
  kind: "email" | "phone" | "place" | "link";
  text: string;
  href?: string;
}

/** A profile as templates need it: formatted, without empty and hidden parts. */
export interface Content {
  name: string;
  title: string | null;
  contacts: Contact[];
  sections: ReadonlyMap<CvSection, PartContent>;
  /** Returns the sections in the candidate's order, followed by the others in the template's order. */
  order: (own: readonly CvSection[]) => CvSection[];
  /** True when there is a photo and the candidate shows it. */
  hasPhoto: boolean;
  words: CvWords;
}

/** Returns the content of a CV, in the words of its language. */
export function contentOf(
  document: CvDocument,
  settings: CvSettings,
  given: { words: CvWords; names: CvNames; hasPhoto: boolean },
): Content {
  const { words, names } = given;
  const shown = cvSections.filter((key) => !settings.hidden_sections.includes(key));
  const sections = new Map(
    shown.flatMap((key) => {
      const part = sectionContent(key, document, words, names);
      return part ? [[key, part] as const] : [];
    }),
  );
  const order = (own: readonly CvSection[]) =>
    [...new Set([...settings.section_order, ...own, ...cvSections])].filter((key) => sections.has(key));
  return {
    name: oneLine(document.full_name),
    title: oneLine(document.job_title) || null,
    contacts: contactsOf(document, words, names),
    sections,
    order,
    hasPhoto: given.hasPhoto && settings.show_photo,
    words,
  };
}

function contactsOf(document: CvDocument, { language }: CvWords, names: CvNames): Contact[] {
  const phone = oneLine(document.phone);
  const email = oneLine(document.email);
  const place = document.location_id === null ? null : names.place(document.location_id);
  return [
    ...(phone ? [{ kind: "phone", text: phoneText(phone, language), href: `tel:${phone}` } as const] : []),
    ...(email ? [{ kind: "email", text: email, href: `mailto:${email}` } as const] : []),
    ...(place ? [{ kind: "place", text: place } as const] : []),
  ];
}
