import { beforeAll, describe, expect, it } from "vitest";
import { minute } from "#kit/clock.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { ownDetail, update } from "./contract.ts";
import { makeJob } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function twoAtOneJob() {
  const { db } = api.database;
  const first = await makeRecruiter(db);
  const second = await makeRecruiter(db, { companyId: first.companyId });
  const questions = [{ type: "yes_no" as const, text: "Bạn làm ca đêm được không?", required: true }];
  const job = await makeJob(db, { companyId: first.companyId, questions });
  const params = { id: job.id };
  const [one, other] = [await api.as(first.id), await api.as(second.id)];
  const { version } = (await one(ownDetail, { params })).data.attributes;
  return { one, other, params, version, questions };
}

describe("Two people who edit one job", () => {
  it("do not overwrite each other: the later one reads who was first, when, and which fields differ", async () => {
    const { one, other, params, version } = await twoAtOneJob();
    await one(update, { params, body: { address: "Quận 1", note: "Gấp", version } });
    api.clock.set(new Date(monday.getTime() + 5 * minute));
    const mine = { address: "Quận 3", note: "Gấp", version };
    const late = await refusal(other(update, { params, body: mine }));
    expect(late).toMatchObject({
      status: 409,
      codes: ["job_edited"],
      meta: {
        now: { version: version + 1, by: "Trần Thị Bình", at: monday.toISOString(), fields: ["address"] },
      },
    });
    expect((await one(ownDetail, { params })).data.attributes.address).toBe("Quận 1");
    const again = { ...mine, version: version + 1 };
    expect((await other(update, { params, body: again })).data.attributes).toMatchObject({
      address: "Quận 3",
      version: version + 2,
    });
  });

  it("save one after the other when both begin with the same version at once", async () => {
    const { one, other, params, version } = await twoAtOneJob();
    const results = await Promise.allSettled([
      one(update, { params, body: { address: "A 1", version } }),
      other(update, { params, body: { address: "B 2", version } }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("are not stopped by a save that changed nothing, nor by a change of state", async () => {
    const { one, other, params, version, questions } = await twoAtOneJob();
    await one(update, { params, body: { questions, version } });
    await one(update, { params, body: { status: "closed" } });
    expect(
      (await other(update, { params, body: { address: "Quận 3", version } })).data.attributes.version,
    ).toBe(version + 1);
  });
});

it("Wrong fields of an edit are reported at once, with a past expiry", async () => {
  const { one, params } = await twoAtOneJob();
  const past = new Date(api.clock.now().getTime() - minute).toISOString();
  const body = { title: "", head_count: "hai", expires_at: past } as object;
  const { pointers } = await refusal(one(update, { params, body }));
  expect(pointers).toEqual(["/title", "/head_count", "/expires_at"]);
});
