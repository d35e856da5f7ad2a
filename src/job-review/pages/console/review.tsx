import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
} from "react-router";
import { useTranslations } from "use-intl";
import { closeJob, suspend, takedown, unsuspend } from "#jobs/contract-admin.ts";
import { AdView } from "#jobs/parts/console/AdView.tsx";
import { useRejectWords, useTakedownWords } from "#jobs/parts/console/reject-words.ts";
import { TakeDown, takedownActions } from "#jobs/parts/console/TakeDown.tsx";
import { jobView } from "#jobs/parts/job-view.ts";
import { reviewPaths } from "#jobs/paths.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { loadReference } from "#reference/load-reference.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { KeyHelp } from "#ui/console/KeyHelp.tsx";
import { Decision } from "../../parts/console/Decision.tsx";
import { NextWaiting } from "../../parts/console/NextWaiting.tsx";
import { QueueSteps } from "../../parts/console/QueueSteps.tsx";
import { ReviewFacts } from "../../parts/console/ReviewFacts.tsx";
import { reviewConsole } from "./review-console.ts";

const queueLength = 100;
const actions = ["approve", "reject", ...takedownActions] as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { language, now } = context.get(pageServices);
  const { api, kind } = reviewConsole(context);
  const [reference, { data }, queue] = await Promise.all([
    loadReference(context, request),
    load(context, request, api.detail, { params: { id: Number(params.jobId) } }),
    load(context, request, api.list, { query: { group: "reviewing", items: queueLength } }),
  ]);
  const { attributes: job } = data;
  const waiting = queue.data.map(({ id, attributes }) => ({
    id,
    title: attributes.title,
    company: attributes.company.data.attributes.name,
  }));
  const place = waiting.findIndex(({ id }) => id === data.id);
  const decided = new URL(request.url).searchParams.get("decided");
  return {
    kind,
    decided: decided === "approve" || decided === "reject" ? (decided as "approve" | "reject") : null,
    can: {
      ...{ approve: job.can.approve, reject: job.can.reject },
      ...{ freeze: job.can.freeze, unfreeze: job.can.unfreeze, close: job.can.close },
    },
    takedown: job.takedown,
    overdue: job.overdue,
    submitted: job.submitted_at,
    reason: job.reject_reason,
    author: job.author,
    companyVerified: job.company_verified,
    companyJobs: job.company_jobs,
    questions: job.questions,
    note: job.note,
    job: jobView(
      { ...data, type: "job", attributes: { ...job, can: { apply: false } } },
      language,
      reference,
      now,
    ),
    queue: {
      place: place + 1,
      total: queue.meta.total,
      previous: place > 0 ? (waiting[place - 1] ?? null) : null,
      // A decided job has left the queue: the oldest one comes next.
      next: waiting[place + 1] ?? null,
    },
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { api, kind } = reviewConsole(context);
  const posted = await formOf(request);
  const action = actions.find((known) => known === posted.get("do")) ?? "approve";
  const input = { params: { id: Number(params.jobId) } };
  const here = reviewPaths[kind].detail(params.jobId ?? "");
  if (action === "approve" || action === "reject") {
    const form = await readForm(posted, api.review.body);
    const body = { ...form.values, decision: action };
    const outcome = await submit(context, request, api.review, { ...input, body });
    if (outcome.ok) throw redirect(`${here}?decided=${action}`);
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

export default function ReviewJob() {
  const data = useLoaderData<typeof loader>();
  const { kind, decided, can, job, queue, reason } = data;
  const result = useActionData<typeof action>();
  const review = useTranslations("jobReview.console.review");
  const keys = useTranslations("jobReview.console.keys");
  const t = useTranslations("jobs.console");
  const rejectWords = useRejectWords();
  const takedownWords = useTakedownWords();
  const navigate = useNavigate();
  const paths = reviewPaths[kind];
  const goTo = (target: { id: string } | null) => {
    if (target) navigate(paths.detail(target.id));
  };
  return (
    <div className="flex max-w-content flex-col gap-6">
      <title>{`${job.title} · ${review("title")} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Breadcrumbs
          items={[
            { label: review(kind === "admin" ? "title" : "dashboard"), to: paths.list },
            { label: job.title },
          ]}
        />
        <QueueSteps queue={queue} detail={paths.detail} />
      </div>
      {decided && <NextWaiting decided={decided} title={job.title} next={queue.next} paths={paths} />}
      {data.takedown && (
        <Alert tone="danger">
          {t(job.state === "frozen" ? "takedown.suspended" : "takedown.closed", {
            reason: takedownWords(data.takedown),
          })}
        </Alert>
      )}
      {job.state === "rejected" && reason && !decided && (
        <Alert tone="danger" title={t("preview.states.rejected.title")}>
          {t("preview.reason", { reason: rejectWords(reason) })}
        </Alert>
      )}
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
        <Card className="min-w-0 flex-1 sm:p-8">
          <AdView job={job} questions={data.questions} heading="h1" />
        </Card>
        <aside className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:w-80 lg:shrink-0">
          <Decision
            key={job.id}
            can={can}
            state={job.state}
            emailVerified={data.author?.email_verified ?? true}
            reply={result?.reply}
            replyTo={result?.do}
          />
          {(can.freeze || can.unfreeze || can.close) && (
            <Card className="flex flex-col gap-4">
              <h2 className="text-lg font-semibold">{t("takedown.title")}</h2>
              <TakeDown can={can} reply={result?.reply} replyTo={result?.do} />
            </Card>
          )}
          <ReviewFacts {...data} />
        </aside>
      </div>
      <KeyHelp
        keys={[
          { key: "a", does: keys("approve"), run: () => press("approve") },
          { key: "r", does: keys("reject"), run: () => press("reject") },
          { key: "j", does: keys("next"), run: () => goTo(queue.next) },
          { key: "k", does: keys("previous"), run: () => goTo(queue.previous) },
        ]}
      />
    </div>
  );
}

/** The keys press the page's own buttons, so a button that is off stays off. */
function press(what: "approve" | "reject") {
  document.querySelector<HTMLElement>(`[data-key="${what}"]`)?.click();
}
