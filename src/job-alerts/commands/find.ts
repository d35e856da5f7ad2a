import { sql } from "kysely";
import type { JobIndex, JobQuery } from "#job-search/job-index.ts";
import { type Pay, publicPay } from "#jobs/salary.ts";
import type { Reader } from "#kit/db.ts";
import { caps } from "../terms.ts";
import type { ClaimedAlert } from "./send.ts";

/** A job as a mail names it. */
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

/** Looked at for each alert, newest first; what it was sent before may stand among them. */
const lookedAt = 3 * caps.jobs;

/**
 * Finds what is new to alerts, newest first. Alerts that look for the same share one search, however many they are; whether a
 * job is still open, was never sent to an alert and is not hidden by its candidate is asked of the database, for a whole batch at
 * once.
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
      // A run may meet a hundred thousand alerts; most of those that share a search come close together.
      if (searches.size >= 5000) searches.clear();
      searches.set(key, ids);
    }
    return ids;
  }

  return async (db: Reader, alerts: readonly ClaimedAlert[]): Promise<Map<number, FoundJob[]>> => {
    const pairs: { alert: number; job: number; place: number; since: Date }[] = [];
    for (const alert of alerts) {
      const ids = await search(db, alert);
      for (const [place, job] of ids.entries())
        pairs.push({ alert: alert.id, job, place, since: alert.looked_at });
    }
    const found = new Map<number, FoundJob[]>();
    if (pairs.length === 0) return found;
    for (const { alert, job } of await newAmong(db, pairs, asOf))
      found.set(alert, [...(found.get(alert) ?? []), job]);
    return found;
  };
}

async function newAmong(db: Reader, pairs: object[], asOf: Date) {
  const { rows } = await sql<{ alert: number } & Omit<FoundJob, "pay"> & FoundJob["pay"]>`
    SELECT p.alert, j.id, j.title, j.slug, c.name AS company, j.remote,
      coalesce(l.state, j.location_text) AS place, coalesce(l.state_vn, j.location_text) AS "placeVn",
      j.salary_type, j.salary_min, j.salary_max, j.currency, j.salary_period, j.salary_text
    FROM json_to_recordset(${JSON.stringify(pairs)}::json) AS p(alert bigint, job bigint, place int, since timestamptz)
    JOIN jobs j ON j.id = p.job
    JOIN companies c ON c.id = j.company_id
    JOIN job_alerts a ON a.id = p.alert
    LEFT JOIN locations l ON l.id = j.location_ids[1]
    WHERE j.approved_at > p.since AND j.approved_at <= ${asOf}
      AND j.status = 1 AND j.sen_status = 1 AND j.deleted_at IS NULL AND c.blocked_at IS NULL
      AND (j.expires_at IS NULL OR j.expires_at > ${asOf})
      AND NOT EXISTS (SELECT 1 FROM hidden_jobs h WHERE h.candidate_id = a.candidate_id AND h.job_id = j.id)
      AND NOT EXISTS (SELECT 1 FROM hidden_companies h
        WHERE h.candidate_id = a.candidate_id AND h.company_id = j.company_id)
      AND NOT EXISTS (SELECT 1 FROM candidates k JOIN accounts o ON o.id = k.account_id
        WHERE k.id = a.candidate_id AND o.closes_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM job_alert_jobs s WHERE s.alert_id = p.alert AND s.job_id = p.job)
    ORDER BY p.alert, p.place`.execute(db);
  return rows.map(({ alert, id, title, slug, company, remote, place, placeVn, ...pay }) => ({
    alert,
    job: { id, title, slug, company, remote, place, placeVn, pay: publicPay(pay) },
  }));
}
