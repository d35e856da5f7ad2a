import { rm } from "node:fs/promises";
import { day } from "#kit/clock.ts";
import { readConfig } from "#kit/config.ts";
import { openDatabase } from "#kit/db.ts";
import { newStopToken } from "#market/job-alerts/commands/address.ts";
import { sendAlerts } from "#market/job-alerts/commands/send.ts";
import { criteriaKey } from "#market/job-alerts/criteria.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { openServices } from "../src/app/services.ts";
import { makeFolder } from "../test/product.ts";
import { makeAd } from "./ads.ts";
import { fillMarket } from "./fill.ts";
import { postmasterOf, spentBy } from "./processor.ts";
import { machine } from "./report.ts";
import { benchJob, insert } from "./rows.ts";

const jobs = 10_000;
const newJobs = 5000;
const alerts = 100_000;
const batch = 2000;
const mostSeconds = 60;

/**
 * Measures the morning's run of all job alerts, on a market of which half was published since the day before.
 */
export async function benchAlerts(asOf: Date): Promise<void> {
  const folder = await makeFolder("bench-alerts");
  const running = await openServices(readConfig({ DATA_DIR: folder, DEMO: "0", LOG_LEVEL: "error" }), "web");
  try {
    const { services, databaseUrl } = running;
    const { database } = services;
    console.log(machine(asOf));
    // Filling the market takes longer than the statement timeout of requests.
    const unhurried = openDatabase(`${databaseUrl}?statement_timeout=0`, { size: 4 });
    await fillMarket(databaseUrl, unhurried, 0, jobs, new Date(asOf.getTime() - day));
    await unhurried.pool.query(
      `UPDATE jobs SET approved_at = $1::timestamptz - make_interval(secs => id % 80000) WHERE id = ANY($2)`,
      [asOf, Array.from({ length: newJobs }, (_, n) => benchJob(n * (jobs / newJobs)))],
    );
    for (let at = 0; at < alerts; at += batch)
      await insert(
        unhurried.pool,
        "job_alerts",
        Array.from({ length: batch }, (_, i) => alertRow(at + i, new Date(asOf.getTime() - day))),
      );
    await unhurried.pool.query("ANALYZE job_alerts");
    await unhurried.close();
    const { rows } = await database.pool.query<{ count: number }>(
      "SELECT count(DISTINCT (criteria_key, salary_min))::int AS count FROM job_alerts",
    );
    const index = openJobIndex(services);
    const postmaster = await postmasterOf(database);
    const before = spentBy([process.pid], postmaster);
    const began = performance.now();
    const did = await sendAlerts(database, index, asOf);
    const seconds = (performance.now() - began) / 1000;
    const after = spentBy([process.pid], postmaster);
    const spent =
      before && after
        ? `, processor seconds: ${((after.server - before.server) / 1000).toFixed(1)} here, ${((after.database - before.database) / 1000).toFixed(1)} in the database`
        : "";
    console.log(
      `${did.looked} alerts with ${rows[0]?.count} different searches, ${newJobs} new of ${jobs} jobs: ${did.sent} mails in ${seconds.toFixed(1)} s (to reach: ≤ ${mostSeconds})${spent}`,
    );
  } finally {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Half of the alerts share common criteria; the others have their own places, salaries and longer keywords.
 */
function alertRow(n: number, at: Date) {
  const common = n % 2 === 0;
  const ad = makeAd((n * 7919) % (common ? 300 : jobs));
  const criteria = {
    keyword: ad.title
      .split(/\s+/)
      .slice(0, 2 + (n % 3))
      .join(" ")
      .slice(0, 100),
    locationIds: n % 3 === 0 ? [] : ad.locationIds.slice(0, 1),
    categoryIds: [],
    jobTypes: [],
    jobLevels: [],
    experience: [],
    companyId: null,
    salaryMin: common || n % 5 ? null : 5_000_000 * (1 + (n % 7)),
    remote: false,
  };
  return {
    email: `subscriber${n}@example.test`,
    language: n % 2,
    keyword: criteria.keyword,
    location_ids: criteria.locationIds,
    salary_min: criteria.salaryMin,
    remote: false,
    frequency: "daily",
    criteria_key: criteriaKey(criteria),
    created_at: at,
    looked_at: at,
    confirmed_at: at,
    stop_token: newStopToken(),
  };
}
