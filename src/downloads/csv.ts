import { createTranslator } from "use-intl/core";
import { type Outcome, shownOutcome } from "#applications/lifecycle.ts";
import * as applicationsEn from "#applications/messages.en.ts";
import * as applicationsVi from "#applications/messages.vi.ts";
import { rejectReasons } from "#applications/terms.ts";
import { dayAndTime } from "#interviews/civil-time.ts";
import { displayState } from "#jobs/lifecycle.ts";
import * as jobsEn from "#jobs/messages.en.ts";
import * as jobsVi from "#jobs/messages.vi.ts";
import { sourceKey } from "#jobs/parts/console/sources.ts";
import { jobPath } from "#jobs/paths.ts";
import { csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import type { ApplicantRow } from "./queries/applicants.ts";
import type { jobRows } from "./queries/jobs.ts";

/** The names of columns, files and values in the reader's language. */
export function wordsOf(language: Language) {
  const isVi = language === "vi";
  const [applications, jobs] = isVi ? [applicationsVi, jobsVi] : [applicationsEn, jobsEn];
  return {
    ...(isVi ? vi : en),
    reasons: applications.labels.reject_reason,
    states: jobs.labels.display_state,
    source: (source: string) => {
      const messages = jobs.labels.source;
      return createTranslator({ locale: language, messages })(sourceKey(source), { source });
    },
  };
}

const day = (at: Date | null) => (at ? dayAndTime(at).date : "");

export function jobsCsv(
  rows: Awaited<ReturnType<typeof jobRows>>,
  { language, publicUrl }: { language: Language; publicUrl: string },
): string {
  const { jobs, states } = wordsOf(language);
  return csvText(
    Object.values(jobs),
    rows.map((job) => [
      job.id,
      job.title,
      states[displayState(job.status, job.sen_status)],
      (language === "vi" ? job.places_vn : job.places) ?? "",
      job.owner ?? "",
      ...[job.applicants, job.fresh, job.views],
      ...[job.created_at, job.approved_at, job.expires_at, job.closed_at].map(day),
      publicUrl + jobPath(language, job.slug),
    ]),
  );
}

/** @param cvName what the file of an applicant is called beside the table; empty where there is none */
export function applicantsCsv(
  rows: readonly ApplicantRow[],
  { language, cvName }: { language: Language; cvName: (row: ApplicantRow) => string },
): string {
  const words = wordsOf(language);
  return csvText(
    Object.values(words.applicants),
    rows.map((row) => [
      row.id,
      row.full_name,
      row.email,
      row.phone ?? "",
      language === "vi" ? row.stage_vn : row.stage,
      words.outcome[shownOutcome(row.outcome as Outcome, row.reason_id)],
      reasonOf(row, words.reasons),
      day(row.applied_at),
      words.source(row.source),
      row.owner ?? "",
      row.summary?.role ?? "",
      row.summary?.months == null ? "" : Math.floor(row.summary.months / 12),
      row.summary?.skills.join("; ") ?? "",
      cvName(row),
    ]),
  );
}

function reasonOf({ outcome, reason_id }: ApplicantRow, reasons: Readonly<Record<string, string>>): string {
  if (outcome !== "rejected") return "";
  return reasons[rejectReasons.find(({ id }) => id === reason_id)?.key ?? "other"] ?? "";
}
