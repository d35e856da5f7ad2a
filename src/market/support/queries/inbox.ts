import { type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { notFound } from "#kit/problem.ts";
import { may, ownershipOf } from "#market/jobs/policy.ts";
import { staffAttributes, staffJobs } from "#market/jobs/queries/shared/staff-jobs.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import type { inbox, inboxDetail } from "../contract-inbox.ts";
import { dueTodayBefore, replyBy } from "../hours.ts";
import { threadLife } from "../lifecycle.ts";
import { type ReportOutcome, type ThreadStatus, threadKinds } from "../terms.ts";
import { commonOf, messagesOf, type ThreadRow, threads } from "./rows.ts";

/** Returns the inbox: waiting threads first, longest waiting first; then the others, latest first. */
export async function inboxOf(
  db: Reader,
  actor: AdminActor,
  query: QueryOf<typeof inbox>,
  asOf: Date,
): Promise<ReplyOf<typeof inbox>> {
  const { status, kind, search, mine, due_today } = query;
  const holidays = await holidaysOf(db);
  const calendar = { asOf, holidays };
  const matches = () => {
    let filtered = db.selectFrom("support_threads as t").select("t.id");
    if (status) filtered = filtered.where("t.status", "=", status);
    if (kind) filtered = filtered.where("t.kind", "=", kind);
    if (mine) filtered = filtered.where("t.owner_id", "=", actor.accountId);
    if (due_today) filtered = filtered.where("t.waiting_since", "<", dueTodayBefore(asOf, holidays));
    for (const word of fold(search ?? "")
      .split(" ")
      .filter(Boolean)
      .slice(0, 10))
      filtered = filtered.where(sql<SqlBool>`t.search_key LIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
    return filtered;
  };
  const [rows, { total }, counts] = await Promise.all([
    threads(db, "staff")
      .where("t.id", "in", matches())
      .orderBy(sql`t.waiting_since`, (order) => order.asc().nullsLast())
      .orderBy("t.last_message_at", "desc")
      .orderBy("t.id", "desc")
      .limit(query.items)
      .offset((query.page - 1) * query.items)
      .execute(),
    db
      .selectFrom(matches().as("found"))
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
    countsOf(db, actor, kind, calendar),
  ]);
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "inbox_thread",
      attributes: inboxAttributes(row, calendar),
    })),
    meta: { page: query.page, items: query.items, total, counts },
  };
}

/** Returns the counts of the tabs: by state within a kind, and waiting ones by kind. */
async function countsOf(
  db: Reader,
  actor: AdminActor,
  kind: string | undefined,
  calendar: { asOf: Date; holidays: ReadonlySet<string> },
): Promise<ReplyOf<typeof inbox>["meta"]["counts"]> {
  const states = await db
    .selectFrom("support_threads")
    .select(["status", "kind", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy(["status", "kind"])
    .execute();
  const waiting = await db
    .selectFrom("support_threads")
    .select(["kind", "waiting_since", "owner_id"])
    .where("status", "=", "open")
    .execute();
  const { unread } = await db
    .selectFrom("support_messages")
    .where("sender", "=", "visitor")
    .where("read_at", "is", null)
    .select(({ fn }) => fn.count<number>("thread_id").distinct().as("unread"))
    .executeTakeFirstOrThrow();
  const of = (status: string) =>
    states
      .filter((row) => row.status === status && (!kind || row.kind === kind))
      .reduce((sum, row) => sum + row.count, 0);
  const dueBefore = dueTodayBefore(calendar.asOf, calendar.holidays);
  const inKind = waiting.filter((row) => !kind || row.kind === kind);
  const open = (name: string) => states.find((row) => row.status === "open" && row.kind === name)?.count ?? 0;
  const kinds = Object.fromEntries(threadKinds.map((name) => [name, open(name)]));
  return {
    ...(Object.fromEntries(threadLife.groups.map(({ group }) => [group, of(group)])) as Record<
      ThreadStatus,
      number
    >),
    unread,
    overdue: waiting.filter(
      (row) => row.waiting_since && replyBy(row.waiting_since, calendar.holidays) < calendar.asOf,
    ).length,
    mine: inKind.filter((row) => row.owner_id === actor.accountId).length,
    due_today: inKind.filter((row) => row.waiting_since && row.waiting_since < dueBefore).length,
    kinds: kinds as Record<(typeof threadKinds)[number], number>,
  };
}

function inboxAttributes(row: ThreadRow, calendar: { asOf: Date; holidays: ReadonlySet<string> }) {
  const due = row.waiting_since && replyBy(row.waiting_since, calendar.holidays);
  return {
    ...commonOf(row, "staff"),
    owner: row.owner_id === null ? null : { id: String(row.owner_id), full_name: row.owner ?? "" },
    company: row.company,
    language: row.language,
    waiting_since: row.waiting_since,
    reply_by: due,
    overdue: due !== null && due < calendar.asOf,
    report_reason_id: row.report_reason_id,
    outcome: row.outcome as ReportOutcome | null,
  };
}

/** Returns a thread for the inbox: the writer, the job, and every message. */
export async function inboxThreadOf(
  db: Reader,
  actor: AdminActor,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof inboxDetail>["data"]> {
  const row = await threads(db, "staff")
    .leftJoin("accounts as a", "a.id", "t.account_id")
    .leftJoin("agencies as g", "g.id", "t.agency_id")
    .select([
      "a.id as account_id",
      "a.user_type",
      "a.full_name",
      "t.job_id",
      "t.agency_id",
      "g.name as agency",
    ])
    .where("t.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const holidays = await holidaysOf(db);
  const messages = await messagesOf(db, id);
  return {
    id: String(row.id),
    type: "inbox_thread",
    attributes: {
      ...inboxAttributes(row, { asOf, holidays }),
      phone: row.phone,
      closed_at: row.closed_at,
      agency: row.agency_id === null ? null : { id: String(row.agency_id), name: row.agency ?? "" },
      account:
        row.account_id === null
          ? null
          : { id: String(row.account_id), user_type: row.user_type ?? 0, full_name: row.full_name ?? "" },
      job: row.job_id === null ? null : await reportedJob(db, actor, row.job_id, asOf),
      messages,
    },
  };
}

/** Returns the reported job with the possible actions; null when it was deleted or is a draft again. */
async function reportedJob(db: Reader, actor: AdminActor, jobId: number, asOf: Date) {
  const row = await staffJobs(db).where("j.id", "=", jobId).executeTakeFirst();
  if (!row || may(actor, "read", ownershipOf(row)) !== true) return null;
  const { title, slug, display_state, company, can } = staffAttributes(row, actor, asOf);
  const reports = await db
    .selectFrom("support_threads")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("status", "<>", "closed").as("open"),
    ])
    .where("job_id", "=", jobId)
    .where("kind", "=", "job_report")
    .executeTakeFirstOrThrow();
  return {
    id: String(jobId),
    title,
    slug,
    display_state,
    reports,
    company: company.data.attributes.name,
    can: { freeze: can.freeze, unfreeze: can.unfreeze, close: can.close },
  };
}
