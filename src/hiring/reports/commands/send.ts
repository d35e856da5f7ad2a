import { sql } from "kysely";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { Problem } from "#kit/problem.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { type AccountRow, actorOf } from "#people/accounts/sessions.ts";
import { ofReader, pathIn } from "#people/accounts/workspace.ts";
import { dayOf, mondayOf } from "#platform/reference/calendar.ts";
import { weeklyReport } from "../mails.ts";
import { reportOf } from "../queries/report.ts";
import { tableOf } from "../table.ts";
import { mailRows, type ReportName } from "../terms.ts";

const batch = 50;

interface Due extends AccountRow {
  mail_id: number;
  report: ReportName;
  job_id: number | null;
  member_id: number | null;
  job: string | null;
  member: string | null;
  stop_token: string;
}

/**
 * Sends the weekly reports about the week before, once a week. Each batch is one transaction, which claims its rows and queues their
 * emails. @returns the number of emails
 */
export async function sendReports(database: Database, asOf: Date): Promise<number> {
  const monday = mondayOf(dayOf(asOf));
  for (let sent = 0, last = 0; ; ) {
    const rows = await inTransaction(database, async (tx) => {
      const due = await claim(tx, monday, last);
      for (const row of due) if (await send(tx, row, asOf)) sent++;
      return due;
    });
    last = rows.at(-1)?.mail_id ?? last;
    if (rows.length < batch) return sent;
  }
}

/** Claims reports that were not sent this week; a concurrent run claims others. */
async function claim(tx: Tx, monday: string, last: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    WITH due AS (
      SELECT m.id FROM report_mails m JOIN accounts u ON u.id = m.account_id LEFT JOIN companies c ON c.id = u.company_id
      WHERE m.stopped_at IS NULL AND m.id > ${last} AND (m.sent_on IS NULL OR m.sent_on < ${monday})
        AND u.blocked_at IS NULL AND u.closes_at IS NULL AND u.deleted_at IS NULL AND c.blocked_at IS NULL
      ORDER BY m.id LIMIT ${batch} FOR UPDATE OF m SKIP LOCKED),
    claimed AS (UPDATE report_mails m SET sent_on = ${monday} FROM due WHERE m.id = due.id RETURNING m.*)
    SELECT m.id AS mail_id, m.report, m.job_id, m.member_id, m.stop_token, j.title AS job, p.full_name AS member,
      u.id, u.email, u.full_name, u.user_type, u.role_id, u.company_id, u.agency_id, u.language, u.email_verified_at,
      NULL::bigint AS candidate_id
    FROM claimed m JOIN accounts u ON u.id = m.account_id LEFT JOIN jobs j ON j.id = m.job_id
    LEFT JOIN accounts p ON p.id = m.member_id
    ORDER BY m.id`.execute(tx);
  return rows;
}

/** Queues the email of a report. A report that the person may not read any more is stopped. */
async function send(tx: Tx, row: Due, asOf: Date): Promise<boolean> {
  const account = actorOf(row);
  if (account?.kind !== "company" && account?.kind !== "consultant") return false;
  const { report: name, job_id, member_id } = row;
  const query = { period: "last_week", ...(job_id && { job_id }), ...(member_id && { member_id }) } as const;
  try {
    const { attributes } = await reportOf(tx, hiringActorOf(account), name, { ...query, asOf });
    const language = languageOf(row.language);
    const { columns, rows } = tableOf(attributes, language);
    const search = Object.entries({ report: name, ...query }).map(([key, value]) => [key, String(value)]);
    return await queueMail(tx, weeklyReport, {
      language,
      to: { email: row.email, name: row.full_name, account: row.id },
      props: {
        report: name,
        from: attributes.from?.toISOString() ?? null,
        to: attributes.to && new Date(attributes.to.getTime() - 1).toISOString(),
        job: row.job,
        member: row.member,
        rows: rows.slice(0, mailRows).map(({ label, values }) => ({
          label,
          values: columns.map((column, index) => `${column}: ${values[index]}`),
        })),
        more: Math.max(0, rows.length - mailRows),
        path: pathIn(ofReader, `/reports?${new URLSearchParams(search)}`),
        stop: row.stop_token,
      },
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await tx.updateTable("report_mails").set({ stopped_at: asOf }).where("id", "=", row.mail_id).execute();
    return false;
  }
}
