import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useInterviewName } from "#hiring/interviews/parts/use-interview-name.ts";
import { load } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { feedbacks } from "../../contract-feedbacks.ts";
import { Evaluation } from "../../parts/console/EvaluationPanel.tsx";
import { feedbackPath } from "../../paths.ts";

const owedShown = 5;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const before = searchParams.get("before") ?? undefined;
  const { data, meta } = await load(context, request, feedbacks, { query: { before } });
  return {
    feedbacks: data.map(({ id, attributes }) => ({ id, ...attributes })),
    ...meta,
    isLatest: !before,
    all: searchParams.has("owed"),
  };
}

/** The feedback of a team on its applicants, and the interviews for which the reader owes feedback. */
export default function Feedbacks() {
  const { feedbacks, owed, earlier, isLatest } = useLoaderData<typeof loader>();
  const t = useTranslations("notes.console.feedbacks");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      {owed.length > 0 && isLatest && <OwedCard />}
      {feedbacks.length === 0 ? (
        <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Card>
          <ul className="flex flex-col divide-y divide-line">
            {feedbacks.map((one) => (
              <li
                key={one.id}
                className="grid grid-cols-1 gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[14rem_minmax(0,1fr)]"
              >
                <About applicant={one.applicant} job={one.job} />
                <Evaluation one={one} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex justify-between gap-3">
        {!isLatest && (
          <Button to="?" variant="secondary" size="sm">
            {t("latest")}
          </Button>
        )}
        {earlier && (
          <Button to={`?before=${earlier}`} variant="secondary" size="sm" className="ml-auto">
            {t("earlier")}
          </Button>
        )}
      </div>
    </div>
  );
}

function OwedCard() {
  const { owed, all } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("notes.console.feedbacks");
  const nameOf = useInterviewName();
  return (
    <Card>
      <CardHeader title={t("owed", { count: owed.length })} />
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {owed.slice(0, all ? owed.length : owedShown).map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
            <div className="min-w-0 flex-1 basis-56">
              <About applicant={one.applicant} job={one.job} />
              <p className="text-sm text-ink-700">{nameOf(one)}</p>
            </div>
            <Button size="sm" to={feedbackPath(workspace, one.id)}>
              {t("give")}
            </Button>
          </li>
        ))}
      </ul>
      {!all && owed.length > owedShown && (
        <Button variant="secondary" size="sm" className="mt-2" to="?owed=all">
          {t("all", { count: owed.length })}
        </Button>
      )}
    </Card>
  );
}

function About({ applicant, job }: { applicant: { id: string; full_name: string }; job: { title: string } }) {
  const workspace = useWorkspace();
  return (
    <p className="min-w-0 text-sm text-ink-500">
      <Link
        to={applicantPaths.detail(workspace, applicant.id)}
        className="block truncate text-base font-semibold text-ink-900 hover:text-leaf-700 hover:underline"
      >
        {applicant.full_name}
      </Link>
      <span className="block truncate">{job.title}</span>
    </p>
  );
}
