import { createTranslator } from "use-intl/core";
import { type Outcome, shownOutcome } from "#hiring/applications/lifecycle.ts";
import * as applicationsEn from "#hiring/applications/messages.en.ts";
import * as applicationsVi from "#hiring/applications/messages.vi.ts";
import { rejectReasons } from "#hiring/applications/terms.ts";
import type { onePerson } from "#hiring/talent-pools/queries/shared/records.ts";
import { csvPieces, csvText } from "#kit/csv.ts";
import type { Language } from "#kit/i18n.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import * as jobsEn from "#market/jobs/messages.en.ts";
import * as jobsVi from "#market/jobs/messages.vi.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { groupedPhone } from "#people/accounts/phone.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import type { ApplicantRow } from "./queries/applicants.ts";
import type { jobRows } from "./queries/jobs.ts";

/** Returns the names of columns, files and values in a language. */
export function wordsOf(language: Language) {
  const isVi = language === "vi";
  const [applications, jobs] = isVi ? [applicationsVi, jobsVi] : [applicationsEn, jobsEn];
  const translate = createTranslator({ locale: language, messages: jobs.labels.source });
  return {
    ...(isVi ? vi : en),
    reasons: applications.labels.reject_reason,
    states: jobs.labels.display_state,
    source: (source: string) => translate(sourceKey(source), { source }),
  };
}

const day = (at: Date | null) => (at ? dayOf(at) : "");

/** The number of rows that are written at once, which takes a few milliseconds. */
const piece = 500;

/** @param hasClients adds a column with the client of each job, for an agency */
export function jobsCsv(
  jobs: Awaited<ReturnType<typeof jobRows>>,
  { language, publicUrl, hasClients }: { language: Language; publicUrl: string; hasClients: boolean },
): AsyncIterable<string> {
  const words = wordsOf(language);
  const { client, ...others } = words.jobs;
  function* rows() {
    for (let from = 0; from < jobs.length; from += piece)
      yield jobs
        .slice(from, from + piece)
        .map((job) => [
          job.id,
          job.title,
          words.states[displayState(job.status, job.sen_status)],
          (language === "vi" ? job.places_vn : job.places) ?? "",
          job.owner ?? "",
          ...[job.applicants, job.fresh, job.views],
          ...[job.created_at, job.approved_at, job.expires_at, job.closed_at].map(day),
          publicUrl + jobPath(language, job.slug),
          ...(hasClients ? [job.company] : []),
        ]);
  }
  return csvPieces([...Object.values(others), ...(hasClients ? [client] : [])], rows());
}

/** Returns people, of whom each has the values of all records. */
export function peopleCsv(
  people: readonly ({ id: number } & ReturnType<typeof onePerson>)[],
  language: Language,
): string {
  const words = wordsOf(language);
  return csvText(
    Object.values(words.people),
    people.map((person) => [
      person.id,
      person.full_name,
      person.email ?? "",
      person.phone && groupedPhone(person.phone),
      person.job_title ?? "",
      person.birth_year ?? "",
      person.skills.join("; "),
      words.source(person.source),
      day(person.at),
    ]),
  );
}

/**
 * @param questions the questions that have a column with the applicants' answers
 * @param cvName returns the path of an applicant's CV in the archive; empty without a CV
 */
export function applicantsCsv(
  batches: AsyncIterable<readonly ApplicantRow[]>,
  {
    language,
    questions,
    cvName,
  }: { language: Language; questions: readonly string[]; cvName: (row: ApplicantRow) => string },
): AsyncIterable<string> {
  const words = wordsOf(language);
  const cellsOf = (row: ApplicantRow) => [
    row.id,
    row.full_name,
    row.email,
    row.phone && groupedPhone(row.phone),
    language === "vi" ? row.stage_vn : row.stage,
    words.outcome[shownOutcome(row.outcome as Outcome, row.reason_id)],
    reasonOf(row, words.reasons),
    day(row.applied_at),
    row.days,
    words.source(row.source),
    row.owner ?? "",
    row.summary?.role ?? "",
    row.summary?.months == null ? "" : Math.floor(row.summary.months / 12),
    row.summary?.skills.join("; ") ?? "",
    row.recommendation === null ? "" : Number(row.recommendation),
    row.answers.flatMap(({ meets, question }) => (meets === false ? [question] : [])).join("; "),
    cvName(row),
    ...questions.map((question) => {
      const answer = row.answers.find((each) => each.question === question)?.answer;
      return typeof answer === "boolean" ? words.answer[answer ? "yes" : "no"] : answer;
    }),
  ];
  async function* rows() {
    for await (const batch of batches) yield batch.map(cellsOf);
  }
  return csvPieces([...Object.values(words.applicants), ...questions], rows());
}

function reasonOf({ outcome, reason_id }: ApplicantRow, reasons: Readonly<Record<string, string>>): string {
  if (outcome !== "rejected") return "";
  return reasons[rejectReasons.find(({ id }) => id === reason_id)?.key ?? "other"] ?? "";
}
