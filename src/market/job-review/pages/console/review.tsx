import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
} from "react-router";
import { useTranslations } from "use-intl";
import { AdView } from "#market/jobs/parts/console/AdView.tsx";
import { useRejectWords, useTakedownWords } from "#market/jobs/parts/console/reject-words.ts";
import { TakeDown } from "#market/jobs/parts/console/TakeDown.tsx";
import { Revocation } from "#people/company-settings/parts/console/Revocation.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { KeyHelp } from "#ui/console/KeyHelp.tsx";
import { AuthorFacts } from "../../parts/console/AuthorFacts.tsx";
import { Changes } from "../../parts/console/Changes.tsx";
import { ClaimBox, ClaimedByOther, NextButton } from "../../parts/console/ClaimBox.tsx";
import { CompanyBlock } from "../../parts/console/CompanyBlock.tsx";
import { CompanyFacts } from "../../parts/console/CompanyFacts.tsx";
import { Decided } from "../../parts/console/Decided.tsx";
import { Decision } from "../../parts/console/Decision.tsx";
import { History } from "../../parts/console/History.tsx";
import { Marks } from "../../parts/console/Marks.tsx";
import { NextWaiting } from "../../parts/console/NextWaiting.tsx";
import { QueueColumn } from "../../parts/console/QueueColumn.tsx";
import { QueueSteps } from "../../parts/console/QueueSteps.tsx";
import { reviewPaths } from "../../paths.ts";
import { loadReview, runReview } from "./review-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  return loadReview(args);
}

export async function action(args: ActionFunctionArgs) {
  return runReview(args);
}

export default function ReviewJob() {
  const data = useLoaderData<typeof loader>();
  const { kind, justDecided, job, queue } = data;
  const result = useActionData<typeof action>();
  const review = useTranslations("jobReview.console.review");
  const keys = useTranslations("jobReview.console.keys");
  const navigate = useNavigate();
  const paths = reviewPaths[kind];
  const goTo = (target: { id: string } | null) => {
    if (target) navigate(paths.detail(target.id));
  };
  return (
    <div className="flex flex-col gap-6">
      <title>{`${job.title} · ${review("title")} · Sen`}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Breadcrumbs items={[{ label: review("title"), to: paths.list }, { label: job.title }]} />
        <div className="flex flex-wrap items-center gap-4">
          <QueueSteps queue={queue} detail={paths.detail} />
          {!justDecided && queue.next && <NextButton />}
        </div>
      </div>
      {justDecided && (
        <NextWaiting
          decided={justDecided}
          title={job.title}
          next={queue.next}
          list={paths.list}
          canUndo={data.canUndo}
          reply={result?.do === "undo" ? result.reply : undefined}
        />
      )}
      <StateAlerts />
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
        <QueueColumn jobs={queue.jobs} current={job.id} detail={paths.detail} />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <Changes changes={data.changes} />
          <Card className="sm:p-8">
            <AdView job={job} questions={data.questions} heading="h1" />
          </Card>
        </div>
        <Actions />
      </div>
      <KeyHelp
        keys={[
          { key: "a", does: keys("approve"), run: () => press("approve") },
          { key: "r", does: keys("reject"), run: () => press("reject") },
          { key: "c", does: keys("claim"), run: () => press("claim") },
          { key: "n", does: keys("nextFree"), run: () => press("next") },
          { key: "z", does: keys("undo"), run: () => press("undo") },
          { key: "j", does: keys("next"), run: () => goTo(queue.following) },
          { key: "k", does: keys("previous"), run: () => goTo(queue.previous) },
        ]}
      />
    </div>
  );
}

/** Shows that another reviewer has claimed the job, and why it is offline or rejected. */
function StateAlerts() {
  const { job, justDecided, reason, takedown, claim } = useLoaderData<typeof loader>();
  const t = useTranslations("jobs.console");
  const rejectWords = useRejectWords();
  const takedownWords = useTakedownWords();
  return (
    <>
      {job.state === "reviewing" && claim && !claim.is_mine && <ClaimedByOther claim={claim} />}
      {takedown && (
        <Alert tone="danger">
          {t(job.state === "frozen" ? "takedown.suspended" : "takedown.closed", {
            reason: takedownWords(takedown),
          })}
        </Alert>
      )}
      {job.state === "rejected" && reason && !justDecided && (
        <Alert tone="danger" title={t("preview.states.rejected.title")}>
          {t("preview.reason", { reason: rejectWords(reason) })}
        </Alert>
      )}
    </>
  );
}

/** The decision, the actions on the job and its company, and the facts beside the job. */
function Actions() {
  const data = useLoaderData<typeof loader>();
  const { kind, can, job } = data;
  const result = useActionData<typeof action>();
  const replyTo = (...forms: string[]) => (result && forms.includes(result.do) ? result.reply : undefined);
  const t = useTranslations("jobs.console");
  const states = useTranslations("jobs.labels.display_state");
  const isClaimed = data.claim !== null && !data.claim.is_mine;
  return (
    <aside className="flex flex-col gap-4 lg:w-80 lg:shrink-0">
      {job.state === "reviewing" && !isClaimed && (
        <ClaimBox claim={data.claim} reply={replyTo("claim", "release")} />
      )}
      {job.state === "reviewing" ? (
        <Decision
          key={`${job.id} ${data.version}`}
          can={isClaimed ? { approve: false, reject: false } : can}
          emailVerified={data.author?.email_verified ?? true}
          version={data.version}
          corrections={data.corrections}
          categories={data.categories}
          readyNotes={data.readyNotes}
          result={result}
        />
      ) : (
        <Decided
          state={states(job.state)}
          decided={data.decided}
          reply={replyTo("approve", "correct", "reject")}
        />
      )}
      {job.state === "reviewing" && <Marks marks={data.marks} />}
      {(can.freeze || can.unfreeze || can.close) && (
        <Card className="flex flex-col gap-4">
          <h2 className="text-lg font-semibold">{t("takedown.title")}</h2>
          <TakeDown
            can={can}
            promotion={{ hot: job.hot, ads: data.ads }}
            reply={result?.reply}
            replyTo={result?.do}
          />
        </Card>
      )}
      <Company />
      <AuthorFacts
        author={data.author}
        submitted={data.submitted}
        overdue={data.overdue}
        waitedHours={data.waitedHours}
      />
      <History rejections={data.rejections} detail={reviewPaths[kind].detail} />
    </aside>
  );
}

/** The company of the job, with the acts on it. */
function Company() {
  const { job, companyVerified, companyJobs, registration } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const replyTo = (...forms: string[]) => (result && forms.includes(result.do) ? result.reply : undefined);
  return (
    <CompanyFacts
      job={job}
      companyVerified={companyVerified}
      companyJobs={companyJobs}
      registration={registration}
    >
      {registration.can.revoke && <Revocation reply={replyTo("revoke")} />}
      {(registration.can.block || registration.can.unblock) && (
        <CompanyBlock
          blocked={registration.blocked_at && (registration.block_reason ?? "")}
          reply={replyTo("block", "unblock")}
        />
      )}
    </CompanyFacts>
  );
}

/** Clicks a button of the page, so that keys respect a disabled button. */
function press(what: "approve" | "reject" | "claim" | "next" | "undo") {
  document.querySelector<HTMLElement>(`[data-key="${what}"]`)?.click();
}
