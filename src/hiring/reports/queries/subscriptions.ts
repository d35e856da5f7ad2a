import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { reportMails } from "../contract-mails.ts";
import type { ReportName } from "../terms.ts";

type Mail = ReplyOf<typeof reportMails>["data"][number];

/** Returns the reports that an actor gets by email, in the order of their beginning. */
export async function mailsOf(db: Reader, actor: HiringActor, id?: number): Promise<Mail[]> {
  const rows = await db
    .selectFrom("report_mails as m")
    .leftJoin("jobs as j", (join) => join.onRef("j.id", "=", "m.job_id").on(inScope("j", actor.scope)))
    .leftJoin("accounts as u", "u.id", "m.member_id")
    .select(["m.id", "m.report", "m.created_at", "m.job_id", "j.title", "m.member_id", "u.full_name"])
    .where("m.account_id", "=", actor.accountId)
    .where("m.stopped_at", "is", null)
    .$if(id !== undefined, (one) => one.where("m.id", "=", id ?? 0))
    .orderBy("m.id")
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    type: "report_mail",
    attributes: {
      report: row.report as ReportName,
      job: choiceOf(row.job_id, row.title),
      member: choiceOf(row.member_id, row.full_name),
      created_at: row.created_at,
    },
  }));
}

const choiceOf = (id: number | null, name: string | null) =>
  id === null ? null : { id: String(id), name: name ?? "" };
