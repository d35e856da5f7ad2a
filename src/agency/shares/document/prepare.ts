import { createHash } from "node:crypto";
import { createTranslator } from "use-intl/core";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import { sharedSettings } from "#hiring/share-links/shared-document.ts";
import type { Reader } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import type { Services } from "#kit/services.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import { codeOf } from "../code.ts";
import { mails as en } from "../messages.en.ts";
import { mails as vi } from "../messages.vi.ts";
import { sharedApplicant } from "../queries/shared/order.ts";
import type { Level } from "../terms.ts";
import type { Forbidden } from "./check.ts";
import { employersOf } from "./employers.ts";
import { hiddenNames, presentedDocument } from "./present.ts";
import { sourceOf } from "./source.ts";

export interface Wanted {
  level: Level;
  sections: readonly string[];
  language: number;
  summary: string | null;
}

/** Draws an applicant's document from the structured fields, with the agency's letterhead. @throws Problem 404, 409 */
export async function preparedContent(
  db: Reader,
  storage: Pick<Services, "storage" | "config">,
  actor: ConsultantActor,
  { applicantId, ...wanted }: Wanted & { applicantId: number },
): Promise<{ content: AgencyContent; forbidden: Forbidden }> {
  const language = languageOf(wanted.language);
  const { applicant, by } = await sharedApplicant(db, actor, applicantId);
  const { document, person } = await sourceOf(db, storage, by, { applicant, language });
  const names = document.work_experiences.map(({ company_name }) => company_name).filter(Boolean);
  const employers = await employersOf(db, names, language);
  const code = codeOf(applicantId);
  const { level, sections } = wanted;
  const isAnonymous = level === "anonymous";
  return {
    content: {
      code,
      document: presentedDocument(document, { level, sections, code, employers }),
      settings: sharedSettings(defaultCvSettings, { sections, contact: false }),
      letterhead: {
        lines: await letterheadOf(db, actor.agencyId),
        note: noteOf(wanted.summary, language),
      },
    },
    forbidden: {
      person,
      names: isAnonymous ? [document.full_name, ...hiddenNames(document, employers)] : [],
    },
  };
}

async function letterheadOf(db: Reader, agencyId: number): Promise<string[]> {
  const { name, legal_name, address, phone } = await db
    .selectFrom("agencies")
    .select(["name", "legal_name", "address", "phone"])
    .where("id", "=", agencyId)
    .executeTakeFirstOrThrow();
  return [legal_name ?? name, address, phone].filter((line): line is string => Boolean(line));
}

function noteOf(text: string | null, language: Language) {
  if (text === null) return null;
  const t = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).document });
  return { label: t("note"), text };
}

/** Returns the JSON of a document with sorted keys, so that a stored copy has the same text. */
export const canonicalJson = (content: AgencyContent): string => JSON.stringify(sorted(content));

/** Returns the SHA-256 of the canonical JSON of a document. */
export const hashOf = (content: AgencyContent): Buffer =>
  createHash("sha256").update(canonicalJson(content)).digest();

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}
