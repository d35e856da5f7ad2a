import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import type { Reader } from "#kit/db.ts";
import { literals } from "#kit/literals.ts";
import { pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import { dutySources } from "#people/accounts/contributions.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import { openTaskCount } from "#people/members/contributions.ts";
import { dayAndTime } from "#platform/reference/calendar.ts";
import type { taskDetail, tasks } from "../contract.ts";
import { groupEnds, groupOf } from "../due.ts";
import { taskLife } from "../lifecycle.ts";
import { taskRole } from "../policy.ts";
import { openTasks, type TaskGroup, type TaskStatus, taskFields } from "../terms.ts";
import { dueTasks } from "./duties.ts";

type TaskReply = ReplyOf<typeof taskDetail>["data"];

/** Returns SQL for `tasks AS t`: whether the actor may see a task, by the rule of `taskRole`. */
export function visibleTo({ scope, accountId, isAdmin }: HiringActor) {
  const inside = inScope("t", scope);
  if (isAdmin) return inside;
  return sql<SqlBool>`(${inside} AND (t.assignee_id = ${accountId} OR t.created_by = ${accountId}))`;
}

function rowsOf(db: Reader) {
  return db
    .selectFrom("tasks as t")
    .innerJoin("accounts as u", "u.id", "t.assignee_id")
    .innerJoin("accounts as c", "c.id", "t.created_by")
    .leftJoin("applicants as a", "a.id", "t.applicant_id")
    .leftJoin("jobs as j", "j.id", "t.job_id")
    .selectAll("t")
    .select([
      "u.full_name as assignee",
      "c.full_name as author",
      "a.full_name as candidate",
      "j.title as job",
    ]);
}

function taskOf(
  row: Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number],
  actor: HiringActor,
  asOf: Date,
): TaskReply {
  const { id, due_at, ended_at, assignee_id, created_by } = row;
  const status = row.status as TaskStatus;
  const role = taskRole(actor, { createdBy: created_by, assigneeId: assignee_id });
  const { date, time } = dayAndTime(due_at);
  return {
    id: String(id),
    type: "task",
    attributes: {
      ...pick(row, taskFields),
      status,
      version: row.version,
      group: groupOf({ dueAt: due_at, ended: ended_at !== null }, asOf),
      assignee: { id: assignee_id, full_name: row.assignee },
      created_by: { id: created_by, full_name: row.author },
      due_at,
      due_date: date,
      due_time: time,
      created_at: row.created_at,
      ended_at,
      job: row.job_id === null || row.job === null ? null : { id: String(row.job_id), title: row.job },
      applicant:
        row.applicant_id === null || row.candidate === null
          ? null
          : { id: String(row.applicant_id), full_name: row.candidate },
      can: taskLife.can(role, status, {}),
    },
  };
}

/** Returns SQL for `tasks AS t`: whether a task is in a group. */
function inGroup(group: TaskGroup, asOf: Date) {
  const { today, week } = groupEnds(asOf);
  return {
    overdue: sql<SqlBool>`(t.ended_at IS NULL AND t.due_at < ${asOf})`,
    today: sql<SqlBool>`(t.ended_at IS NULL AND t.due_at >= ${asOf} AND t.due_at < ${today})`,
    // On Sunday the week ends with today, so the group "this week" is empty.
    this_week: sql<SqlBool>`(t.ended_at IS NULL AND t.due_at >= greatest(${asOf}::timestamptz, ${today}) AND t.due_at < ${week})`,
    later: sql<SqlBool>`(t.ended_at IS NULL AND t.due_at >= ${week})`,
    done: sql<SqlBool>`(t.ended_at IS NOT NULL)`,
  }[group];
}

/** Returns a page of tasks with the number of tasks in each group. */
export async function tasksOf(
  db: Reader,
  actor: HiringActor,
  query: QueryOf<typeof tasks>,
  asOf: Date,
): Promise<ReplyOf<typeof tasks>> {
  const { page, items, group, applicant_id: applicantId } = query;
  const mine = query.mine === "true";
  const ended = group === "done";
  const chosen = group
    ? inGroup(group, asOf)
    : applicantId && query.open === "false"
      ? sql<SqlBool>`true`
      : sql<SqlBool>`t.ended_at IS NULL`;
  const rows = await rowsOf(db)
    .where(visibleTo(actor))
    .where(chosen)
    .$if(mine, (all) => all.where("t.assignee_id", "=", actor.accountId))
    .$if(applicantId !== undefined, (all) => all.where("t.applicant_id", "=", applicantId ?? 0))
    .$if(ended, (all) => all.orderBy("t.ended_at", "desc").orderBy("t.id", "desc"))
    .$if(!ended, (all) => all.orderBy("t.due_at").orderBy("t.id"))
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const count = (of: TaskGroup) => sql<number>`count(*) FILTER (WHERE ${inGroup(of, asOf)})`;
  const counted = await db
    .selectFrom("tasks as t")
    .select([
      count("overdue").as("overdue"),
      count("today").as("today"),
      count("this_week").as("this_week"),
      count("later").as("later"),
      count("done").as("done"),
      sql<number>`count(*) FILTER (WHERE ${chosen})`.as("total"),
    ])
    .where(visibleTo(actor))
    .$if(mine, (all) => all.where("t.assignee_id", "=", actor.accountId))
    .$if(applicantId !== undefined, (all) => all.where("t.applicant_id", "=", applicantId ?? 0))
    .executeTakeFirstOrThrow();
  const { total, ...counts } = counted;
  return { data: rows.map((row) => taskOf(row, actor, asOf)), meta: { page, items, total, counts } };
}

/** Returns a task. @throws Problem 404 if the caller may not see it */
export async function taskFor(db: Reader, actor: HiringActor, id: number, asOf: Date): Promise<TaskReply> {
  const row = await rowsOf(db).where("t.id", "=", id).where(visibleTo(actor)).executeTakeFirst();
  if (!row) throw notFound();
  return taskOf(row, actor, asOf);
}

/** Returns a task after a change, also to a caller who has assigned it to a colleague and cannot see it any more. */
export async function taskAfterChange(
  db: Reader,
  actor: HiringActor,
  id: number,
  asOf: Date,
): Promise<TaskReply> {
  return taskOf(await rowsOf(db).where("t.id", "=", id).executeTakeFirstOrThrow(), actor, asOf);
}

export const contributions = [
  addTo(dutySources, dueTasks),
  contribute(
    openTaskCount,
    (accountId, scope) => sql<number>`(SELECT count(*)::int FROM tasks t WHERE t.assignee_id = ${accountId}
      AND t.status IN ${literals(openTasks)} AND ${inScope("t", scope)})`,
  ),
];
