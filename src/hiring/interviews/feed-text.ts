import { createTranslator } from "use-intl/core";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { languageOf } from "#kit/i18n.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { calendarOf } from "./calendar.ts";
import { mails as en } from "./messages.en.ts";
import { mails as vi } from "./messages.vi.ts";
import type { interviewsOfAccount } from "./queries/feed.ts";

type Row = Awaited<ReturnType<typeof interviewsOfAccount>>[number];

/** Returns a private calendar as iCalendar text, in the language of its account. */
export function feedText(
  rows: readonly Row[],
  options: { language: number; publicUrl: string; asOf: Date },
): string {
  const language = languageOf(options.language);
  const t = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).feed });
  const { publicUrl, asOf } = options;
  const events = rows.map((row) => {
    const { job_title: job, company_name: company, applicant_name: candidate } = row;
    const path = row.own
      ? ownApplicationPath(row.applicant_id)
      : applicantPaths.detail(ofReader, row.applicant_id);
    return {
      interview: row.id,
      sequence: row.sequence,
      startsAt: row.starts_at,
      minutes: row.minutes,
      location: row.location,
      canceled: false,
      url: new URL(path, publicUrl).href,
      summary: row.own ? t("own", { job, company }) : t("held", { job, candidate }),
      description: row.own ? (row.message ?? "") : "",
    };
  });
  return calendarOf(events, { method: "PUBLISH", host: new URL(publicUrl).hostname, name: t("name"), asOf });
}
