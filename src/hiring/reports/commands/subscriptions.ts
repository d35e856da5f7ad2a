import { randomBytes } from "node:crypto";
import type { Reader, Tx } from "#kit/db.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { narrowedActor } from "../queries/report.ts";
import { mostReportMails, type ReportName } from "../terms.ts";

interface Wanted {
  report: ReportName;
  jobId: number | null;
  memberId: number | null;
  asOf: Date;
}

/**
 * Sends a report to the actor each week. Repeated calls change nothing.
 * @returns the id of the row
 * @throws Problem 404 and 403 as the report itself, 409 `report_mail_limit`
 */
export async function subscribe(tx: Tx, actor: HiringActor, wanted: Wanted): Promise<number> {
  const { report, jobId, memberId, asOf } = wanted;
  await narrowedActor(tx, actor, { jobId, memberId });
  await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", actor.accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("report_mails")
    .values({
      account_id: actor.accountId,
      report,
      job_id: jobId,
      member_id: memberId,
      stop_token: randomBytes(16).toString("base64url"),
      created_at: asOf,
    })
    .onConflict((same) =>
      same.columns(["account_id", "report", "job_id", "member_id"]).doUpdateSet({ stopped_at: null }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  if ((await activeCount(tx, actor)) > mostReportMails)
    throw conflict("report_mail_limit", mostReportMails, { max: mostReportMails });
  return id;
}

async function activeCount(db: Reader, actor: HiringActor): Promise<number> {
  const { count } = await db
    .selectFrom("report_mails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", actor.accountId)
    .where("stopped_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends a report of the actor. @throws Problem 404 */
export async function unsubscribe(tx: Tx, actor: HiringActor, id: number): Promise<void> {
  const row = await tx
    .deleteFrom("report_mails")
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .returning("id")
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Ends a report by the link in its emails, without a session. Repeated calls succeed. @throws Problem 422 `token_not_found` */
export async function stopByToken(tx: Tx, token: string, asOf: Date) {
  const row = await tx
    .updateTable("report_mails")
    .set((eb) => ({ stopped_at: eb.fn.coalesce("stopped_at", eb.val(asOf)) }))
    .where("stop_token", "=", token)
    .returning(["id", "report"])
    .executeTakeFirst();
  if (!row) throw invalid("/token", "token_not_found");
  return {
    id: String(row.id),
    type: "stopped_report" as const,
    attributes: { report: row.report as ReportName },
  };
}

/** Deletes the reports of an account that was closed or has left its team. */
export async function endReportsOf(tx: Tx, accountId: number): Promise<void> {
  await tx
    .deleteFrom("report_mails")
    .where((eb) => eb.or([eb("account_id", "=", accountId), eb("member_id", "=", accountId)]))
    .execute();
}
