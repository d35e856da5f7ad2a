import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type Compared, comparedBusiness, firstOf, submitted, sum } from "./testing/compare.ts";
import { credit, localMonth } from "./testing/plain.ts";

let compared: Compared;
let business: Compared["business"];
let same: Compared["same"];
beforeAll(async () => {
  compared = await comparedBusiness();
  ({ business, same } = compared);
});

describe("The reports on job orders equal plain SQL", () => {
  const whole = { period: "all" };
  const ended = () => sql`agency_id = ${business.agency.id} AND status IN ('filled', 'lost', 'canceled')`;
  it("fill rate and time to fill", async () => {
    const rate = (key: RawBuilder<unknown>) => sql`SELECT ${key} AS key,
      100.0 * sum(CASE status WHEN 'filled' THEN 1 ELSE 0 END) / count(*) AS value FROM job_orders WHERE ${ended()} GROUP BY 1`;
    await same("fill", "rate", { ...whole, by: "client" }, rate(sql`client_id::text`));
    await same("fill", "rate", { ...whole, by: "month" }, rate(localMonth("ended_at")));
    const people = sql`SELECT owner_id::text AS key, count(*) AS value FROM job_orders o JOIN jobs j ON j.id = o.job_id
      WHERE o.agency_id = ${business.agency.id} AND o.status = 'filled' GROUP BY 1`;
    await same("fill", "filled", { ...whole, by: "person" }, people);
    const own = sql`SELECT o.client_id::text AS key, count(*) AS value FROM job_orders o JOIN jobs j ON j.id = o.job_id
      JOIN clients c ON c.id = o.client_id WHERE o.agency_id = ${business.agency.id} AND o.status = 'canceled'
      AND ${business.am.id} IN (j.owner_id, c.am_id) GROUP BY 1`;
    await same("fill", "canceled", { ...whole, by: "client" }, own, business.am.id);
    const days = sql`SELECT o.client_id::text AS key,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM e.at - o.opened_at) / 86400) AS value
      FROM job_orders o JOIN activities e USING (job_id) WHERE o.agency_id = ${business.agency.id} AND o.status = 'filled'
        AND e.kind = 'offer_status' AND e.at >= o.opened_at GROUP BY 1`;
    const filled = await same("fill", "days", { ...whole, by: "client" }, days);
    expect(sum(filled.rows)).toBeGreaterThan(0);
  });

  it("time to the first CV without holds, and promises", async () => {
    const held = sql`coalesce((SELECT sum(least(b.at, o.first_cv_at) - a.at) FROM activities a JOIN activities b
        ON b.data->>'order' = a.data->>'order' AND b.data->>'from' = 'on_hold'
      WHERE a.data->>'to' = 'on_hold' AND (a.data->>'order')::bigint = o.id AND a.at < o.first_cv_at), interval '0')`;
    const slow = (
      part: number,
    ) => sql`SELECT client_id::text AS key, percentile_cont(${sql.lit(part)}) WITHIN GROUP
        (ORDER BY extract(epoch FROM first_cv_at - opened_at - ${held}) / 86400) AS value
      FROM job_orders o WHERE agency_id = ${business.agency.id} GROUP BY 1`;
    await same("first_cv", "median", { ...whole, by: "client" }, slow(0.5));
    await same("first_cv", "slow", { ...whole, by: "client" }, slow(0.9));
    const kept = sql`SELECT client_id::text AS key, 100.0 * count(CASE WHEN first_cv_at < first_cv_due_at THEN 1 END) / count(*) AS value
      FROM job_orders WHERE agency_id = ${business.agency.id} GROUP BY 1`;
    await same("first_cv", "rate", { ...whole, by: "client" }, kept);
  });
});

describe("The reports on cohorts and starts equal plain SQL", () => {
  const reached = (from: number) => sql`(SELECT applicant_id FROM activities WHERE kind = 'stage_move'
      AND (data->>'to')::int BETWEEN ${sql.lit(from)} AND 11 AND id <> ALL (${business.undone})
    UNION SELECT applicant_id FROM placements WHERE started_at IS NOT NULL)`;
  const started = sql`(SELECT applicant_id FROM placements WHERE started_at IS NOT NULL)`;
  const cohort = () => firstOf(compared, submitted);
  const client = sql`JOIN applicants a ON a.id = applicant_id JOIN job_orders o ON o.job_id = a.job_id`;

  it("conversion, and submissions a placement", async () => {
    const counted = (
      condition: RawBuilder<unknown>,
    ) => sql`WITH ${cohort()} SELECT o.client_id::text AS key, count(*) AS value
      FROM first ${client} WHERE ${condition} GROUP BY 1`;
    const steps = [
      ["submissions", sql`true`],
      ["interviews", sql`applicant_id IN ${reached(6)}`],
      ["offers", sql`applicant_id IN ${reached(10)}`],
      ["starts", sql`applicant_id IN ${started}`],
    ] as const;
    for (const [column, condition] of steps)
      await same("conversion", column, { by: "client" }, counted(condition));
    const ratio = (part: RawBuilder<unknown>, of: RawBuilder<unknown>, factor: RawBuilder<unknown>) =>
      sql`WITH ${cohort()} SELECT account_id::text AS key, ${factor} * sum(CASE WHEN ${part} THEN bps ELSE 0 END)
        / nullif(sum(CASE WHEN ${of} THEN bps ELSE 0 END), 0) AS value
      FROM first JOIN (WITH ${credit(business.agency.id)} SELECT * FROM credit) c USING (applicant_id) GROUP BY 1`;
    const [all, interviews, offers, starts] = steps.map(([, condition]) => condition);
    const percent = sql`100.0`;
    await same("conversion", "to_interview", { by: "person" }, ratio(interviews!, all!, percent));
    await same("conversion", "to_offer", { by: "person" }, ratio(offers!, interviews!, percent));
    await same("conversion", "to_start", { by: "person" }, ratio(starts!, offers!, percent));
    await same("effort", "per_start", { by: "person" }, ratio(all!, starts!, sql`1.0`));
  });

  const starts = (more = sql`true`) => sql`FROM placements p JOIN placement_splits s ON s.placement_id = p.id
    LEFT JOIN applicants a ON a.id = p.applicant_id
    WHERE p.agency_id = ${business.agency.id} AND p.started_at IS NOT NULL AND p.start_date >= '2025-01-01' AND ${more}`;

  it("warranties by month, person and reason", async () => {
    const whole = { period: "all" };
    const failed = sql`p.status = 'failed_probation'`;
    const month = sql`SELECT to_char(start_date, 'YYYY-MM') AS key, sum(bps) / 10000.0 AS value ${starts(failed)} GROUP BY 1`;
    const months = await same("warranties", "failed", { ...whole, by: "month" }, month);
    expect(sum(months.rows)).toBeGreaterThan(0);
    await same(
      "warranties",
      "rate",
      { ...whole, by: "person" },
      sql`SELECT account_id::text AS key, 100.0 * sum(CASE WHEN ${failed} THEN bps ELSE 0 END) / sum(bps) AS value ${starts()} GROUP BY 1`,
    );
    const names = sql`(ARRAY['resigned', 'dismissed', 'stopped_coming', 'other'])[left_reason]`;
    const reasons = sql`SELECT ${names} AS key, sum(bps) / 10000.0 AS value ${starts(failed)} GROUP BY 1`;
    await same("warranties", "failed", { ...whole, by: "reason" }, reasons);
    const share = sql`SELECT ${names} AS key, 100.0 * sum(bps) / (SELECT sum(bps) ${starts()}) AS value ${starts(failed)} GROUP BY 1`;
    await same("warranties", "rate", { ...whole, by: "reason" }, share);
  });

  it("starts by source, of the agency and of a member", async () => {
    const plain = (more?: RawBuilder<unknown>) =>
      sql`SELECT a.source AS key, sum(bps) / 10000.0 AS value ${starts(more as never)} GROUP BY 1`;
    await same("start_sources", "starts", { period: "all" }, plain());
    const mine = sql`s.account_id = ${business.am.id}`;
    await same("start_sources", "starts", { period: "all" }, plain(mine), business.am.id);
  });
});
