import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { loadSelected } from "#hiring/applications/load-selected.ts";
import { pageServices } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { useDate } from "#ui/use-date.ts";
import { interviewPaths } from "../../paths.ts";

export function loader(args: LoaderFunctionArgs) {
  return loadSelected(args, args.context.get(pageServices).language);
}

/**
 * The page with the selected applicants of a job, each with the ways to an interview. Two people cannot have one time, so each gets
 * an own interview, or times of which the candidate chooses one.
 */
export default function ScheduleMany() {
  const { job, people } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("interviews.console.many");
  const when = useDate("soon");
  const board = applicantPaths.board(workspace, job.id);
  const title = t("title", { count: people.length });
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${title} · Sen`}</title>
      <div>
        <Button to={board} variant="ghost" size="sm" icon="arrow-left" className="-ml-3">
          {t("back")}
        </Button>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 text-ink-700">{t("lead", { job: job.title })}</p>
      </div>
      {people.length === 0 ? (
        <EmptyState drawing="search" title={t("none")} action={<Button to={board}>{t("back")}</Button>} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {people.map(({ id, name, stage, interview }) => {
              const schedule = interviewPaths.new(workspace, id);
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                  <span className="min-w-0 flex-1 basis-48">
                    <span className="block truncate font-semibold">{name}</span>
                    <span className="block text-sm text-ink-500">{stage}</span>
                  </span>
                  {interview && (
                    <Badge tone="info" icon="calendar">
                      {when(interview.at)}
                    </Badge>
                  )}
                  <span className="flex flex-wrap gap-2">
                    <Button to={schedule} variant="secondary" size="sm">
                      {t("schedule")}
                    </Button>
                    <Button to={`${schedule}?several=1`} variant="secondary" size="sm">
                      {t("slots")}
                    </Button>
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </div>
  );
}
