import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import type { AnswerOf } from "#kit/contract.ts";
import { readForm } from "#kit/form.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { closeJob, markHot, suspend, switchAds, takedown, unsuspend } from "#market/jobs/contract-admin.ts";
import { takedownActions } from "#market/jobs/parts/console/TakeDown.tsx";
import { jobView } from "#market/jobs/parts/job-view.ts";
import { jobRejectReasons } from "#market/jobs/terms.ts";
import { revokeCompany } from "#people/company-settings/contract-admin.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { changesOf } from "../../change-view.ts";
import { contentOf } from "../../content.ts";
import type { adminReview } from "../../contract.ts";
import { blockCompany, unblockCompany } from "../../contract-moderation.ts";
import { mails as en } from "../../messages.en.ts";
import { mails as vi } from "../../messages.vi.ts";
import { reviewPaths } from "../../paths.ts";
import { nextOf, reviewConsole } from "./review-console.ts";

const queueLength = 50;
const claimActions = ["claim", "release", "next", "undo"] as const;
const actions = [
  "approve",
  "correct",
  "reject",
  "block",
  "unblock",
  "revoke",
  ...claimActions,
  ...takedownActions,
] as const;

/** Returns the ready-made notes by reason. */
function readyNotes(language: Language): Record<string, string[]> {
  const notes = { en, vi }[language].ready_note;
  return Object.fromEntries(jobRejectReasons.map(({ key }) => [key, Object.values(notes[key])]));
}

/** Loads the page of a review: the job, its company and author, its changes, and the queue. */
export async function loadReview({ context, request, params }: LoaderFunctionArgs) {
  const { language, now } = context.get(pageServices);
  const { api, kind } = reviewConsole(context);
  const [reference, { data }, queue] = await Promise.all([
    loadReference(context, request),
    load(context, request, api.detail, { params: { id: Number(params.jobId) } }),
    load(context, request, api.list, { query: { group: "reviewing", items: queueLength } }),
  ]);
  const { attributes: job } = data;
  const decided = new URL(request.url).searchParams.get("decided");
  const { title, category_ids, description, requirement, benefits } = job;
  return {
    kind,
    justDecided: decided === "approve" || decided === "reject" ? (decided as "approve" | "reject") : null,
    can: {
      approve: job.can.approve,
      reject: job.can.reject,
      freeze: job.can.freeze,
      unfreeze: job.can.unfreeze,
      close: job.can.close,
    },
    version: job.version,
    marks: job.marks,
    ads: job.ads,
    rejections: job.rejections,
    decided: job.decided,
    canUndo: job.undo_until !== null,
    claim: job.claim,
    takedown: job.takedown,
    registration: job.registration,
    reason: job.reject_reason,
    overdue: job.overdue,
    waitedHours: job.waited_hours,
    submitted: job.submitted_at,
    author: job.author,
    companyVerified: job.company_verified,
    companyJobs: job.company_jobs,
    questions: job.questions,
    changes: job.reviewed
      ? changesOf(job.reviewed, contentOf(job), job.changed, { language, reference })
      : [],
    corrections: { title, category_ids, description, requirement, benefits },
    categories: reference
      .listsWith(language, { categories: category_ids })
      .categories.flatMap(({ name, subs }) =>
        subs.map((sub) => ({ id: String(sub.id), label: sub.name, hint: name })),
      ),
    readyNotes: readyNotes(languageOf(job.author?.language ?? job.language)),
    job: jobView(
      { ...data, type: "job", attributes: { ...job, can: { apply: false } } },
      language,
      reference,
      now,
    ),
    queue: queueOf(queue, data.id),
  };
}

type Item = AnswerOf<typeof adminReview.list>["data"][number];

/** Returns the queue with the place of a job in it, from 1, and the jobs beside it. */
function queueOf({ data, meta }: { data: readonly Item[]; meta: { total: number } }, jobId: string) {
  const waiting = data.map(({ id, attributes }) => ({
    id,
    title: attributes.title,
    company: attributes.company.data.attributes.name,
    at: attributes.submitted_at,
    overdue: attributes.overdue,
    marked: attributes.marks.length > 0,
    claimed: attributes.claim !== null && !attributes.claim.is_mine,
  }));
  const place = waiting.findIndex(({ id }) => id === jobId);
  return {
    jobs: waiting,
    place: place + 1,
    total: meta.total,
    previous: place > 0 ? (waiting[place - 1] ?? null) : null,
    following: waiting[place + 1] ?? null,
    /** The oldest other job that no one else has claimed. */
    next: waiting.find(({ id, claimed }) => id !== jobId && !claimed) ?? null,
  };
}

interface Claiming extends Pick<ActionFunctionArgs, "context" | "request"> {
  posted: FormData;
  action: (typeof claimActions)[number];
  input: { params: { id: number } };
  here: string;
}

/** Claims the job or another one, ends the claim, or takes the decision back. */
async function runClaim({ context, request, posted, action, input, here }: Claiming) {
  const { api } = reviewConsole(context);
  if (action === "next") throw redirect(await nextOf({ context, request }));
  const outcome =
    action === "claim"
      ? await submit(context, request, api.claim, input)
      : action === "release"
        ? await submit(context, request, api.release, input)
        : await submit(context, request, api.undo, input);
  if (outcome.ok) throw redirect(here);
  const form = await readForm(posted, api.review.body);
  return { do: action, reply: form.reply(outcome.errors) };
}

/** Runs the submitted form of the page. @returns its name and, after a refusal, its values and errors */
export async function runReview({ context, request, params }: ActionFunctionArgs) {
  const { api, kind } = reviewConsole(context);
  const posted = await formOf(request);
  const action = actions.find((name) => name === posted.get("do")) ?? "approve";
  const input = { params: { id: Number(params.jobId) } };
  const here = reviewPaths[kind].detail(params.jobId ?? "");
  if (action === "approve" || action === "correct" || action === "reject") {
    const form = await readForm(posted, api.review.body);
    const decision = action === "reject" ? ("reject" as const) : ("approve" as const);
    const { version, reason_id, note, ...corrections } = form.values;
    const body = { decision, version, reason_id, note, ...(action === "correct" ? corrections : {}) };
    const outcome = await submit(context, request, api.review, { ...input, body: { ...body, decision } });
    if (outcome.ok) throw redirect(`${here}?decided=${decision}`);
    return { do: action, reply: form.reply(outcome.errors) };
  }
  const claiming = claimActions.find((name) => name === action);
  if (claiming) return runClaim({ context, request, posted, action: claiming, input, here });
  if (action === "block" || action === "unblock" || action === "revoke") {
    const { data } = await load(context, request, api.detail, input);
    const company = { params: { id: Number(data.attributes.registration.company_id) } };
    if (action === "revoke") {
      const form = await readForm(posted, revokeCompany.body);
      const outcome = await submit(context, request, revokeCompany, { ...company, body: form.values });
      if (outcome.ok) throw redirect(here);
      return { do: action, reply: form.reply(outcome.errors) };
    }
    const form = await readForm(posted, blockCompany.body);
    const outcome =
      action === "block"
        ? await submit(context, request, blockCompany, { ...company, body: form.values })
        : await submit(context, request, unblockCompany, { ...company, body: form.values });
    if (outcome.ok) throw redirect(here);
    return { do: action, reply: form.reply(outcome.errors) };
  }
  if (action === "hot" || action === "ads") {
    const form = await readForm(posted, action === "hot" ? markHot.body : switchAds.body);
    const body = form.values as never;
    const outcome =
      action === "hot"
        ? await submit(context, request, markHot, { ...input, body })
        : await submit(context, request, switchAds, { ...input, body });
    if (outcome.ok) throw redirect(here);
    return { do: action, reply: form.reply(outcome.errors) };
  }
  const form = await readForm(posted, takedown);
  const outcome =
    action === "unsuspend"
      ? await submit(context, request, unsuspend, input)
      : await submit(context, request, action === "suspend" ? suspend : closeJob, {
          ...input,
          body: form.values,
        });
  if (outcome.ok) throw redirect(here);
  return { do: action, reply: form.reply(outcome.errors) };
}
