import { useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import { editedIn } from "#ui/form/edited.ts";
import { deleteTask, editTask, taskDetail } from "../../contract.ts";
import { TaskForm, useTaskLabel } from "../../parts/console/TaskForm.tsx";
import { type TaskView, taskView } from "../../parts/console/task-view.ts";
import { taskPaths } from "../../paths.ts";
import type { TaskStatus } from "../../terms.ts";
import { assignable } from "./assignable.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, taskDetail, { params: { id: params.taskId } });
  const task = taskView(data);
  const { people } = await assignable({ context, request }, task.can.edit ? task.applicant?.id : undefined);
  return { task, people };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const input = { params: { id: params.taskId } };
  const list = taskPaths.list(workspaceOf(context));
  const posted = await formOf(request);
  const todo = posted.get("do");
  if (todo === "delete") {
    // A 404 means that a colleague has already deleted the task.
    await perform(context, request, deleteTask, input, [404]);
    throw redirect(list);
  }
  if (todo === "status") {
    const status = String(posted.get("status")) as TaskStatus;
    const outcome = await submit(context, request, editTask, { ...input, body: { status } });
    return { ok: outcome.ok, refused: outcome.ok ? null : (outcome.errors[0]?.detail ?? null), reply: null };
  }
  const form = await readForm(posted, editTask.body.omit({ status: true }));
  const outcome = await submit(context, request, editTask, { ...input, body: form.values });
  const edited = editedIn(outcome);
  if (!outcome.ok)
    return { ok: false, refused: null, edited, reply: form.reply(edited ? [] : outcome.errors) };
  throw redirect(`${list}?saved=1`);
}

/** The page of a task, where it is edited, moved to another status, or deleted. */
export default function EditTask() {
  const { task, people } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("tasks.console");
  const labels = useTranslations("tasks.labels.status");
  const format = useFormatter();
  const labelOf = useTaskLabel();
  const about = task.applicant?.full_name ?? task.job?.title;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${task.name} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: taskPaths.list(workspace) }, { label: task.name }]}
      />
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 text-2xl font-semibold break-words">{task.name}</h1>
          <Badge
            tone={task.status === "done" ? "success" : task.status === "in_progress" ? "info" : "neutral"}
          >
            {labels(task.status)}
          </Badge>
        </div>
        {about && <p className="text-ink-700">{t("form.about", { name: about })}</p>}
        <p className="text-sm text-ink-500">
          {t("form.by", {
            name: task.created_by.full_name,
            when: format.relativeTime(new Date(task.created_at)),
          })}
        </p>
      </div>
      {done?.refused && <Alert tone="danger">{done.refused}</Alert>}
      <Moves task={task} />
      {task.can.edit ? (
        <Card>
          <TaskForm
            key={task.id}
            values={{ ...task, assignee_id: task.assignee.id }}
            people={withAssignee(people, task)}
            reply={done?.reply}
            isNew={false}
          >
            <EditedNote
              edited={done?.edited}
              labelOf={labelOf}
              intent="save"
              page={taskPaths.detail(workspace, task.id)}
            />
          </TaskForm>
        </Card>
      ) : (
        <Alert>{t("form.locked")}</Alert>
      )}
    </div>
  );
}

/** Adds a present assignee who has left the company to the options, so that saving the form does not replace them. */
function withAssignee(people: readonly { id: string; full_name: string }[], { assignee }: TaskView) {
  const id = String(assignee.id);
  return people.some((person) => person.id === id)
    ? people
    : [{ id, full_name: assignee.full_name }, ...people];
}

function Moves({ task: { can, status } }: { task: TaskView }) {
  const t = useTranslations("tasks.console.form");
  const [asking, setAsking] = useState(false);
  const moves = [
    ["finish", "done", "primary"],
    ["start", "in_progress", "secondary"],
    ["reopen", "todo", "secondary"],
    ["cancel", "canceled", "ghost"],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Form method="post" className="contents">
        <input type="hidden" name="do" value="status" />
        {moves.map(([verb, to, variant]) => {
          // Only an ended task has the button that reopens it; a task in progress does not.
          if (!can[verb] || (verb === "reopen" && status === "in_progress")) return null;
          return (
            <Button key={verb} type="submit" name="status" value={to} variant={variant} size="sm">
              {t(verb)}
            </Button>
          );
        })}
      </Form>
      {can.delete && (
        <Form
          id="delete-task"
          method="post"
          onSubmit={(event) => {
            if (asking) return setAsking(false);
            event.preventDefault();
            setAsking(true);
          }}
        >
          <input type="hidden" name="do" value="delete" />
          <Button type="submit" variant="ghost" size="sm" icon="trash" aria-haspopup="dialog">
            {t("delete")}
          </Button>
        </Form>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("deleteTitle")}
        text={t("deleteText")}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t("keep")}
            </Button>
            <Button type="submit" form="delete-task" variant="danger">
              {t("delete")}
            </Button>
          </>
        }
      />
    </div>
  );
}
