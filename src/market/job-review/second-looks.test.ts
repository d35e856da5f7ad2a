import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { adminReview } from "./contract.ts";
import { lookAgain, secondLooks } from "./contract-second.ts";
import { makeSampledDecision } from "./factory.ts";

let api: TestApi;
let first: { id: number; call: Caller };
let second: Caller;
beforeAll(async () => {
  api = await testApi();
  const { id } = await makeStaff(api.database.db, "admin");
  first = { id, call: await api.as(id) };
  second = await api.as((await makeStaff(api.database.db, "admin", { member: true })).id);
});

async function sampled(at = api.clock.now()) {
  const { db } = api.database;
  const owner = await makeRecruiter(db);
  const { id: jobId } = await makeJob(db, { companyId: owner.companyId, ownerId: owner.id });
  return makeSampledDecision(db, { jobId, companyId: owner.companyId, byId: first.id, at });
}
const idsFor = async (call: Caller) => (await call(secondLooks)).data.map(({ id }) => Number(id));

describe("A second look", () => {
  it("is taken at one decision in twenty, by another administrator, within 14 days", async () => {
    const [fresh, old] = [await sampled(), await sampled(new Date(api.clock.now().getTime() - 14 * day))];
    expect(await idsFor(first.call)).toEqual([]);
    expect(await idsFor(second)).toEqual([fresh]);
    const { data } = await second(secondLooks);
    expect(Object.keys(data[0]?.attributes ?? {})).not.toContain("by");
    const body = { agrees: true };
    for (const [call, id] of [
      [first.call, fresh],
      [second, old],
      [second, fresh + 1_000_000],
    ] as const)
      expect(await refusal(call(lookAgain, { params: { id }, body }))).toMatchObject({ status: 404 });
  });

  it("says why not, once, to the reviewer alone", async () => {
    const id = await sampled();
    const disagree = (note?: string) =>
      second(lookAgain, { params: { id }, body: { agrees: false, ...(note && { note }) } });
    expect(await refusal(disagree())).toMatchObject({ status: 422, codes: ["note_required"] });
    await disagree("Lương trong tin khác với biểu mẫu");
    expect(await refusal(disagree("Lần nữa"))).toMatchObject({ status: 409, codes: ["second_look_done"] });
    expect(await idsFor(second)).not.toContain(id);
    const own = (await first.call(adminReview.decisions, { query: { items: 50 } })).data;
    expect(own.find((one) => one.id === String(id))?.attributes.second_look).toEqual({
      agrees: false,
      note: "Lương trong tin khác với biểu mẫu",
      at: api.clock.now().toISOString(),
    });
    expect((await second(adminReview.decisions)).data).toEqual([]);
  });

  it("has a sample of about one in twenty decisions", async () => {
    const { rows } = await sql<{ share: number }>`
      SELECT count(*) FILTER (WHERE abs(hashint8(n)::bigint) % 20 = 0) * 1.0 / count(*) AS share
      FROM generate_series(1, 100000) n`.execute(api.database.db);
    expect(Number(rows[0]?.share)).toBeCloseTo(0.05, 2);
  });
});
