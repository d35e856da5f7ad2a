import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import type { JobIndex, JobQuery } from "#market/job-search/job-index.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { type Pay, publicPay } from "#market/jobs/salary.ts";
import { caps } from "../terms.ts";
import type { ClaimedAlert } from "./send.ts";

/** The fields of a job that mails show. */
export interface FoundJob {
  id: number;
  title: string;
  slug: string;
  company: string;
  place: string | null;
  placeVn: string | null;
  remote: boolean;
  pay: Pay;
}

/** Number of hits to check for each alert, newest first; earlier mails may contain some of them. */
const lookedAt = 3 * caps.jobs;

const jobsAreKnownMs = 5000;

/**
 * Finds new jobs for alerts, newest first. Alerts with the same criteria share one search. One query per batch leaves out jobs
 * that were sent to the alert before or that its candidate has hidden; another one leaves out closed jobs, cached for some seconds.
 */
export function finder(index: Pick<JobIndex, "search">, asOf: Date) {
  const searches = new Map<string, Promise<number[]>>();

  function search(db: Reader, alert: ClaimedAlert): Promise<number[]> {
    const query: Omit<JobQuery, "asOf"> = {
      keyword: alert.keyword ?? undefined,
      asTyped: true,
      locationIds: alert.location_ids,
      categoryIds: alert.category_ids,
      jobTypes: alert.job_types,
      jobLevels: alert.job_levels,
      experience: alert.experience,
      companyId: alert.company_id ?? undefined,
      salaryMin: alert.salary_min ?? undefined,
      remote: alert.remote || undefined,
      sort: "recent",
      offset: 0,
      limit: lookedAt,
    };
    const key = JSON.stringify(query);
    let ids = searches.get(key);
    if (!ids) {
      ids = index.search(db, { ...query, asOf }).then((hits) => hits.ids);
      // A run may have a hundred thousand alerts; those with the same criteria are usually adjacent.
      if (searches.size >= 5000) searches.clear();
      searches.set(key, ids);
    }
    return ids;
  }

  const readOpen = openJobReader(asOf);

  return async (db: Reader, alerts: readonly ClaimedAlert[]): Promise<Map<number, FoundJob[]>> => {
    const hits = new Map<ClaimedAlert, number[]>();
    for (const alert of alerts) hits.set(alert, await search(db, alert));
    const jobs = await readOpen(db, [...hits.values()].flat());
    const pairs = [...hits].flatMap(([alert, ids]) =>
      ids.flatMap((id) => {
        const open = jobs.get(id);
        return open && open.approvedAt > alert.looked_at ? [{ alert, ...open }] : [];
      }),
    );
    const unwanted = await unwantedAmong(db, pairs);
    const found = new Map<number, FoundJob[]>();
    for (const { alert, job } of pairs) {
      if (unwanted.has(pairKey(alert.id, job.id))) continue;
      const ofAlert = found.get(alert.id);
      if (ofAlert) ofAlert.push(job);
      else found.set(alert.id, [job]);
    }
    return found;
  };
}

/**
 * Returns a function that reads jobs by id, null for closed ones. A mail leaves some time after it is queued, so some
 * seconds of cache do not matter.
 */
function openJobReader(asOf: Date) {
  let read = { at: performance.now(), jobs: new Map<number, OpenJob | null>() };
  return async function readOpen(db: Reader, ids: readonly number[]): Promise<Map<number, OpenJob | null>> {
    if (performance.now() - read.at > jobsAreKnownMs) read = { at: performance.now(), jobs: new Map() };
    const { jobs } = read;
    const unknown = [...new Set(ids)].filter((id) => !jobs.has(id));
    if (unknown.length === 0) return jobs;
    const open = await openJobs(db, unknown, asOf);
    for (const id of unknown) jobs.set(id, open.get(id) ?? null);
    return jobs;
  };
}

interface OpenJob {
  job: FoundJob;
  companyId: number;
  approvedAt: Date;
}

const pairKey = (alert: number, job: number) => `${alert}:${job}`;

/** Returns which of these jobs are open now: the index may lag behind. */
async function openJobs(db: Reader, ids: number[], asOf: Date): Promise<Map<number, OpenJob>> {
  const { rows } = await sql<Omit<OpenJob, "job"> & Omit<FoundJob, "pay"> & Pay>`
    SELECT j.id, j.title, j.slug, ${shownCompany.name} AS company, ${shownCompany.id} AS "companyId", j.remote, j.approved_at AS "approvedAt",
      coalesce(l.state, j.location_text) AS place, coalesce(l.state_vn, j.location_text) AS "placeVn",
      j.salary_type, j.salary_min, j.salary_max, j.currency, j.salary_period, j.salary_text
    FROM jobs j
    JOIN companies c ON c.id = j.company_id
    LEFT JOIN locations l ON l.id = j.location_ids[1]
    WHERE j.id = ANY(${ids}::bigint[]) AND j.approved_at <= ${asOf}
      AND j.status = 1 AND j.sen_status = 1 AND j.hidden_at IS NULL AND j.deleted_at IS NULL
      AND c.blocked_at IS NULL
      AND (j.expires_at IS NULL OR j.expires_at > ${asOf})`.execute(db);
  return new Map(
    rows.map(({ id, title, slug, company, companyId, remote, approvedAt, place, placeVn, ...pay }) => [
      id,
      {
        job: { id, title, slug, company, remote, place, placeVn, pay: publicPay(pay) },
        companyId,
        approvedAt,
      },
    ]),
  );
}

/** Returns the pairs whose job was sent to the alert before, or is hidden by the alert's candidate. */
async function unwantedAmong(
  db: Reader,
  pairs: readonly ({ alert: ClaimedAlert } & OpenJob)[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const of = (column: (pair: (typeof pairs)[number]) => number | null) => pairs.map(column);
  const { rows } = await sql<{ alert: number; job: number }>`
    WITH p AS MATERIALIZED (
      SELECT * FROM unnest(${of(({ alert }) => alert.id)}::bigint[], ${of(({ job }) => job.id)}::bigint[],
        ${of(({ alert }) => alert.candidate_id)}::bigint[], ${of(({ companyId }) => companyId)}::bigint[])
        AS p (alert, job, candidate, company)
    )
    SELECT p.alert, p.job FROM p JOIN job_alert_jobs s ON s.alert_id = p.alert AND s.job_id = p.job
    UNION ALL
    SELECT p.alert, p.job FROM p JOIN hidden_jobs h ON h.candidate_id = p.candidate AND h.job_id = p.job
    UNION ALL
    SELECT p.alert, p.job FROM p JOIN hidden_companies h ON h.candidate_id = p.candidate AND h.company_id = p.company
  `.execute(db);
  return new Set(rows.map(({ alert, job }) => pairKey(alert, job)));
}
