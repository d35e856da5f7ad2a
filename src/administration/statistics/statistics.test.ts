import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Caller } from "#kit/call.ts";
import { day, hour, minute } from "#kit/clock.ts";
import { makeSampledDecision } from "#market/job-review/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { replyBy } from "#market/support/hours.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { locationIds } from "#platform/reference/terms.ts";
import { addWorkingDays, officeHoursBetween } from "#platform/reference/working-days.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { csvStatistics, statistics } from "./contract.ts";
import { officeDays, officeHoursOf, promisedBy, workingDaysAfter } from "./queries/office.ts";
import { cachedMinutes, statisticNames } from "./terms.ts";

let api: TestApi;
let admin: { id: number; call: Caller };
let member: { id: number; call: Caller };
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  const { id } = await makeStaff(db, "admin");
  admin = { id, call: await api.as(id) };
  const other = await makeStaff(db, "admin", { member: true });
  member = { id: other.id, call: await api.as(other.id) };
});

const valuesOf = (answer: { data: { attributes: { rows: { key: string; values: unknown[] }[] } } }) =>
  Object.fromEntries(answer.data.attributes.rows.map(({ key, values }) => [key, values]));

describe("The office hours of statistics", () => {
  it("are those of the calendar", async () => {
    const { db } = api.database;
    const holidays = await holidaysOf(db);
    const start = new Date("2026-02-10T00:00:00Z");
    const moments = Array.from({ length: 200 }, (_, n) => new Date(+start + n * 5.3 * hour));
    const office = await officeDays(db, start, moments.at(-1)!);
    const { rows } = await sql<{ from: Date; hours: number; days: Date; answer: Date }>`
      WITH ${office} SELECT m.at AS from, ${officeHoursOf(sql`m.at`, sql`${moments.at(-1)}::timestamptz`)} AS hours,
        ${workingDaysAfter(sql`m.at`, 2)} AS days, ${promisedBy(sql`m.at`)} AS answer
      FROM unnest(${moments}::timestamptz[]) m (at) CROSS JOIN office`.execute(db);
    expect(rows).toHaveLength(200);
    for (const { from, hours, days, answer } of rows) {
      expect(Math.floor(hours + 1e-6)).toBe(officeHoursBetween(from, moments.at(-1)!, holidays));
      expect(days).toEqual(addWorkingDays(from, 2, holidays));
      expect(answer).toEqual(replyBy(from, holidays));
    }
  });
});

describe("Statistics", () => {
  it("of the review have the wait of each decision, by month, reviewer and category", async () => {
    const { db } = api.database;
    const job = await makeJob(db, { categoryIds: [3] });
    const decide = (waited: number, by: number) =>
      db
        .insertInto("job_reviews")
        .values({
          job_id: job.id,
          company_id: job.company_id,
          decision: "approve",
          by_id: by,
          submitted_at: new Date(+monday - waited),
          at: monday,
        })
        .execute();
    await decide(hour, admin.id);
    await decide(3 * day, admin.id);
    await decide(6 * day, member.id);
    const read = (query: object) => member.call(statistics.review, { query });
    expect(valuesOf(await read({}))).toEqual({ "2026-03": [9, expect.any(Number), expect.any(Number), 3] });
    const byPerson = await read({ by: "reviewer" });
    expect(valuesOf(byPerson)).toEqual({
      [admin.id]: [expect.any(Number), expect.any(Number), 100, 2],
      [member.id]: [expect.any(Number), expect.any(Number), 0, 1],
    });
    expect(byPerson.data.attributes.rows.every(({ name }) => name !== null)).toBe(true);
    const { rows } = await sql<{
      id: number;
    }>`SELECT coalesce(parent_id, id) AS id FROM categories WHERE id = 3`.execute(db);
    const byCategory = await read({ by: "category", category_id: rows[0]?.id });
    expect(Object.keys(valuesOf(byCategory))).toEqual([String(rows[0]?.id)]);
    expect((await read({ category_id: 999_999 })).data.attributes.rows).toEqual([]);
    expect((await read({ period: "last_month" })).data.attributes.rows).toEqual([]);
  });

  it("show opinions about a reviewer to nobody else", async () => {
    const { db } = api.database;
    const job = await makeJob(db);
    const third = await makeStaff(db, "admin");
    const look = async (byId: number, agrees: boolean) => {
      const id = await makeSampledDecision(db, {
        jobId: job.id,
        companyId: job.company_id,
        byId,
        at: monday,
      });
      await db
        .insertInto("second_looks")
        .values({ review_id: id, by_id: third.id, agrees, note: agrees ? null : "Lương sai", at: monday })
        .execute();
      return id;
    };
    const first = await look(admin.id, true);
    await look(admin.id, false);
    const read = (call: Caller, by: string) => call(statistics.agreement, { query: { by } as never });
    expect(valuesOf(await read(admin.call, "reviewer"))).toEqual({ [admin.id]: [50, 2] });
    expect(valuesOf(await read(admin.call, "month"))).toEqual({ "2026-03": [50, 2] });
    expect(valuesOf(await read(member.call, "reviewer"))).toEqual({});
    expect(valuesOf(await read(member.call, "month"))).toEqual({ "2026-03": [null, 2] });
    await look(member.id, true);
    // The reader subtracts the own opinions, so one other reviewer is not enough.
    expect(valuesOf(await read(member.call, "month"))).toEqual({ "2026-03": [null, 3] });
    await look(third.id, true);
    expect(valuesOf(await read(member.call, "month"))).toEqual({ "2026-03": [75, 4] });
    // Of all months together there is no share while one is hidden: the hidden one could be computed.
    await db
      .updateTable("second_looks")
      .set({ at: new Date(+monday - 30 * day) })
      .where("review_id", "=", first)
      .execute();
    api.clock.advance(cachedMinutes * minute);
    const all = await member.call(statistics.agreement, { query: { period: "all" } });
    api.clock.set(monday);
    expect(valuesOf(all)).toEqual({ "2026-01": [null, 1], "2026-03": [expect.any(Number), 3] });
    expect(all.data.attributes.total).toBeNull();
  });

  it("of the market hide categories in a location with fewer than five jobs", async () => {
    const { db } = api.database;
    const before = (await admin.call(statistics.market, { query: { by: "cell" } })).data.attributes;
    const owner = await makeRecruiter(db);
    const made = [];
    for (let n = 0; n < 5; n++)
      made.push(
        await makeJob(db, {
          companyId: owner.companyId,
          categoryIds: [2],
          locationIds: [locationIds.daNang],
        }),
      );
    await makeApplicant(db, { job: made[0]! });
    await makeApplicant(db, { job: made[0]!, answered: true });
    api.clock.advance(cachedMinutes * minute);
    const { attributes } = (await admin.call(statistics.market, { query: { by: "cell" } })).data;
    const { rows } = await sql<{
      id: number;
    }>`SELECT coalesce(parent_id, id) AS id FROM categories WHERE id = 2`.execute(db);
    const key = `${rows[0]?.id}/${locationIds.daNang}`;
    expect(before.rows.map((row) => row.key)).not.toContain(key);
    // People whom the workspace added have not applied.
    expect(attributes.rows.find((row) => row.key === key)).toMatchObject({
      values: [5, 1, 0.2],
      name: expect.stringContaining(" · "),
    });
    expect(attributes.total).toBeNull();
    const byPlace = await admin.call(statistics.market, {
      query: { by: "location", location_id: locationIds.daNang },
    });
    api.clock.set(monday);
    expect(Object.keys(valuesOf(byPlace))).toContain(String(locationIds.daNang));
  });

  it("of registrations, answers, the inbox and reports have the values of their definitions", async () => {
    const { db } = api.database;
    const month = (at: string) => new Date(`${at}T03:00:00Z`);
    const lan = await makeCandidate(db);
    await db
      .updateTable("accounts")
      .set({
        utm_source: " Facebook ",
        created_at: month("2025-06-02"),
        email_verified_at: new Date(+month("2025-06-02") + 25 * hour),
      })
      .where("id", "=", lan.id)
      .execute();
    const lastYear = { period: "last_year" } as const;
    expect(valuesOf(await member.call(statistics.registrations, { query: lastYear }))).toEqual({
      facebook: [1, 0, 100],
    });
    const job = await makeJob(db, { at: month("2025-05-01"), expiresAt: month("2025-08-01") });
    const [one, two] = [
      await makeApplicant(db, { job, appliedAt: month("2025-06-02") }),
      await makeApplicant(db, { job, appliedAt: month("2025-06-02"), outcome: "rejected" }),
    ];
    await db
      .updateTable("applicants")
      .set({ responded_at: new Date(+one.applied_at + 2 * day) })
      .where("id", "=", one.id)
      .execute();
    expect(two.responded_at).toBeNull();
    expect(valuesOf(await member.call(statistics.response, { query: lastYear }))).toEqual({
      "2025-06": [2, 50, 50, 2],
    });
    const thread = (kind: string, values: object) =>
      db
        .insertInto("support_threads")
        .values({
          kind,
          name: "Lan",
          language: 1,
          search_key: "lan",
          created_at: month("2025-06-02"),
          last_message_at: month("2025-06-04"),
          ...values,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    const chat = await thread("chat", { status: "answered" });
    // Monday 10:00, 11:00 and, answered, Tuesday 10:00; then a message that is overdue.
    const said: [string, string][] = [
      ["visitor", "2025-06-02T03:00:00Z"],
      ["visitor", "2025-06-02T04:00:00Z"],
      ["staff", "2025-06-03T03:00:00Z"],
    ];
    for (const [sender, at] of said)
      await db
        .insertInto("support_messages")
        .values({ thread_id: chat.id, sender, text: "…", at: new Date(at) })
        .execute();
    expect(valuesOf(await member.call(statistics.inbox, { query: lastYear }))).toEqual({
      "2025-06": [100, 9, 9, 1],
    });
    await thread("job_report", {
      status: "closed",
      job_id: job.id,
      report_reason_id: 2,
      outcome: "suspended",
      closed_at: new Date(+month("2025-06-02") + 5 * hour),
    });
    await thread("job_report", {
      status: "open",
      job_id: job.id,
      report_reason_id: 2,
      waiting_since: month("2025-06-02"),
    });
    expect(valuesOf(await member.call(statistics.safety, { query: lastYear }))).toEqual({
      "2025-06": [2000, 2, 100, 5],
    });
    expect(valuesOf(await member.call(statistics.safety, { query: { ...lastYear, by: "reason" } }))).toEqual({
      "2": [2000, 2, 100, 5],
    });
  });

  it("are for administrators, files for super administrators alone, and the log has each file", async () => {
    const recruiter = await api.as((await makeRecruiter(api.database.db)).id);
    for (const name of statisticNames) {
      expect((await refusal((await api.as(null))(statistics[name]))).status).toBe(401);
      expect((await refusal(recruiter(statistics[name]))).status).toBe(403);
      expect((await refusal(member.call(csvStatistics[name]))).status).toBe(403);
    }
    const missing = await api.app.inject({
      url: "/api/v2/admins/statistics/nothing",
      headers: { authorization: `Bearer ${await api.token(admin.id)}` },
    });
    expect(missing.statusCode).toBe(404);
    const file = await api.app.inject({
      url: "/api/v2/admins/statistics/review.csv?period=all",
      headers: { authorization: `Bearer ${await api.token(admin.id)}`, "accept-language": "vi" },
    });
    expect(file.body).toContain("Tháng,Thời gian chờ trung vị (giờ)");
    expect(file.body).toContain("phân vị 90");
    const events = await api.database.db
      .selectFrom("audit_event")
      .select(["action", "object_id", "detail"])
      .where("account_id", "=", admin.id)
      .where("action", "like", "%.csv")
      .execute();
    expect(events).toMatchObject([{ object_id: "review", detail: { after: { rows: 1 } } }]);
  });
});
