import type { Colleague } from "#hiring/applications/queries/shared/hiring.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { taskAssigned } from "../mails.ts";
import { assigned } from "../notifications.ts";
import { taskPaths } from "../paths.ts";
import type { Related } from "./related.ts";

/** Returns the topic of notifications and mails on a task. They are deleted with the task. */
export const aboutTask = (id: number) => `task:${id}`;

/** Notifies the assignee of a task, unless the actor is the assignee. */
export async function notifyAssignee(
  tx: Tx,
  actor: HiringActor,
  assignment: { id: number; name: string; dueAt: Date; assignee: Colleague; related: Related; asOf: Date },
): Promise<void> {
  const { id, name: task, dueAt, assignee, related, asOf } = assignment;
  if (assignee.id === actor.accountId) return;
  const { full_name: by } = await tx
    .selectFrom("accounts")
    .select("full_name")
    .where("id", "=", actor.accountId)
    .executeTakeFirstOrThrow();
  const about = aboutTask(id);
  const props = { by, task, task_id: id };
  await notify(tx, assigned, { to: [assignee.id], about, props, at: asOf });
  await queueMail(tx, taskAssigned, {
    language: languageOf(assignee.language),
    to: { email: assignee.email, name: assignee.full_name, account: assignee.id },
    about,
    props: {
      by,
      task,
      due: dueAt.toISOString(),
      path: taskPaths.detail(ofReader, id),
      candidate: related.candidate,
      job: related.job,
    },
  });
}
