import type { ReactNode } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import { useSavedToast } from "#market/jobs/parts/console/saved-toast.ts";
import type { Account } from "#people/accounts/actor.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { tasks } from "../../contract.ts";
import { TaskRow } from "../../parts/console/TaskRow.tsx";
import { taskView } from "../../parts/console/task-view.ts";
import { useMoves } from "../../parts/console/use-moves.ts";
import { taskPaths } from "../../paths.ts";
import { taskGroups } from "../../terms.ts";

/** The number of tasks on one page. */
const items = 50;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = searchParams.get("whose") === "all";
  const done = searchParams.get("show") === "done";
  const page = /^[1-9]\d{0,4}$/.exec(searchParams.get("page") ?? "")?.[0] ?? "1";
  const query = {
    ...({ page, items, mine: all ? "false" : "true" } as const),
    ...(done && { group: "done" as const }),
  };
  const { data, meta } = await load(context, request, tasks, { query });
  return {
    all,
    done,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    reader: (context.get(pageServices) as PageServices<Account>).viewer?.accountId ?? null,
    counts: meta.counts,
    tasks: data.map(taskView),
  };
}

/** The tasks of a workspace, the most urgent first. */
export default function Tasks() {
  const { all, done, page, pages, counts, tasks } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const t = useTranslations("tasks.console.list");
  useSavedToast(t("saved"));
  const path = taskPaths.list(workspace);
  const open = counts.overdue + counts.today + counts.this_week + counts.later;
  const create = (
    <Button to={taskPaths.create(workspace)} icon="plus">
      {t("create")}
    </Button>
  );
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} actions={create} />
      <Tabs
        label={t("whose")}
        items={[
          { to: path, label: t("mine"), current: !all, ...(!all && !done && { count: open }) },
          { to: `${path}?whose=all`, label: t("all"), current: all, ...(all && !done && { count: open }) },
        ]}
      />
      {tasks.length === 0 && (
        <EmptyState
          drawing="tasks"
          title={t(done ? "emptyDone" : "emptyTitle")}
          text={done ? undefined : t("emptyText")}
          action={done ? undefined : create}
        />
      )}
      <Sections />
      <Pagination page={page} pages={pages} />
      <OtherTasks />
    </div>
  );
}

function Sections() {
  const { reader, counts, tasks } = useLoaderData<typeof loader>();
  const labels = useTranslations("tasks.labels.group");
  const { isMoving, move } = useMoves(useWorkspace(), tasks);
  return taskGroups.map((group) => {
    const inside = tasks.filter((task) => task.group === group);
    if (inside.length === 0) return null;
    return (
      <Section key={group} title={labels(group)} count={counts[group]}>
        {inside.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} reader={reader} moving={isMoving(task.id)} onMove={move} />
          </li>
        ))}
      </Section>
    );
  });
}

/** The link from open tasks to ended ones, or back. */
function OtherTasks() {
  const { all, done, counts } = useLoaderData<typeof loader>();
  const path = taskPaths.list(useWorkspace());
  const t = useTranslations("tasks.console.list");
  return (
    <p className="text-sm font-semibold text-leaf-700">
      {done ? (
        <Link to={path + (all ? "?whose=all" : "")}>{t("viewOpen")}</Link>
      ) : (
        counts.done > 0 && (
          <Link to={`${path}?show=done${all ? "&whose=all" : ""}`}>
            {t("viewDone", { count: counts.done })}
          </Link>
        )
      )}
    </p>
  );
}

function Section({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="flex items-center gap-2 font-semibold">
        {title}
        <span className="rounded-full bg-line px-2 text-xs leading-5 text-ink-700 tabular-nums">{count}</span>
      </h2>
      <Card flush>
        <ul className="divide-y divide-line">{children}</ul>
      </Card>
    </section>
  );
}
