import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { tasks } from "#hiring/tasks/contract.ts";
import { taskPaths } from "#hiring/tasks/paths.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";

type Task = Pick<AnswerOf<typeof tasks>["data"][number], "id"> & {
  attributes: Pick<
    AnswerOf<typeof tasks>["data"][number]["attributes"],
    "name" | "group" | "due_at" | "applicant" | "job"
  >;
};

/** The reader's tasks of today and overdue ones; renders nothing without such tasks. */
export function DueTasks({ tasks }: { tasks: readonly Task[] }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console");
  if (tasks.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={t("tasks")}
        actions={
          <Button to={taskPaths.list(workspace)} variant="ghost" size="sm" iconAfter="arrow-right">
            {t("allTasks")}
          </Button>
        }
        className="mb-4"
      />
      <ul className="flex flex-col divide-y divide-line text-sm">
        {tasks.map(({ id, attributes: { name, group, due_at, applicant, job } }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              <Link
                to={taskPaths.detail(workspace, id)}
                className="font-semibold break-words hover:underline"
              >
                {name}
              </Link>
              {group === "overdue" && <Badge tone="danger">{t("overdue")}</Badge>}
            </p>
            <p className="mt-0.5 text-ink-500">
              {due_at && <RelativeTime at={due_at} />}
              {(applicant ?? job) && ` · ${applicant?.full_name ?? job?.title}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
