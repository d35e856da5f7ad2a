import { createTranslator } from "use-intl/core";
import type { z } from "zod";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import type { myApplications } from "#hiring/applications/contract.ts";
import { site as applicationsEn } from "#hiring/applications/messages.en.ts";
import { site as applicationsVi } from "#hiring/applications/messages.vi.ts";
import type { application } from "#hiring/applications/resources.ts";
import { endedStatuses } from "#hiring/applications/terms.ts";
import type { myInterviews } from "#hiring/interviews/contract-candidate.ts";
import { ownMessagesPath } from "#hiring/messages/paths.ts";
import { day } from "#kit/clock.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import type { fittingJobs } from "#market/job-search/contract.ts";
import type { savedJobs } from "#market/saved-jobs/contract.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/my-home/messages.en.ts";
import { copy as vi } from "../copy/my-home/messages.vi.ts";
import { changesDays } from "../terms.ts";

const dueShown = 4;
const changesShown = 6;
const closingShown = 4;
const closingDays = 10;
const ownActs = ["applied", "withdrawn", "offer_accepted", "offer_declined"];
const over = [...endedStatuses, "hired"];

export type Application = z.output<typeof application>;
type Applications = AnswerOf<typeof myApplications>["data"];

/** The reader's language, its texts, and the time of the request. */
export interface Reader {
  language: Language;
  say: ReturnType<typeof translatorIn>;
  now: Date;
}

export const translatorIn = (language: Language) =>
  createTranslator({ locale: language, messages: inLanguage(language, en, vi) });

export const isRunning = ({ attributes }: Application): boolean => !over.includes(attributes.status);

function entryOf({ id, attributes }: Application) {
  const job = attributes.job.data.attributes;
  return {
    id,
    to: ownApplicationPath(id),
    title: job.title,
    company: job.company.name,
    logo: job.company.logo,
  };
}

/** Returns the running applications with an offer, then those in an interview stage. */
export function aheadOf(running: Applications, interviews: AnswerOf<typeof myInterviews>, reader: Reader) {
  return (["offer", "interview"] as const).flatMap((status) =>
    running
      .filter(({ attributes }) => attributes.status === status)
      .map((each) => ({
        ...entryOf(each),
        status,
        ...(status === "interview" ? nextInterview(each.id, interviews, reader) : offerOf(each)),
      })),
  );
}

const offerOf = ({ attributes }: Application) => ({
  head: attributes.offer_accepted ? ("accepted" as const) : ("offer" as const),
  when: null,
});

/** Returns the heading for an application in an interview stage, and the time of its next interview. */
function nextInterview(
  id: string,
  { data, meta }: AnswerOf<typeof myInterviews>,
  { language, say }: Reader,
): { head: "invited" | "upcoming" | "stage"; when: string | null } {
  if (meta.invites.some(({ attributes }) => attributes.application === id))
    return { head: "invited", when: say("ahead.choose") };
  const next = data.find(({ attributes }) => attributes.application === id && attributes.can.answer);
  if (!next) return { head: "stage", when: null };
  const { starts_at, response } = next.attributes;
  const when = formatDate(starts_at, "weekday", language);
  return response === "pending"
    ? { head: "invited", when: `${when} · ${say("ahead.answer")}` }
    : { head: "upcoming", when };
}

/** Returns the applications with unread messages. */
export function unreadOf(applications: Applications, { say }: Reader) {
  return applications
    .filter(({ attributes }) => attributes.unread_messages > 0)
    .map((each) => ({
      ...entryOf(each),
      to: ownMessagesPath(each.id),
      unread: say("messages.unread", { count: each.attributes.unread_messages }),
    }));
}

/** Returns the applications whose employers have to answer soon, the earliest deadline first. */
export function dueOf(running: Applications, { language, say }: Reader) {
  return running
    .flatMap((each) =>
      each.attributes.respond_by
        ? [{ ...entryOf(each), at: each.attributes.respond_by, waiting: each.attributes.waiting }]
        : [],
    )
    .sort((a, b) => a.at.localeCompare(b.at))
    .slice(0, dueShown)
    .map(({ at, ...rest }) => ({ ...rest, by: say("due.by", { date: formatDate(at, "day", language) }) }));
}

/** Returns the last days' changes of applications by employers, the latest first. */
export function changesOf(applications: Applications, { language, now }: Reader) {
  const { kinds } = inLanguage(language, applicationsEn, applicationsVi).mine;
  return applications
    .flatMap((each) =>
      each.attributes.timeline
        // Candidates' own actions are left out, because they are no news to them.
        .filter(({ kind }) => !ownActs.includes(kind))
        .map(({ kind, at }) => ({ ...entryOf(each), what: kinds[kind as keyof typeof kinds], at })),
    )
    .filter(({ at }) => now.getTime() - Date.parse(at) < changesDays * day)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, changesShown);
}

/** Returns the saved jobs that expire soon, without those that the candidate has applied for. */
export function closingOf(saved: AnswerOf<typeof savedJobs>["data"], { language, say, now }: Reader) {
  return saved
    .filter(({ attributes }) => attributes.display_state === "published" && !attributes.applied)
    .flatMap(({ id, attributes: { title, url, company, expires_at } }) => {
      const days = expires_at ? Math.floor((Date.parse(expires_at) - now.getTime()) / day) : null;
      if (days === null || days < 0 || days > closingDays) return [];
      const { name, logo } = company.data.attributes;
      return [{ id, to: url[language], title, company: name, logo, days }];
    })
    .sort((a, b) => a.days - b.days)
    .slice(0, closingShown)
    .map(({ days, ...rest }) => ({ ...rest, left: say("closing.left", { days }) }));
}

/** Returns the reasons why a job fits, as texts. */
export function reasonsOf(
  jobId: string,
  { reasons }: AnswerOf<typeof fittingJobs>["meta"],
  reference: Reference,
  { language, say }: Reader,
): string[] {
  return (reasons[jobId] ?? []).map(({ kind, values, id = 0 }) => {
    const name = kind === "place" ? reference.placeName(id, language) : reference.categoryName(id, language);
    return say(`fit.${kind}`, { values: values.join(", "), name: name ?? "" });
  });
}
