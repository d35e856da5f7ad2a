import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import type { AnswerOf } from "#kit/contract.ts";
import { readForm } from "#kit/form.ts";
import type { Language } from "#kit/i18n.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import type { JobGroup } from "#market/jobs/lifecycle.ts";
import { listQuery } from "#market/jobs/list-query.ts";
import { placesOf } from "#market/jobs/parts/card-view.ts";
import type { consultantGroups } from "#market/jobs/policy.ts";
import { payOf } from "#market/jobs/salary.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import type { adminReview } from "../../contract.ts";
import { figures } from "../../contract-moderation.ts";
import { lookAgain, secondLooks } from "../../contract-second.ts";
import { reviewPaths } from "../../paths.ts";
import { adsFilters, type QueuePart, queueParts, reviewMarks } from "../../terms.ts";
import { nextOf, reviewConsole } from "./review-console.ts";

const pageLength = 20;

/** Loads the list of a reviewer: figures of the queue, and a tab of jobs or of own decisions. */
export async function loadList({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const { api, groups, home, kind } = reviewConsole(context);
  const query = listQuery(request, "reviewing", groups);
  const view = viewOf(new URL(request.url).searchParams, { kind, group: query.group });
  const filters = filtersOf(new URL(request.url).searchParams, kind);
  const [mine, second] = [view === "decided", view === "second"];
  const [reference, { data, meta }, queue, market, own, sample] = await Promise.all([
    loadReference(context, request),
    load(context, request, api.list, {
      query: {
        ...query,
        // `api` is a union of both consoles, so its type accepts only their common tabs.
        group: query.group as (typeof consultantGroups)[number],
        page: mine || second ? 1 : query.page,
        items: pageLength,
        overdue: view === "overdue" ? "1" : undefined,
        part: queueParts.find((part) => part === view),
        ...filters,
      },
    }),
    load(context, request, api.queue),
    kind === "admin" ? load(context, request, figures) : null,
    mine ? load(context, request, api.decisions, { query: { page: query.page, items: pageLength } }) : null,
    second ? load(context, request, secondLooks, { query: { page: query.page, items: pageLength } }) : null,
  ]);
  const counts: Partial<Record<string, number>> = meta.counts;
  const shown = own?.meta ?? sample?.meta ?? meta;
  return {
    home,
    kind,
    view,
    language,
    group: query.group,
    title: query.title,
    filters,
    page: shown.page,
    pages: Math.ceil(shown.total / shown.items),
    counts: Object.fromEntries(groups.map((group) => [group, counts[`all_${group}`]])),
    queue: queue.data.attributes,
    figures: market?.data.attributes ?? null,
    sample: sample?.data.map(({ id, attributes }) => ({ id, ...attributes })),
    decisions: own?.data.map(({ id, attributes }) => ({ id, ...attributes })) ?? [],
    rows: data.map((item) => rowOf(item, language, reference)),
  };
}

/** Returns the filters of the list in an address; consultants filter by marks only. */
function filtersOf(params: URLSearchParams, kind: "admin" | "consultant") {
  const isAdmin = kind === "admin";
  const mark = reviewMarks.find((each) => each === params.get("mark"));
  const hot = isAdmin && params.has("hot", "1") ? ("1" as const) : undefined;
  const ads = isAdmin ? adsFilters.find((each) => each === params.get("ads")) : undefined;
  return { mark, hot, ads };
}

/** What the list shows: decisions, a part of the queue, or null for another tab. */
export type ListView = QueuePart | "all" | "overdue" | "decided" | "second" | null;

function viewOf(
  params: URLSearchParams,
  { kind, group }: { kind: "admin" | "consultant"; group: JobGroup },
): ListView {
  const tab = params.get("tab");
  if (tab === "mine") return "decided";
  if (tab === "second" && kind === "admin") return "second";
  if (group !== "reviewing") return null;
  if (params.has("overdue")) return "overdue";
  return queueParts.find((part) => part === params.get("part")) ?? "all";
}

type Item = AnswerOf<typeof adminReview.list>["data"][number];

function rowOf({ id, attributes: job }: Item, language: Language, reference: Reference) {
  return {
    id,
    version: job.version,
    title: job.title,
    company: job.company.data.attributes.name,
    logo: job.company.data.attributes.logo,
    verified: job.company_verified,
    companyJobs: job.company_jobs,
    emailVerified: job.author?.email_verified ?? true,
    resubmitted: job.resubmitted,
    claim: job.claim,
    places: placesOf(job, language, reference),
    category: reference.categoryName(job.category_ids[0] ?? -1, language),
    pay: payOf(job),
    hot: job.hot,
    ads: job.ads,
    marks: [...new Set(job.marks.map(({ key }) => key))],
    overdue: job.overdue,
    dueToday: job.due_today,
    waited: job.waited_hours,
    can: job.can.approve,
    at: dateOf(job),
  };
}

/** Returns the time that the list shows for a job, which depends on its state. */
function dateOf(job: Item["attributes"]) {
  return (
    (job.display_state === "reviewing" && job.submitted_at) ||
    (job.display_state === "closed" && job.closed_date) ||
    (job.display_state === "rejected" && job.rejected_date) ||
    (job.display_state === "expired" && job.expires_at) ||
    (job.display_state === "frozen" && job.takedown?.at) ||
    job.approved_date ||
    job.created_at
  );
}

/** Opens the next free job, or approves the selected jobs in the versions that the page showed. */
export async function runList({ context, request }: ActionFunctionArgs) {
  const { api } = reviewConsole(context);
  const form = await formOf(request);
  if (form.get("do") === "next") throw redirect(await nextOf({ context, request }));
  if (form.get("do") === "second") return { second: await giveOpinion({ context, request, form }) };
  const jobs = form.getAll("jobs").map((entry) => {
    const [id, version] = String(entry).split(" ");
    return { id: Number(id), version: Number(version) };
  });
  const outcome = await submit(context, request, api.approveMany, { body: { jobs } });
  return { approved: outcome.ok ? outcome.data.data : [] };
}

/** Sends the opinion about a decision of the sample. @returns the refused form */
async function giveOpinion({
  context,
  request,
  form,
}: Pick<ActionFunctionArgs, "context" | "request"> & { form: FormData }) {
  const posted = await readForm(form, lookAgain.body);
  const id = posted.text("id");
  const outcome = await submit(context, request, lookAgain, {
    params: { id: Number(id) },
    body: posted.values,
  });
  if (outcome.ok) throw redirect(`${reviewPaths.admin.list}?tab=second`);
  return { id, reply: posted.reply(outcome.errors) };
}
