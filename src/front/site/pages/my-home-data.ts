import type { LoaderFunctionArgs } from "react-router";
import { createTranslator } from "use-intl/core";
import type { z } from "zod";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { myApplications } from "#hiring/applications/contract.ts";
import { site as applicationsEn } from "#hiring/applications/messages.en.ts";
import { site as applicationsVi } from "#hiring/applications/messages.vi.ts";
import { applicationPaths } from "#hiring/applications/paths.ts";
import type { application } from "#hiring/applications/resources.ts";
import { endedStatuses } from "#hiring/applications/terms.ts";
import { myInterviews } from "#hiring/interviews/contract-candidate.ts";
import { ownMessagesPath } from "#hiring/messages/paths.ts";
import { day } from "#kit/clock.ts";
import { formatDate } from "#kit/dates.ts";
import { load, pageServices, pageUrl } from "#kit/page.ts";
import { fittingJobs, search } from "#market/job-search/contract.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { similar } from "#market/jobs/contract.ts";
import { cardView, type JobCardData } from "#market/jobs/parts/card-view.ts";
import { savedJobs } from "#market/saved-jobs/contract.ts";
import { savedPath } from "#market/saved-jobs/paths.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { profilePath } from "#profiles/candidates/paths.ts";
import { inLanguage } from "../copy/choose.ts";
import { copy as en } from "../copy/my-home/messages.en.ts";
import { copy as vi } from "../copy/my-home/messages.vi.ts";
import { changesDays } from "../terms.ts";

export type MyHomeData = Awaited<ReturnType<typeof loadMyHome>>;
type Application = z.output<typeof application>;

/** Limit of applications and saved jobs that are considered, latest first. */
const looked = 50;
const dueShown = 4;
const changesShown = 6;
const closingShown = 4;
const closingDays = 10;
/** Number of jobs for which similar ones are searched, and number of similar ones shown. */
const examples = 4;
const jobsShown = 8;
/** Number of jobs since the last visit. */
const newShown = 20;
/** With fewer jobs that fit, other jobs follow. */
const fewestFitting = 3;
const ownActs = ["applied", "withdrawn", "offer_accepted", "offer_declined"];
const over = [...endedStatuses, "hired"];

/** Loads the home page of a candidate: pending answers, changes, and suggested jobs. */
export async function loadMyHome(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  { fullName: name, email }: { fullName: string; email: string },
) {
  const { language, now } = context.get(pageServices);
  const isNew = pageUrl(request).searchParams.has("new");
  const [reference, mine, saved, fitting, interviews] = await Promise.all([
    loadReference(context, request),
    load(context, request, myApplications, { query: { items: looked } }),
    load(context, request, savedJobs, { query: { items: looked } }),
    load(context, request, fittingJobs, {
      query: isNew ? { items: newShown, new: "true" } : { items: jobsShown },
    }),
    load(context, request, myInterviews),
  ]);
  const { running: _, hello: __, ...words } = inLanguage(language, en, vi);
  const say = createTranslator({ locale: language, messages: inLanguage(language, en, vi) });
  const { kinds } = inLanguage(language, applicationsEn, applicationsVi).mine;
  const running = mine.data.filter(({ attributes }) => !over.includes(attributes.status));
  const entry = ({ id, attributes }: Application) => {
    const job = attributes.job.data.attributes;
    return {
      id,
      to: ownApplicationPath(id),
      title: job.title,
      company: job.company.name,
      logo: job.company.logo,
    };
  };
  const reasonsOf = (id: string) =>
    (fitting.meta.reasons[id] ?? []).map(({ kind, values, id = 0 }) => {
      const name =
        kind === "place" ? reference.placeName(id, language) : reference.categoryName(id, language);
      return say(`fit.${kind}`, { values: values.join(", "), name: name ?? "" });
    });
  const others = fitting.data.length < fewestFitting ? await jobsLike() : [];
  return {
    name: say("hello", { name }),
    email,
    running: say("running", { count: running.length }),
    words,
    paths: {
      jobs: jobsPath[language],
      applications: applicationPaths.list,
      saved: savedPath,
      profile: profilePath,
    },
    ahead: (["offer", "interview"] as const).flatMap((status) =>
      running
        .filter(({ attributes }) => attributes.status === status)
        .map((each) => ({
          ...entry(each),
          status,
          ...(status === "interview"
            ? nextInterview(each.id)
            : {
                head: each.attributes.offer_accepted ? ("accepted" as const) : ("offer" as const),
                when: null,
              }),
        })),
    ),
    messages: mine.data
      .filter(({ attributes }) => attributes.unread_messages > 0)
      .map((each) => ({
        ...entry(each),
        to: ownMessagesPath(each.id),
        unread: say("messages.unread", { count: each.attributes.unread_messages }),
      })),
    due: running
      .flatMap((each) =>
        each.attributes.respond_by
          ? [{ ...entry(each), at: each.attributes.respond_by, waiting: each.attributes.waiting }]
          : [],
      )
      .sort((a, b) => a.at.localeCompare(b.at))
      .slice(0, dueShown)
      .map(({ at, ...rest }) => ({ ...rest, by: say("due.by", { date: formatDate(at, "day", language) }) })),
    changes: mine.data
      .flatMap((each) =>
        each.attributes.timeline
          // Candidates' own actions are not shown to them as changes.
          .filter(({ kind }) => !ownActs.includes(kind))
          .map(({ kind, at }) => ({ ...entry(each), what: kinds[kind as keyof typeof kinds], at })),
      )
      .filter(({ at }) => now.getTime() - Date.parse(at) < changesDays * day)
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, changesShown),
    /** Drafts of applications for these jobs are obsolete. */
    applied: running.map(({ attributes }) => attributes.job.data.id),
    closing: saved.data
      .filter(({ attributes }) => attributes.display_state === "published" && !attributes.applied)
      .flatMap(({ id, attributes: { title, url, company, expires_at } }) => {
        const days = expires_at ? Math.floor((Date.parse(expires_at) - now.getTime()) / day) : null;
        if (days === null || days < 0 || days > closingDays) return [];
        const { name, logo } = company.data.attributes;
        return [{ id, to: url[language], title, company: name, logo, days }];
      })
      .sort((a, b) => a.days - b.days)
      .slice(0, closingShown)
      .map(({ days, ...rest }) => ({ ...rest, left: say("closing.left", { days }) })),
    fittingTitle: isNew ? words.jobs.fittingNew : words.jobs.fitting,
    fitting: fitting.data.map((card) => ({
      ...cardView(card, language, reference),
      reasons: reasonsOf(card.id),
    })),
    /** Labels of the profile's missing parts, the most useful first. */
    lacks: fitting.meta.lacks.map((part) => words.lacks[part]),
    others: others.map((card) => cardView(card, language, reference)),
    /** False for new candidates, who have no jobs to compare with. */
    isLike: examplesOf().length > 0,
  };

  /** Returns the heading for an application in an interview stage, and the time of its next interview. */
  function nextInterview(id: string): { head: "invited" | "upcoming" | "stage"; when: string | null } {
    if (interviews.meta.invites.some(({ attributes }) => attributes.application === id))
      return { head: "invited", when: say("ahead.choose") };
    const next = interviews.data.find(
      ({ attributes }) => attributes.application === id && attributes.can.answer,
    );
    if (!next) return { head: "stage", when: null };
    const { starts_at, response } = next.attributes;
    const when = formatDate(starts_at, "weekday", language);
    return response === "pending"
      ? { head: "invited", when: `${when} · ${say("ahead.answer")}` }
      : { head: "upcoming", when };
  }

  function examplesOf(): string[] {
    const applied = running.map(({ attributes }) => attributes.job.data.id);
    return [...new Set([...saved.data.slice(0, examples / 2).map(({ id }) => id), ...applied])].slice(
      0,
      examples,
    );
  }

  /**
   * Returns jobs similar to each of the examples in turn, without those that the candidate has applied for or
   * saved.
   */
  async function jobsLike(): Promise<JobCardData[]> {
    const found = await Promise.all(
      examplesOf().map((id) => load(context, request, similar, { params: { id: Number(id) } })),
    );
    const known = new Set([
      ...mine.data.map(({ attributes }) => attributes.job.data.id),
      ...fitting.data.map(({ id }) => id),
    ]);
    const chosen = new Map<string, JobCardData>();
    const add = (card: JobCardData | undefined) => {
      if (card && !known.has(card.id) && !card.attributes.saved) chosen.set(card.id, card);
    };
    for (let place = 0; place < Math.max(0, ...found.map(({ data }) => data.length)); place++)
      for (const { data } of found) add(data[place]);
    if (chosen.size < jobsShown) {
      const trades = [...chosen.values()].flatMap(({ attributes }) => attributes.category_ids);
      const more = await load(context, request, search, {
        query: {
          items: looked,
          ...(trades.length > 0 ? { category_id: trades.slice(0, 20) } : { hot: "true" }),
        },
      });
      more.data.forEach(add);
    }
    return [...chosen.values()].slice(0, jobsShown);
  }
}
