import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { board, reject } from "./contract.ts";
import { applicantActivities, hide } from "./contract-record.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function applied() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: monday });
  const { id } = await makeApplicant(db, { job, candidate: await makeCandidate(db), stageKind: "applied" });
  const call = await api.as(boss.id);
  const rival = await api.as((await makeRecruiter(db)).id);
  return { boss, job, at: { params: { id } }, call, rival };
}

describe("An applicant taken off the board", () => {
  it("is marked and keeps its index until it is put back; each change is recorded once", async () => {
    const { job, at, call } = await applied();
    const card = async () => {
      const { stages } = (await call(board, { params: { id: job.id } })).data.attributes;
      return stages.flatMap(({ applicants }) => applicants.data)[0]?.attributes;
    };
    expect(await card()).not.toHaveProperty("hidden");
    expect((await call(hide, { ...at, body: {} })).data.attributes).toMatchObject({ hidden: true, index: 0 });
    await call(hide, { ...at, body: { hidden: true } });
    expect(await card()).toMatchObject({ hidden: true });
    expect((await call(hide, { ...at, body: { hidden: false } })).data.attributes.hidden).toBe(false);
    const { data } = await call(applicantActivities, at);
    expect(data.map(({ attributes }) => attributes.kind)).toEqual(["unhide", "hide", "apply"]);
  });

  it("is visible to its own company only", async () => {
    const { at, rival } = await applied();
    const visitor = await api.as(null);
    for (const [call, status] of [
      [visitor, 401],
      [rival, 404],
    ] as const) {
      expect(await refusal(call(hide, { ...at, body: {} }))).toMatchObject({ status });
      expect(await refusal(call(applicantActivities, at))).toMatchObject({ status });
    }
  });
});

it("The activities of an applicant have pages", async () => {
  const { at, call } = await applied();
  for (const hidden of [true, false, true]) await call(hide, { ...at, body: { hidden } });
  await call(reject, { ...at, body: { reason_id: 1 } });
  const kinds: string[] = [];
  let before: string | undefined;
  do {
    const page = await call(applicantActivities, { ...at, query: { items: 3, ...(before && { before }) } });
    kinds.push(...page.data.map(({ attributes }) => attributes.kind));
    before = page.meta.earlier ?? undefined;
  } while (before);
  expect(kinds).toEqual(["reject", "hide", "unhide", "hide", "apply"]);
});
