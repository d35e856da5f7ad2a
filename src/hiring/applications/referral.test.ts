import { beforeAll, expect, it } from "vitest";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { applicantDetail, apply, board } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

it("A recruiter sees the referrer and the campaign of an applicant; members of another company are no referrers", async () => {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const stranger = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const call = await api.as(boss.id);
  const come = async (headers: Record<string, string>) => {
    const candidate = await api.as((await makeCandidate(db)).id, headers);
    const files = { cv: new File([new Uint8Array(makePdf(["Lê Thu Hà"]))], "cv.pdf") };
    const { data } = await candidate(apply, { params: { id: job.id }, body: {}, files });
    const { source, referred_by } = (await call(applicantDetail, { params: { id: Number(data.id) } })).data
      .attributes;
    return [source, referred_by];
  };
  expect(await come({ "x-referral-id": `m${boss.id}` })).toEqual(["referral", boss.full_name]);
  expect(await come({ "x-referral-id": `m${stranger.id}` })).toEqual(["referral", null]);
  expect(await come({ "x-utm-source": "FB" })).toEqual(["facebook", null]);
  expect(await come({})).toEqual(["site", null]);
  const { stages } = (await call(board, { params: { id: job.id } })).data.attributes;
  const sources = stages.flatMap(({ applicants }) =>
    applicants.data.map(({ attributes }) => attributes.source),
  );
  expect(sources.toSorted()).toEqual(["facebook", "referral", "referral", undefined]);
});
