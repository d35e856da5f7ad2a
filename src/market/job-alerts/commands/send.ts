import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import { type Database, inTransaction, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMails } from "#kit/mail.ts";
import type { JobIndex } from "#market/job-search/job-index.ts";
import type { AlertFrequency } from "#market/job-search/terms.ts";
import { notifyEach } from "#people/notifications/commands/notify.ts";
import { dayOf, mondayOf } from "#platform/reference/calendar.ts";
import { criteriaPath } from "../criteria.ts";
import { newJobs } from "../mails.ts";
import { alertFound } from "../notifications.ts";
import { alertRows, verified } from "../queries.ts";
import { termNames } from "../term-names.ts";
import { caps, stoppedDays } from "../terms.ts";
import { type FoundJob, finder } from "./find.ts";

const batch = 200;
/** Number of parallel batches: while one waits for the database, another one searches. */
const atOnce = 2;
/** Days for which sent jobs are recorded. A job that is published again later counts as new. */
const rememberedDays = 180;

/**
 * Runs the due alerts: daily ones each day, weekly ones on Mondays, in the time zone Asia/Ho_Chi_Minh. An
 * alert with new jobs sends one mail. Each batch is one transaction that claims its alerts, queues their
 * mails and records both: a killed run leaves whole batches undone, and a second run on the same day does
 * nothing.
 */
export async function sendAlerts(
  database: Database,
  index: Pick<JobIndex, "search">,
  asOf: Date,
): Promise<{ looked: number; sent: number }> {
  await tidyAlerts(database, asOf);
  const find = finder(index, asOf);
  const did = { looked: 0, sent: 0 };
  let last = 0;
  async function sendBatches(): Promise<void> {
    for (let done = batch; done === batch; did.looked += done)
      done = await inTransaction(database, async (tx) => {
        const alerts = await claim(tx, asOf, last);
        last = Math.max(last, alerts.at(-1)?.id ?? 0);
        const sent = await send(tx, alerts, await find(tx, alerts), asOf);
        did.sent += sent;
        return alerts.length;
      });
  }
  await Promise.all(Array.from({ length: atOnce }, sendBatches));
  return did;
}

/**
 * Claims due alerts; a concurrent run claims others.
 * @param last the highest id claimed by this run, so that earlier ones are not read again
 */
async function claim(tx: Tx, asOf: Date, last: number) {
  const date = dayOf(asOf);
  const isMonday = date === mondayOf(date);
  return alertRows(tx)
    .select(["a.id", "a.keyword", "a.email", "a.frequency", "a.stop_token", "a.looked_at"])
    .select(["a.location_ids", "a.category_ids", "a.job_types", "a.job_levels", "a.experience"])
    .select(["a.company_id", "a.salary_min", "a.remote", "a.candidate_id"])
    .select(["c.slug as company_slug", "c.name as company_name"])
    .select(["o.id as account_id", "o.full_name"])
    .select([
      namesIn("locations", "state").as("state"),
      namesIn("locations", "state_vn").as("state_vn"),
      namesIn("categories", "name").as("category_name"),
      namesIn("categories", "name_vn").as("category_name_vn"),
    ])
    .select((eb) => eb.fn.coalesce("o.language", "a.language").as("language"))
    .where(verified)
    .where("a.stopped_at", "is", null)
    .where("a.looked_at", "<", asOf)
    .where((eb) => eb.or([eb("a.ran_on", "is", null), eb("a.ran_on", "<", date)]))
    .$if(!isMonday, (query) => query.where("a.frequency", "=", "daily"))
    .where("o.blocked_at", "is", null)
    .where("o.closes_at", "is", null)
    .where("c.blocked_at", "is", null)
    .where("a.id", ">", last)
    .orderBy("a.id")
    .limit(batch)
    .forUpdate("a")
    .skipLocked()
    .execute();
}

/** SQL for the names of an alert's places or categories, joined. */
function namesIn(table: "locations" | "categories", column: string) {
  const ids = sql.ref(table === "locations" ? "a.location_ids" : "a.category_ids");
  return sql<string | null>`(SELECT string_agg(${sql.ref(column)}, ', ' ORDER BY id)
    FROM ${sql.table(table)} WHERE id = ANY(${ids}))`;
}

export type ClaimedAlert = Awaited<ReturnType<typeof claim>>[number];

async function send(
  tx: Tx,
  alerts: ClaimedAlert[],
  found: Map<number, FoundJob[]>,
  asOf: Date,
): Promise<number> {
  if (alerts.length === 0) return 0;
  const sending = alerts.flatMap((alert) => {
    const jobs = found.get(alert.id) ?? [];
    return jobs.length > 0
      ? [{ alert, found: jobs.length, jobs: jobs.slice(0, caps.jobs), more: jobs.length > caps.jobs }]
      : [];
  });
  const sent = sending.flatMap(({ alert, jobs }) => jobs.map((job) => ({ alert: alert.id, job: job.id })));
  if (sent.length > 0)
    await sql`
      INSERT INTO job_alert_jobs (alert_id, job_id, sent_at)
      SELECT alert, job, ${asOf} FROM json_to_recordset(${JSON.stringify(sent)}::json) AS s(alert bigint, job bigint)
    `.execute(tx);
  const mails = sending.map(mailOf);
  await queueMails(tx, newJobs, mails);
  const told = sending.flatMap(({ alert: { id, account_id: account, keyword }, found: count }, n) => {
    const all = mails[n]?.props.all ?? "";
    return account === null
      ? []
      : [{ account, about: `job_alert:${id}`, props: { jobs: count, keyword: keyword ?? "none", all } }];
  });
  await notifyEach(tx, alertFound, told, { at: asOf });
  await sql`
    UPDATE job_alerts SET looked_at = ${asOf}, ran_on = ${dayOf(asOf)},
      sent_at = CASE WHEN id = ANY(${sending.map(({ alert }) => alert.id)}::bigint[]) THEN ${asOf} ELSE sent_at END
    WHERE id = ANY(${alerts.map(({ id }) => id)}::bigint[])`.execute(tx);
  return sending.length;
}

function mailOf({ alert, jobs, more }: { alert: ClaimedAlert; jobs: FoundJob[]; more: boolean }) {
  const language = languageOf(alert.language);
  const criteria = {
    keyword: alert.keyword,
    locationIds: alert.location_ids,
    categoryIds: alert.category_ids,
    jobTypes: alert.job_types,
    jobLevels: alert.job_levels,
    experience: alert.experience,
    companyId: alert.company_id,
    companySlug: alert.company_slug,
    salaryMin: alert.salary_min,
    remote: alert.remote,
  };
  const vi = language === "vi";
  return {
    language,
    to: { email: alert.email, name: alert.full_name },
    props: {
      keyword: alert.keyword,
      place: vi ? alert.state_vn : alert.state,
      category: vi ? alert.category_name_vn : alert.category_name,
      terms: termNames(criteria, language),
      company: alert.company_name,
      salaryMin: alert.salary_min,
      remote: alert.remote,
      jobs: jobs.map(({ id: _, place, placeVn, ...job }) => ({
        ...job,
        place: vi ? placeVn : place,
      })),
      more,
      all: criteriaPath(criteria, language),
      stop: alert.stop_token,
      frequency: alert.frequency as AlertFrequency,
    },
  };
}

/** Prunes addresses that were never confirmed or have unsubscribed, and old records of sent jobs. */
async function tidyAlerts({ db }: Database, asOf: Date): Promise<void> {
  const before = (days: number) => new Date(asOf.getTime() - days * day);
  await sql`
    DELETE FROM job_alerts WHERE candidate_id IS NULL
      AND ((confirmed_at IS NULL AND proof_expires_at < ${asOf}) OR stopped_at < ${before(stoppedDays)})`.execute(
    db,
  );
  await db.deleteFrom("job_alert_jobs").where("sent_at", "<", before(rememberedDays)).execute();
}
