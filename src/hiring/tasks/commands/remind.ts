import { sql } from "kysely";
import { type Database, inTransaction } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { taskDue } from "../mails.ts";
import { reminder } from "../notifications.ts";
import { taskPaths } from "../paths.ts";
import { aboutTask } from "./notify.ts";

const atOnce = 200;

interface Due {
  id: number;
  name: string;
  due_at: Date;
  assignee_id: number;
  email: string;
  full_name: string;
  language: number;
  candidate: string | null;
  job: string | null;
}

/**
 * Reminds assignees of their due tasks. The statement that clears `remind_at` claims a reminder, so concurrent runs send it once.
 * @returns the number of reminders
 */
export async function remindOfTasks(database: Database, asOf: Date): Promise<number> {
  for (let reminded = 0; ; ) {
    const claimed = await inTransaction(database, async (tx) => {
      const { rows } = await sql<Due>`
        WITH due AS (
          SELECT id FROM tasks WHERE remind_at <= ${asOf} ORDER BY remind_at, id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
        ), claimed AS (
          UPDATE tasks t SET remind_at = NULL FROM due WHERE t.id = due.id AND t.ended_at IS NULL
          RETURNING t.*
        )
        SELECT t.id, t.name, t.due_at, t.assignee_id, u.email, u.full_name, u.language,
          a.full_name AS candidate, j.title AS job
        FROM claimed t JOIN accounts u ON u.id = t.assignee_id AND u.blocked_at IS NULL
        LEFT JOIN applicants a ON a.id = t.applicant_id LEFT JOIN jobs j ON j.id = t.job_id
        ORDER BY t.id`.execute(tx);
      for (const { id, name: task, due_at, assignee_id, ...row } of rows) {
        const about = aboutTask(id);
        const props = { task, task_id: id };
        await notify(tx, reminder, { to: [assignee_id], about, props, at: asOf });
        await queueMail(tx, taskDue, {
          language: languageOf(row.language),
          to: { email: row.email, name: row.full_name, account: assignee_id },
          about,
          props: {
            task,
            due: due_at.toISOString(),
            path: taskPaths.detail(ofReader, id),
            candidate: row.candidate,
            job: row.job,
          },
        });
      }
      return rows.length;
    });
    reminded += claimed;
    if (claimed < atOnce) return reminded;
  }
}
