import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";
import { taskPaths } from "../../paths.ts";
import { type TaskView, typeKey } from "./task-view.ts";

/** Shows a task in a list, with a button that ends or reopens it. */
export function TaskRow({
  task,
  reader,
  moving,
  onMove,
}: {
  task: TaskView;
  /** The account that is labelled "you", or null. */
  reader: number | null;
  /** Whether a change of the status is being sent. */
  moving: boolean;
  /** Called in browsers with JavaScript. Without JavaScript the form posts to the task's page. */
  onMove: (task: TaskView, to: "todo" | "done") => void;
}) {
  const t = useTranslations("tasks.console.list");
  const { assignee } = task;
  return (
    <div className="@container relative flex items-start gap-3 px-4 py-3 hover:bg-hover sm:px-6">
      <StatusButton task={task} moving={moving} onMove={onMove} />
      <div className="min-w-0 flex-1 @lg:flex @lg:items-center @lg:gap-4">
        <TaskFacts task={task} />
        <DueTime task={task} />
      </div>
      <span title={assignee.full_name} className="flex shrink-0 items-center">
        <Avatar name={assignee.full_name} size="sm" decorative={false} />
        {assignee.id === reader && <span className="sr-only">{t("you")}</span>}
      </span>
    </div>
  );
}

function StatusButton({
  task,
  moving,
  onMove,
}: {
  task: TaskView;
  moving: boolean;
  onMove: (task: TaskView, to: "todo" | "done") => void;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("tasks.console.list");
  const { id, name, status, ended_at, can } = task;
  const to = ended_at ? "todo" : "done";
  const label = t(ended_at ? "reopen" : "finish", { name });
  return (
    <Form
      method="post"
      action={taskPaths.detail(workspace, id)}
      className="relative z-1"
      onSubmit={(event) => {
        event.preventDefault();
        onMove(task, to);
      }}
    >
      <input type="hidden" name="do" value="status" />
      <button
        type="submit"
        name="status"
        value={to}
        disabled={moving || !(ended_at ? can.reopen : can.finish)}
        aria-label={label}
        title={label}
        className={cx(
          "grid size-6 place-items-center rounded-full border-2 transition-colors disabled:opacity-50",
          status === "done"
            ? "border-leaf-600 bg-leaf-600 text-on-leaf"
            : "border-edge text-transparent hover:border-leaf-600 hover:text-leaf-600",
        )}
      >
        <Icon name={status === "canceled" ? "undo" : "check"} size="sm" />
      </button>
    </Form>
  );
}

function TaskFacts({ task: { id, name, type, status, ended_at, applicant, job } }: { task: TaskView }) {
  const workspace = useWorkspace();
  const labels = useTranslations("tasks.labels");
  const subject = applicant
    ? { to: applicantPaths.detail(workspace, applicant.id), label: applicant.full_name }
    : job && { to: applicantPaths.board(workspace, job.id), label: job.title };
  return (
    <div className="min-w-0 flex-1">
      <Link
        to={taskPaths.detail(workspace, id)}
        className={cx(
          "font-semibold break-words after:absolute after:inset-0",
          ended_at && "text-ink-500 line-through",
        )}
      >
        {name}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-500">
        <span>{labels(`type.${typeKey(type)}`)}</span>
        {status === "in_progress" && <Badge tone="info">{labels("status.in_progress")}</Badge>}
        {status === "canceled" && <Badge>{labels("status.canceled")}</Badge>}
        {subject && (
          <Link to={subject.to} className="relative z-1 text-leaf-700 hover:underline">
            {subject.label}
          </Link>
        )}
      </p>
    </div>
  );
}

function DueTime({ task: { group, due_at, ended_at } }: { task: TaskView }) {
  const t = useTranslations("tasks.console.list");
  const date = useDate("weekday");
  const overdue = group === "overdue";
  return (
    <p
      className={cx(
        "flex shrink-0 items-center gap-1 text-sm tabular-nums @max-lg:mt-1",
        overdue ? "font-semibold text-danger-600" : "text-ink-700",
      )}
    >
      <Icon name={overdue ? "alert" : "clock"} size="sm" />
      {ended_at ? t("ended", { when: date(ended_at) }) : t("due", { when: date(due_at) })}
    </p>
  );
}
