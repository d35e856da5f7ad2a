import { Readable } from "node:stream";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import { mapTexts } from "#hiring/share-links/shared-document.ts";
import type { Requester } from "#kit/drawings.ts";
import type { Language } from "#kit/i18n.ts";
import { Problem } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import { cvSections } from "#profiles/candidates/cv-settings.ts";
import { findsContact, type Identifiers } from "#profiles/cv/contact-search.ts";
import { labels as enCv } from "#profiles/cv/messages.en.ts";
import { labels as viCv } from "#profiles/cv/messages.vi.ts";
import { makeCvPdf } from "#profiles/cv/online/make.ts";
import { readCvText } from "#profiles/cv/read-text.ts";
import { withContent } from "#profiles/cv/with-file.ts";
import { labels as en } from "../messages.en.ts";
import { labels as vi } from "../messages.vi.ts";
import type { Place } from "../terms.ts";
import { mentions } from "./names.ts";

/** What must not be in a document: what identifies the person, and the names that an anonymous document hides. */
export interface Forbidden {
  person: Identifiers;
  names: readonly string[];
}

interface Findings {
  contact: Place[];
  identity: Place[];
}

/** Returns the parts of a document that still contain what is forbidden. */
export function findingsIn({ document, letterhead }: AgencyContent, forbidden: Forbidden): Findings {
  const { full_name, job_title, nationality, ...rest } = document;
  const sections = { ...rest, personal_details: nationality } as Record<string, unknown>;
  const parts: [Place, string][] = [
    ["full_name", full_name],
    ["job_title", job_title ?? ""],
    ["summary", letterhead.note?.text ?? ""],
    ...cvSections.map((section): [Place, string] => [section, textOf(sections[section])]),
  ];
  return {
    contact: parts.filter(([, text]) => findsContact(text, forbidden.person)).map(([place]) => place),
    identity: parts.filter(([, text]) => mentions(text, forbidden.names)).map(([place]) => place),
  };
}

function textOf(value: unknown): string {
  const texts: string[] = [];
  mapTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts.join("\n");
}

/** @throws Problem 422 `contact_found` or `identity_found` with the places */
export function assertClean({ contact, identity }: Findings, language: Language): void {
  if (contact.length > 0) throw found("contact_found", contact, language);
  if (identity.length > 0) throw found("identity_found", identity, language);
}

/**
 * Draws a document and searches the text of the file, as its recipient's programs read it. The file has no watermark, which would
 * interrupt the text, and no letterhead, which is the agency's own.
 * @throws Problem 422 `contact_found` or `identity_found`, 503
 */
export async function assertCleanFile(
  { config }: Pick<Services, "config">,
  content: AgencyContent,
  forbidden: Forbidden,
  { language, requester }: { language: Language; requester: Requester },
): Promise<void> {
  const { document, settings, letterhead } = content;
  const presented = { letterhead: { ...letterhead, lines: [], logo: null }, watermark: null };
  const file = await makeCvPdf(document, settings, { presented, requester });
  const read = await withContent(config, Readable.from([file]), (path) => readCvText(path, "pdf"));
  if ("problem" in read) throw new Problem(503, "unavailable", { retryAfterSeconds: 10 });
  // Lines end where the paper does, so a line break is no more than a space.
  const text = read.text.replace(/\s+/g, " ");
  if (findsContact(text, forbidden.person)) throw found("contact_found", ["file"], language);
  if (mentions(text, forbidden.names)) throw found("identity_found", ["file"], language);
}

function found(
  code: "contact_found" | "identity_found",
  places: readonly Place[],
  language: Language,
): Problem {
  const isVietnamese = language === "vi";
  const sections: Partial<Record<Place, string>> = (isVietnamese ? viCv : enCv).section;
  const own: Partial<Record<Place, string>> = (isVietnamese ? vi : en).place;
  const names = places.map((place) => sections[place] ?? own[place] ?? place).join(", ");
  const pointer = places.every((place) => place === "summary") ? "/summary" : "/sections";
  return new Problem(422, { code, pointer, values: { places: names } }, { meta: { places } });
}
