import type { LoaderFunctionArgs } from "react-router";
import { myApplications } from "#hiring/applications/contract.ts";
import { applicationPaths } from "#hiring/applications/paths.ts";
import { myInterviews } from "#hiring/interviews/contract-candidate.ts";
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
import {
  aheadOf,
  changesOf,
  closingOf,
  dueOf,
  isRunning,
  type Reader,
  reasonsOf,
  translatorIn,
  unreadOf,
} from "./my-home-view.ts";

export type MyHomeData = Awaited<ReturnType<typeof loadMyHome>>;
type Page = Pick<LoaderFunctionArgs, "context" | "request">;
type Answers = Awaited<ReturnType<typeof loadAnswers>>;

/** Maximum number of applications and saved jobs that are considered, the latest first. */
const consideredMost = 50;
/** Number of jobs for which similar jobs are searched. `jobsShown` is the number of similar jobs on the page. */
const exampleCount = 4;
const jobsShown = 8;
/** Maximum number of new jobs since the last visit that are requested. */
const newShown = 20;
/** Minimum number of jobs that fit the candidate. With fewer, the page shows other jobs too. */
const fewestFitting = 3;

/** Loads the home page of a candidate: pending answers, changes, and suggested jobs. */
export async function loadMyHome(page: Page, { fullName, email }: { fullName: string; email: string }) {
  const { language, now } = page.context.get(pageServices);
  const isNew = pageUrl(page.request).searchParams.has("new");
  const answers = await loadAnswers(page, isNew);
  const { reference, mine, saved, fitting, interviews } = answers;
  const { running: _, hello: __, ...words } = inLanguage(language, en, vi);
  const reader: Reader = { language, now, say: translatorIn(language) };
  const running = mine.data.filter(isRunning);
  const applied = running.map(({ attributes }) => attributes.job.data.id);
  const examples = examplesOf(saved, applied);
  const others = fitting.data.length < fewestFitting ? await jobsLike(page, examples, answers) : [];
  return {
    name: reader.say("hello", { name: fullName }),
    email,
    running: reader.say("running", { count: running.length }),
    words,
    paths: {
      jobs: jobsPath[language],
      applications: applicationPaths.list,
      saved: savedPath,
      profile: profilePath,
    },
    ahead: aheadOf(running, interviews, reader),
    messages: unreadOf(mine.data, reader),
    due: dueOf(running, reader),
    changes: changesOf(mine.data, reader),
    /** Ids of the jobs of active applications. Stored drafts of applications for these jobs are obsolete. */
    applied,
    closing: closingOf(saved.data, reader),
    fittingTitle: isNew ? words.jobs.fittingNew : words.jobs.fitting,
    fitting: fitting.data.map((card) => ({
      ...cardView(card, language, reference),
      reasons: reasonsOf(card.id, fitting.meta, reference, reader),
    })),
    /** Labels of the profile's missing parts, the most useful first. */
    lacks: fitting.meta.lacks.map((part) => words.lacks[part]),
    others: others.map((card) => cardView(card, language, reference)),
    /** False for new candidates, who have no applications or saved jobs with which jobs can be compared. */
    isLike: examples.length > 0,
  };
}

async function loadAnswers({ context, request }: Page, isNew: boolean) {
  const [reference, mine, saved, fitting, interviews] = await Promise.all([
    loadReference(context, request),
    load(context, request, myApplications, { query: { items: consideredMost } }),
    load(context, request, savedJobs, { query: { items: consideredMost } }),
    load(context, request, fittingJobs, {
      query: isNew ? { items: newShown, new: "true" } : { items: jobsShown },
    }),
    load(context, request, myInterviews),
  ]);
  return { reference, mine, saved, fitting, interviews };
}

/** Returns the ids of jobs that interest the candidate: of the latest saved jobs and of active applications. */
function examplesOf(saved: Answers["saved"], applied: readonly string[]): string[] {
  const latest = saved.data.slice(0, exampleCount / 2).map(({ id }) => id);
  return [...new Set([...latest, ...applied])].slice(0, exampleCount);
}

/**
 * Returns jobs similar to the example jobs, without those that the candidate has applied for or saved. Examples take
 * turns.
 */
async function jobsLike(
  { context, request }: Page,
  examples: readonly string[],
  { mine, fitting }: Answers,
): Promise<JobCardData[]> {
  const lists = await Promise.all(
    examples.map((id) => load(context, request, similar, { params: { id: Number(id) } })),
  );
  const excluded = new Set([
    ...mine.data.map(({ attributes }) => attributes.job.data.id),
    ...fitting.data.map(({ id }) => id),
  ]);
  const chosen = new Map<string, JobCardData>();
  const add = (card: JobCardData | undefined) => {
    if (card && !excluded.has(card.id) && !card.attributes.saved) chosen.set(card.id, card);
  };
  for (let place = 0; place < Math.max(0, ...lists.map(({ data }) => data.length)); place++)
    for (const { data } of lists) add(data[place]);
  if (chosen.size < jobsShown) {
    const trades = [...chosen.values()].flatMap(({ attributes }) => attributes.category_ids);
    const more = await load(context, request, search, {
      query: {
        items: consideredMost,
        ...(trades.length > 0 ? { category_id: trades.slice(0, 20) } : { hot: "true" }),
      },
    });
    more.data.forEach(add);
  }
  return [...chosen.values()].slice(0, jobsShown);
}
