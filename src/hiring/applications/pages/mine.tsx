import { useCallback, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, pageServices } from "#kit/page.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { myApplications } from "../contract.ts";
import { ApplicationCard } from "../parts/ApplicationCard.tsx";
import { applicationView } from "../parts/application-view.ts";
import { WithdrawDialog } from "../parts/WithdrawDialog.tsx";
import { applicationPaths } from "../paths.ts";
import { type CandidateStatus, candidateStatuses } from "../terms.ts";

const perPage = 10;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const { searchParams } = new URL(request.url);
  const status = candidateStatuses.find((each) => each === searchParams.get("status")) ?? null;
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get("page"))) || 1, 1), 100_000);
  const reply = await load(context, request, myApplications, {
    query: { page, items: perPage, ...(status && { status }) },
  });
  return {
    applications: reply.data.map((application) => applicationView(application, language)),
    status,
    page,
    total: reply.meta.total,
    counts: reply.meta.counts,
    pages: Math.ceil(reply.meta.total / perPage),
    jobs: jobsPath[language],
  };
}

/** The page with the candidate's applications and their status. */
export default function MyApplications() {
  const { applications, status, page, pages, total, counts, jobs } = useLoaderData<typeof loader>();
  const t = useTranslations("applications.site.mine");
  const [withdrawingId, setWithdrawingId] = useState<string | null>(null);
  const close = useCallback(() => setWithdrawingId(null), []);
  return (
    <div>
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {(total > 0 || status) && <StatusTabs counts={counts} status={status} />}
      {applications.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-3">
          {applications.map((application) => (
            <li key={application.id} className="min-w-0">
              <ApplicationCard
                application={application}
                onWithdraw={() => setWithdrawingId(application.id)}
              />
            </li>
          ))}
        </ul>
      ) : status ? (
        <EmptyState
          drawing="tasks"
          title={t("emptyStatus")}
          action={
            <Button to={applicationPaths.list} variant="secondary">
              {t("showAll")}
            </Button>
          }
        />
      ) : (
        <EmptyState
          drawing="jobs"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<Button to={jobs}>{t("findJobs")}</Button>}
        />
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} />
      </div>
      <WithdrawDialog
        application={applications.find(({ id }) => id === withdrawingId) ?? null}
        onClose={close}
      />
    </div>
  );
}

/** Tabs of the statuses that applications of the candidate have. */
function StatusTabs({
  counts,
  status,
}: {
  counts: Record<CandidateStatus, number>;
  status: CandidateStatus | null;
}) {
  const t = useTranslations("applications.site.mine");
  const labels = useTranslations("applications.labels.status");
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="mt-4">
      <Tabs
        label={t("title")}
        items={[
          { to: applicationPaths.list, label: t("all"), count: all, current: status === null },
          ...candidateStatuses
            .filter((each) => counts[each] > 0 || each === status)
            .map((each) => ({
              to: `${applicationPaths.list}?status=${each}`,
              label: labels(each),
              count: counts[each],
              current: status === each,
            })),
        ]}
      />
    </div>
  );
}
