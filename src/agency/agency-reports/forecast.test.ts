import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { expectedFee } from "#agency/job-orders/expected-fee.ts";
import { day, hour } from "#kit/clock.ts";
import { monday } from "#test/api.ts";
import { type Compared, comparedBusiness, sum } from "./testing/compare.ts";
import { localMonth } from "./testing/plain.ts";

let compared: Compared;
let business: Compared["business"];
let same: Compared["same"];
beforeAll(async () => {
  compared = await comparedBusiness();
  ({ business, same } = compared);
  await spread();
});

/** Moves the applicants to random stages, and adds submissions with verdicts and contacts with clients. */
async function spread() {
  const { db, agency, random, clients } = business;
  const applicants = await db
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select(["a.id", "s.pipeline_id", "a.company_id", "a.job_id"])
    .where("a.agency_id", "=", agency.id)
    .orderBy("a.id")
    .execute();
  for (const { id, pipeline_id, company_id, job_id } of applicants) {
    const kind = 3 + random(8);
    const stage = db.selectFrom("pipeline_stages").select("id").where("pipeline_id", "=", pipeline_id);
    const outcome = random(4) === 0 ? "rejected" : "active";
    await db
      .updateTable("applicants")
      .set({ stage_id: stage.where("kind", "=", kind), outcome })
      .where("id", "=", id)
      .execute();
    if (kind === 10 && random(2) === 0)
      await db
        .insertInto("offers")
        .values({
          agency_id: agency.id,
          company_id,
          applicant_id: id,
          job_id,
          status: "accepted",
          offer_date: "2026-11-01",
          valid_until: "2026-12-01",
        })
        .execute();
    const at = business.past(random(100));
    const isAnswered = random(2) === 0;
    if (random(3) > 0)
      await db
        .insertInto("submissions")
        .values({
          agency_id: agency.id,
          applicant_id: id,
          at,
          client_answer: isAnswered ? "fit" : null,
          answered_at: isAnswered ? new Date(at.getTime() + (1 + random(90)) * hour) : null,
        })
        .execute();
  }
  for (const { id } of clients.slice(0, 2))
    await db
      .insertInto("client_notes")
      .values([
        { client_id: id, kind: "call", text: "Gọi", created_at: business.past(3 + random(20)) },
        { client_id: id, kind: "note", text: "Ghi chú", created_at: business.past(1) },
      ])
      .execute();
}

/** Returns plain queries of the live applicants with the fees that were computed apart, and the rates of their steps. */
async function valued() {
  const { db, agency } = business;
  const orders = await db
    .selectFrom("job_orders")
    .selectAll()
    .where("agency_id", "=", agency.id)
    .where("status", "=", "open")
    .execute();
  const fees = orders.map((order) => {
    const pay = { salary_min: order.salary_min, salary_max: order.salary_max, currency: "VND" as const };
    const fee = expectedFee(pay, {
      fee_type: order.fee_type as "percent",
      fee_bps: order.fee_bps!,
      fee_months: order.fee_months!,
      fee_min: order.fee_min,
      fee_fixed: order.fee_fixed,
      fee_currency: "VND",
    });
    return sql`(${order.job_id}::bigint, ${fee!.amount}::numeric)`;
  });
  const since = new Date(monday.getTime() - 365 * day);
  const entered = sql`SELECT DISTINCT applicant_id, data->>'to' AS step FROM activities WHERE agency_id = ${agency.id}
      AND kind = 'stage_move' AND at >= ${since} AND id <> ALL (${business.undone})
    UNION SELECT DISTINCT applicant_id, '0' FROM activities WHERE agency_id = ${agency.id} AND kind = 'offer_status'
      AND data->>'status' = 'accepted' AND at >= ${since}`;
  return sql`WITH fees (job_id, fee) AS (VALUES ${sql.join(fees)}), entered AS (${entered}),
    priors (step, prior) AS (VALUES ('4', .05), ('5', .1), ('6', .2), ('7', .25), ('8', .35), ('9', .5), ('10', .8), ('0', .95)),
    rates AS (SELECT step, (20 * prior
      + (SELECT count(*) FROM entered e JOIN placements p USING (applicant_id) WHERE e.step = priors.step AND p.started_at IS NOT NULL))
      / (20 + (SELECT count(*) FROM entered e WHERE e.step = priors.step)) AS rate FROM priors),
    live AS (SELECT a.id, a.job_id, f.fee, CASE WHEN x.id IS NULL THEN s.kind ELSE 0 END::text AS step
      FROM applicants a JOIN fees f USING (job_id) JOIN pipeline_stages s ON s.id = a.stage_id
      LEFT JOIN offers x ON x.applicant_id = a.id WHERE a.outcome = 'active'),
    valued AS (SELECT live.*, fee * rate AS forecast, o.client_id FROM live JOIN rates USING (step) JOIN job_orders o USING (job_id))`;
}

describe("The forecast equals plain SQL", () => {
  const names = sql`CASE step WHEN '0' THEN 'accepted' WHEN '4' THEN 'sent_to_am' WHEN '5' THEN 'sent_to_client' WHEN '6' THEN 'interview'
    WHEN '7' THEN 'first_interview' WHEN '8' THEN 'second_interview' WHEN '9' THEN 'final_interview' ELSE 'offer' END`;
  const shares = () => sql`JOIN (WITH ${defaults()} SELECT * FROM defaults) c ON c.applicant_id = valued.id`;
  // The forecast has no hires yet, so people have the default shares even if a placement of the applicant exists.
  const defaults = () => sql`defaults AS (
    SELECT a.id AS applicant_id, x.account_id, x.bps FROM applicants a JOIN job_orders o ON o.job_id = a.job_id
    JOIN clients c ON c.id = o.client_id, LATERAL (VALUES (c.owner_id, 2000), (c.am_id, 3000), (a.owner_id, 5000)) x (account_id, bps)
    WHERE a.agency_id = ${business.agency.id})`;

  it("by stage, client and person", async () => {
    const plain = await valued();
    const stages = await same(
      "forecast",
      "value",
      { by: "stage" },
      sql`${plain} SELECT ${names} AS key, sum(fee) AS value FROM valued GROUP BY 1`,
    );
    expect(stages.total).toBe(sum(stages.rows));
    expect(Object.keys(stages.rows).length).toBeGreaterThan(4);
    const forecast = (key: RawBuilder<unknown>) =>
      sql`${plain} SELECT ${key} AS key, round(sum(forecast)) AS value FROM valued GROUP BY 1`;
    await same("forecast", "forecast", { by: "stage" }, forecast(names));
    await same("forecast", "forecast", { by: "client" }, forecast(sql`client_id::text`));
    const people = sql`${plain} SELECT account_id::text AS key, round(sum(forecast * bps) / 10000) AS value FROM valued ${shares()} GROUP BY 1`;
    await same("forecast", "forecast", { by: "person" }, people);
    const count = sql`${plain} SELECT client_id::text AS key, count(*) AS value FROM valued GROUP BY 1`;
    await same("forecast", "people", { by: "client" }, count);
  });

  it("of a member, from the orders whose terms the member reads", async () => {
    const plain = await valued();
    const { am } = business;
    const mine = sql`${plain} SELECT ${names} AS key, round(sum(fee * bps) / 10000) AS value FROM valued ${shares()}
      JOIN jobs j ON j.id = valued.job_id JOIN clients k ON k.id = valued.client_id
      WHERE account_id = ${am.id} AND ${am.id} IN (j.owner_id, k.am_id, k.owner_id) GROUP BY 1`;
    await same("forecast", "value", { by: "stage" }, mine, am.id);
  });

  it("has nothing in a currency without fees", async () => {
    await same(
      "forecast",
      "value",
      { by: "stage", currency: "JPY" },
      sql`SELECT 'x' AS key, 0 AS value WHERE false`,
    );
  });
});

describe("The activity of clients equals plain SQL", () => {
  const submitted = (more = sql`true`) => sql`FROM submissions s JOIN applicants a ON a.id = s.applicant_id
    JOIN job_orders o ON o.job_id = a.job_id JOIN clients c ON c.id = o.client_id JOIN jobs j ON j.id = a.job_id
    WHERE s.agency_id = ${business.agency.id} AND ${more}`;
  const hours = sql`extract(epoch FROM s.answered_at - s.at) / 3600`;
  const whole = { period: "all" };

  it("days since the last contact", async () => {
    const days = sql`SELECT c.id::text AS key, extract(epoch FROM ${monday}::timestamptz - max(n.created_at)) / 86400 AS value
      FROM clients c JOIN client_notes n ON n.client_id = c.id WHERE n.kind = 'call' AND c.agency_id = ${business.agency.id} GROUP BY 1`;
    const { rows } = await same("client_activity", "silent", { ...whole, by: "client" }, days);
    expect(Object.keys(rows)).toHaveLength(2);
    const none = sql`SELECT '' AS key, 0 AS value WHERE false`;
    await same("client_activity", "silent", { ...whole, by: "month" }, none);
  });

  it("hours to the verdict, and submissions without one", async () => {
    const median = (
      key: RawBuilder<unknown>,
    ) => sql`SELECT ${key} AS key, percentile_cont(0.5) WITHIN GROUP (ORDER BY ${hours}) AS value
      ${submitted()} GROUP BY 1`;
    await same("client_activity", "verdict", { ...whole, by: "client" }, median(sql`c.id::text`));
    await same("client_activity", "verdict", { ...whole, by: "person" }, median(sql`c.am_id::text`));
    await same("client_activity", "verdict", { ...whole, by: "month" }, median(localMonth("s.at")));
    const share = sql`SELECT c.id::text AS key, 100.0 * count(*) FILTER (WHERE s.answered_at IS NULL) / count(*) AS value
      ${submitted()} GROUP BY 1`;
    await same("client_activity", "share", { ...whole, by: "client" }, share);
  });

  it("of a member", async () => {
    const { am } = business;
    const own = sql`${am.id} IN (c.am_id, c.owner_id, j.owner_id)`;
    const plain = sql`SELECT c.id::text AS key, count(*) AS value ${submitted(own)} GROUP BY 1`;
    await same("client_activity", "submissions", { ...whole, by: "client" }, plain, am.id);
  });
});
