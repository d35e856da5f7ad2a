import { createTranslator } from "use-intl/core";
import { formatDate } from "#kit/dates.ts";
import type { Requester } from "#kit/drawings.ts";
import type { Language } from "#kit/i18n.ts";
import { drawPdf } from "#platform/files/draw-pdf.ts";
import type { Letter } from "./letter-pdf.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import { exactSalary } from "./pay.ts";
import type { OfferRow } from "./queries/shared.ts";
import { offerTexts, probationOf } from "./terms.ts";

/** Renders a letter as a PDF. @throws Problem 503 */
export async function makeLetterPdf(letter: Letter, requester: Requester): Promise<Buffer> {
  return drawPdf(new URL("./letter-pdf.ts", import.meta.url), letter, requester);
}

/** Returns the content of the letter of an offer in a language. */
export function letterOf(row: OfferRow, language: Language): Letter {
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
      ...(row.message ?? "").split(/\n+/).filter((line) => line.trim() !== ""),
    ],
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    closing: [t("answer", { date: date(row.valid_until) }), t("regards")],
    signers: [
      [t("signer.company", values), row.author ?? row.company_name],
      [t("signer.candidate"), row.applicant_name],
    ],
  };
}
