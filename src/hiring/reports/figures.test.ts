import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { reportFigures } from "./contract.ts";
import * as en from "./messages.en.ts";
import * as vi from "./messages.vi.ts";
import { columns, reportNames } from "./terms.ts";
import { reportedCompany } from "./testing/company.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Figures and columns of reports", () => {
  it("have figures of the week that equal a plain count of the log, and are empty for other companies", async () => {
    const { bossCall: call, boss, jobs, at } = await reportedCompany(api);
    const { db } = api.database;
    const hire = (index: number, at_: Date, to = 11) => ({
      applicant_id: at(index).params.id,
      job_id: jobs[0].id,
      company_id: boss.companyId,
      actor_id: boss.id,
      actor_type: 2,
      kind: "stage_move",
      at: at_,
      data: JSON.stringify({ from: to === 11 ? 10 : 11, to }),
    });
    const now = api.clock.now().getTime();
    // Creates three hires: one of this week after an application of two months ago, one of last month, and one that is undone at once.
    const [old] = await db
      .selectFrom("applicants")
      .select("id")
      .where("job_id", "=", jobs[0].id)
      .orderBy("applied_at")
      .limit(1)
      .execute();
    await db
      .insertInto("activities")
      .values([
        { ...hire(0, new Date(now - 60_000)), applicant_id: old!.id },
        hire(1, new Date(now - 40 * day)),
        hire(2, new Date(now - 50_000)),
        hire(2, new Date(now - 20_000), 10),
      ])
      .execute();
    api.clock.set(new Date(now + 1000));
    const { rows } = await sql<Record<string, number>>`
      SELECT count(*) FILTER (WHERE kind = 'apply')::int AS applies,
        count(*) FILTER (WHERE kind = 'interview_schedule')::int AS interviews,
        count(*) FILTER (WHERE kind = 'offer_send')::int AS offers,
        count(*) FILTER (WHERE kind = 'stage_move' AND data->>'to' = '11' AND applicant_id = ${old!.id})::int AS hires
      FROM activities WHERE company_id = ${boss.companyId} AND at >= ${monday}::timestamptz - interval '1 day'`.execute(
      db,
    );
    const figures = (await call(reportFigures, { query: { period: "this_week" } })).data.attributes;
    expect(figures).toEqual(rows[0]);
    expect(figures).toEqual({ applies: 4, interviews: 1, offers: 1, hires: 1 });
    const stranger = await api.as((await makeRecruiter(db)).id);
    expect((await stranger(reportFigures, {})).data.attributes).toEqual({
      applies: 0,
      interviews: 0,
      offers: 0,
      hires: 0,
    });
    await expect((await api.as(null))(reportFigures, {})).rejects.toMatchObject({ status: 401 });
  });

  it("have a definition for each heading", () => {
    for (const { labels } of [en, vi]) {
      const definitionOf = new Map<string, string>();
      for (const name of reportNames)
        for (const key of Object.keys(columns[name])) {
          const heading = (labels.column[name] as Record<string, string>)[key]!;
          const definition = (labels.definition[name] as Record<string, string>)[key]!;
          expect(definitionOf.get(heading) ?? definition, `${name}.${key}: ${heading}`).toBe(definition);
          definitionOf.set(heading, definition);
        }
    }
  });
});
