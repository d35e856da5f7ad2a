import { createTranslator } from "use-intl/core";
import { formatDate } from "#kit/dates.ts";
import type { Requester } from "#kit/drawings.ts";
import type { Language } from "#kit/i18n.ts";
import type { Services } from "#kit/services.ts";
import { pictureOf } from "#people/agencies/logo.ts";
import { drawPdf } from "#platform/files/draw-pdf.ts";
import type { Letter, Letters } from "./letter-pdf.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import { exactSalary } from "./pay.ts";
import { languagesOf } from "./queries/letter.ts";
import type { OfferRow } from "./queries/shared.ts";
import { type LetterTemplate, offerTexts, probationOf, type TemplatePart } from "./terms.ts";

/** The facts of an offer that its letter shows. */
export type LetterFacts = Pick<
  OfferRow,
  | "monthly_salary"
  | "currency"
  | "salary_basis"
  | "probation"
  | "probation_percent"
  | "start_date"
  | "line_manager"
  | "valid_until"
  | "offer_date"
  | "message"
  | "company_name"
  | "company_address"
  | "job_title"
  | "applicant_name"
  | "author"
  | "template"
>;

/** Renders the letter of an offer as a PDF, by default in the languages in which the candidate gets it. @throws Problem 503 */
export async function makeLetterPdf(
  services: Pick<Services, "storage">,
  row: OfferRow,
  language: Language | "both" | undefined,
  requester: Requester,
): Promise<Buffer> {
  const [first, ...others] = languagesOf(row, language);
  const letters: Letters = {
    letters: [letterOf(row, first), ...others.map((other) => letterOf(row, other))],
    logo: await pictureOf(services, row.logo_key),
  };
  return drawLetters(letters, requester);
}

/** Renders letters as one PDF. @throws Problem 503 */
export async function drawLetters(letters: Letters, requester: Requester): Promise<Buffer> {
  return drawPdf(new URL("./letter-pdf.ts", import.meta.url), letters, requester);
}

/** Returns a text of the template in a language, or in the other one if it is not written in this one. */
function wordsOf(template: LetterTemplate | null, part: TemplatePart, language: Language): string[] {
  const [vi, en] = [template?.[`${part}_vn`], template?.[part]];
  return linesOf((language === "vi" ? vi || en : en || vi) ?? "");
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");

/** Returns the content of the letter of an offer in a language. */
export function letterOf(row: LetterFacts, language: Language): Letter {
  const t = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).letter });
  const date = (day: string) => formatDate(day, "day", language);
  const values = { company: row.company_name, job: row.job_title, candidate: row.applicant_name };
  const probation = probationOf(row.probation);
  const facts: [string, string | null][] = [
    [t("facts.job"), row.job_title],
    [
      t("facts.salary"),
      row.monthly_salary === null
        ? null
        : t(`month.${row.salary_basis}`, { amount: exactSalary(row.monthly_salary, row.currency, language) }),
    ],
    [
      t("facts.probation"),
      probation.days === 0
        ? t("probation.none")
        : t("probation.some", {
            length: t(`probation.${probation.key as "days60"}`),
            percent: row.probation_percent,
          }),
    ],
    [t("facts.start"), row.start_date && date(row.start_date)],
    [t("facts.workplace"), wordsOf(row.template, "workplace", language).join(", ") || null],
    ...offerTexts.map((name): [string, string | null] => [t(`facts.${name}`), row[name]]),
    [t("facts.valid"), date(row.valid_until)],
  ];
  return {
    language,
    title: t("title"),
    sender: row.company_name,
    date: [row.company_address, date(row.offer_date)].filter(Boolean).join(" · "),
    greeting: t("greeting", values),
    paragraphs: [
      t("opening", values),
      ...wordsOf(row.template, "welcome", language),
      ...linesOf(row.message ?? ""),
    ],
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    sections: (["benefits", "clauses"] as const)
      .map((part) => ({ title: t(part), lines: wordsOf(row.template, part, language) }))
      .filter(({ lines }) => lines.length > 0),
    closing: [t("answer", { date: date(row.valid_until) }), t("regards"), t("closing")],
    signers: [
      [t("signer.company", values), row.author ?? row.company_name],
      [t("signer.candidate"), row.applicant_name],
    ],
  };
}
