import type { BodyOf } from "#kit/contract.ts";
import { type Tx, transition } from "#kit/db.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { changedBy, pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import { assertVersion, namesOfDiffering } from "#people/accounts/commands/edited.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { record } from "#people/activities/commands.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { dayAndTime, momentOf } from "#platform/reference/calendar.ts";
import type { createTask, editTask } from "../contract.ts";
import { remindAt } from "../due.ts";
import { taskLife, verbTo } from "../lifecycle.ts";
import { taskRole } from "../policy.ts";
import { visibleTo } from "../queries/tasks.ts";
import { endedTasks, type TaskStatus, taskFields } from "../terms.ts";
import { aboutTask, notifyAssignee } from "./notify.ts";
import { assigneeAmong, type Related, relatedTo } from "./related.ts";

/**
 * Creates a task, by default assigned to the caller. Another assignee is notified.
 * @returns the id of the task
 * @throws Problem 422 `assignee_unknown`, `task_relation_unknown`
 */
export async function makeTask(
  tx: Tx,
  actor: HiringActor,
  body: BodyOf<typeof createTask>,
  asOf: Date,
): Promise<number> {
  const related = await relatedTo(tx, actor, {
    applicantId: body.applicant_id ?? null,
    jobId: body.job_id ?? null,
  });
  const assignee = assigneeAmong(related, body.assignee_id ?? actor.accountId);
  const dueAt = momentOf(body.due_date, body.due_time);
  const { scope, accountId } = actor;
  const { id } = await tx
    .insertInto("tasks")
    .values({
      ...tenantColumns(scope, related.companyId),
      ...pick(body, taskFields),
      assignee_id: assignee.id,
      due_at: dueAt,
      remind_at: remindAt(dueAt, body.reminder_minutes ?? null, asOf),
      job_id: related.jobId,
      applicant_id: related.applicantId,
      created_by: accountId,
      created_at: asOf,
      updated_at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await recordAssigning(tx, actor, related, asOf);
  await notifyAssignee(tx, actor, { id, name: body.name, dueAt, assignee, related, asOf });
  return id;
}

/**
 * Changes the status of a task, its fields, or both. Fields change only while the task is open. A new assignee is notified, and a
 * new time schedules a new reminder.
 * @throws Problem 404, 409 `task_state_changed`, or `task_edited` after a concurrent edit, 422 `assignee_unknown`
 */
export async function changeTask(
  tx: Tx,
  actor: HiringActor,
  { id, status, version, ...fields }: BodyOf<typeof editTask> & { id: number },
  asOf: Date,
): Promise<void> {
  const task = await lockTask(tx, actor, id);
  const now = status === undefined || status === task.status ? task.status : status;
  if (now !== task.status) await moveTask(tx, task, now, asOf);
  const changed = Object.values(fields).some((value) => value !== undefined);
  if (!changed) return;
  taskLife.check("edit", task.role, now, {});
  const assigneeId = fields.assignee_id ?? task.assignee_id;
  const isNew = assigneeId !== task.assignee_id;
  const { date: due_date, time: due_time } = dayAndTime(task.due_at);
  await assertVersion(tx, "task_edited", version, task, () =>
    namesOfDiffering(fields, { ...task, due_date, due_time }),
  );
  const stored = { ...pick(task, taskFields), due_date, due_time };
  const next = changedBy(stored, fields);
  const { name, reminder_minutes: minutes } = next;
  const dueAt = momentOf(next.due_date, next.due_time);
  const isReopened = task.ended_at !== null;
  const isMoved = dueAt.getTime() !== task.due_at.getTime() || minutes !== task.reminder_minutes;
  const unchanged = { status: now };
  const set = {
    ...pick(next, taskFields),
    assignee_id: assigneeId,
    updated_at: asOf,
    version: task.version + 1,
    edited_by: actor.accountId,
    edited_at: asOf,
    due_at: dueAt,
    remind_at: isMoved || isReopened ? remindAt(dueAt, minutes, asOf) : task.remind_at,
  };
  const refusal = { code: taskLife.refusalOf("edit"), now: async () => now };
  await transition(tx, "tasks", id, { from: unchanged, to: unchanged, set }, refusal);
  if (!isNew) return;
  const related = await relatedTo(tx, actor, {
    applicantId: task.applicant_id,
    jobId: task.applicant_id === null ? task.job_id : null,
  });
  const assignee = assigneeAmong(related, assigneeId);
  await recordAssigning(tx, actor, related, asOf);
  await notifyAssignee(tx, actor, { id, name, dueAt, assignee, related, asOf });
}

/** Deletes a task with its mails and notifications. @throws Problem 404, 409 for a caller who is only the assignee */
export async function deleteTask(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  const task = await lockTask(tx, actor, id);
  taskLife.check("delete", task.role, task.status, {});
  await removeTasks(tx, [id]);
}

/** Deletes the tasks of erased applicants, because their texts may contain personal data. */
export async function eraseTasks(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectFrom("tasks")
    .select("id")
    .where("applicant_id", "in", [...applicantIds])
    .execute();
  await removeTasks(
    tx,
    rows.map(({ id }) => id),
  );
}

async function removeTasks(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom("tasks")
    .where("id", "in", [...ids])
    .execute();
  await eraseMailContent(tx, ids.map(aboutTask));
  await eraseNotificationsAbout(tx, ids.map(aboutTask));
}

async function lockTask(tx: Tx, actor: HiringActor, id: number) {
  const row = await tx
    .selectFrom("tasks as t")
    .selectAll("t")
    .where("t.id", "=", id)
    .where(visibleTo(actor))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const role = taskRole(actor, { createdBy: row.created_by, assigneeId: row.assignee_id });
  return { ...row, status: row.status as TaskStatus, role };
}

async function moveTask(
  tx: Tx,
  task: Awaited<ReturnType<typeof lockTask>>,
  to: TaskStatus,
  asOf: Date,
): Promise<void> {
  const verb = verbTo[to];
  taskLife.check(verb, task.role, task.status, {});
  const ended = endedTasks.some((each) => each === to);
  const change = {
    from: { status: task.status },
    to: { status: to },
    set: {
      updated_at: asOf,
      ended_at: ended ? asOf : null,
      // An ended task has no reminder. A reopened task gets its reminder back.
      remind_at: ended
        ? null
        : task.ended_at
          ? remindAt(task.due_at, task.reminder_minutes, asOf)
          : task.remind_at,
    },
  };
  const now = async () => task.status;
  await transition(tx, "tasks", task.id, change, { code: taskLife.refusalOf(verb), now });
}

async function recordAssigning(tx: Tx, actor: HiringActor, related: Related, asOf: Date): Promise<void> {
  const { jobId, companyId, applicantId } = related;
  // A task without a job has no history to be recorded in.
  if (jobId === null) return;
  await record(tx, {
    kind: "task_assign",
    by: actor,
    at: asOf,
    jobId,
    companyId,
    ...(applicantId !== null && { applicantId }),
  });
}
