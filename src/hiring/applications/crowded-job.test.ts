import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { applicantsCsv, applicantsZip } from "#hiring/downloads/contract.ts";
import type { Caller } from "#kit/call.ts";
import type { CallInput, Endpoint } from "#kit/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { examples } from "#test/examples.ts";
import { longestTurn } from "#test/longest-turn.ts";
import { applicantTable, board } from "./contract-lists.ts";
import { makeApplicants } from "./factory.ts";
import { applicantSorts, columnMost } from "./terms.ts";

/** The number of applicants: 50,000 in deep tests. Requests may block the event loop for at most 500 ms. */
const many = examples >= 20 ? 50_000 : 4_000;
const mostMs = 500;

let api: TestApi;
let call: Caller;
let token: string;
let id: number;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  call = await api.as(recruiter.id);
  token = await api.token(recruiter.id);
  const job = await makeJob(db, { companyId: recruiter.companyId, skills: ["Excel"], at: monday });
  id = job.id;
  await makeApplicants(db, job, many);
  await sql`ANALYZE`.execute(db);
}, 120_000);

async function answerOf<E extends Endpoint>(endpoint: E, query: object) {
  let answer: Awaited<ReturnType<typeof call<E>>> | undefined;
  const ms = await longestTurn(async () => {
    answer = await call(endpoint, { params: { id }, query } as unknown as CallInput<E>);
  });
  expect(ms).toBeLessThan(mostMs);
  return answer as NonNullable<typeof answer>;
}

describe("A job with thousands of applicants", () => {
  it("has a board with the first applicants of each stage, and full counts", async () => {
    const { stages, facets } = (await answerOf(board, {})).data.attributes;
    const [first, second] = stages.filter(({ count }) => count > 0);
    expect([first?.count, second?.count]).toEqual([many / 2, many / 2]);
    expect(first?.applicants.data).toHaveLength(columnMost);
    expect(first).toMatchObject({ kind: "applied", matching: many / 2 });
    expect(facets).toMatchObject({ count: many, sources: ["facebook", "site"], flagged: many / 10 });
  });

  it("has a board that is filtered and sorted before it is limited", async () => {
    const { stages } = (await answerOf(board, { q: "người 77", sort: "newest" })).data.attributes;
    const cards = stages.flatMap(({ applicants }) => applicants.data);
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards) expect(card.attributes.full_name).toMatch(/Người .*77/);
    const [open] = stages.filter(({ applicants }) => applicants.data.length > 1);
    const dates = open?.applicants.data.map(({ attributes }) => attributes.applied_at) ?? [];
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(open?.matching).toBe(open?.applicants.data.length);
  });

  it("has a table whose pages have each applicant once, in each order", async () => {
    for (const sort of applicantSorts) {
      const query = { sort, items: 500 };
      const [one, two] = [
        await answerOf(applicantTable, query),
        await answerOf(applicantTable, { ...query, page: 2 }),
      ];
      const ids = [one, two].flatMap(({ data }) => data.attributes.applicants.map((each) => each.id));
      expect([sort, new Set(ids).size]).toEqual([sort, 1000]);
      expect(one.data.attributes.total).toBe(many);
    }
  }, 120_000);

  it("has downloads that are streamed, with all applicants in the order of the stages", async () => {
    for (const endpoint of [applicantsCsv, applicantsZip]) {
      let bytes: Buffer = Buffer.alloc(0);
      const ms = await longestTurn(async () => {
        const url = `/api/v2${endpoint.path.replace(":id", String(id))}`;
        bytes = (await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).rawPayload;
      });
      expect([endpoint.path, ms < mostMs]).toEqual([endpoint.path, true]);
      if (endpoint === applicantsZip) continue;
      const rows = bytes.toString().split("\r\n").slice(1);
      expect(rows).toHaveLength(many);
      const numbers = rows.map((row) => Number(/Người (\d+)/.exec(row)?.[1]));
      expect(numbers.slice(0, 3)).toEqual([1, 2, 3]);
    }
  });
});

describe("The table of applicants", () => {
  it("has the filters of the board, and one stage", async () => {
    const idsOf = async (query: object) => {
      const { applicants, total } = (await answerOf(applicantTable, { ...query, items: 1 })).data.attributes;
      return [total, applicants[0]?.attributes.full_name];
    };
    const { stages } = (await answerOf(board, {})).data.attributes;
    const rejected = stages.find(({ kind }) => kind === "rejected");
    expect(await idsOf({ q: "nguoi .2424@" })).toEqual([1, "Người 2424"]);
    expect((await idsOf({ q: ".2424@example" }))[0]).toBe(1);
    expect((await idsOf({ source: "facebook" }))[0]).toBe(many / 5);
    expect((await idsOf({ flagged: "1" }))[0]).toBe(many / 10);
    expect((await idsOf({ hidden: "1" }))[0]).toBe(0);
    expect((await idsOf({ owner: "Lan" }))[0]).toBe(0);
    expect((await idsOf({ skill: "Excel" }))[0]).toBe(0);
    expect((await idsOf({ stage: rejected?.id }))[0]).toBe(many / 2);
  });

  it("needs a session of the company, and refuses an unknown order", async () => {
    const url = `/api/v2/companies/jobs/${id}/applicants`;
    expect((await api.app.inject({ url })).statusCode).toBe(401);
    const other = await api.token((await makeRecruiter(api.database.db)).id);
    expect((await api.app.inject({ url, headers: { authorization: `Bearer ${other}` } })).statusCode).toBe(
      404,
    );
    const odd = { url: `${url}?sort=x`, headers: { authorization: `Bearer ${token}` } };
    expect((await api.app.inject(odd)).statusCode).toBe(400);
  });
});
