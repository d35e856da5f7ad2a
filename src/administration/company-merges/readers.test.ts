import { beforeEach, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { activityFeed } from "#hiring/company-home/contract.ts";
import type { ApiError } from "#kit/call.ts";
import type { Tx } from "#kit/db.ts";
import { careerJobs } from "#market/career-sites/contract.ts";
import { companyPage, directory, follow } from "#market/company-pages/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { movedPage } from "#people/accounts/queries/shared/moved-page.ts";
import { record } from "#people/activities/commands.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { merge } from "./contract.ts";

let api: TestApi;
let loser: { id: number; companyId: number; slug: string };
let winner: { id: number; companyId: number; slug: string };

beforeEach(async () => {
  api = await testApi();
  const { db } = api.database;
  const withSlug = async (companyVerified: boolean) => {
    const { id, companyId } = await makeRecruiter(db, { companyVerified });
    const company = db.selectFrom("companies").select("slug").where("id", "=", companyId);
    return { id, companyId, slug: (await company.executeTakeFirstOrThrow()).slug };
  };
  loser = await withSlug(false);
  winner = await withSlug(true);
});

async function run() {
  const call = await api.as((await makeStaff(api.database.db, "admin")).id);
  const pair = { loser_id: loser.companyId, winner_id: winner.companyId };
  const { data } = await call(merge, { body: { ...pair, preview: true } });
  const { plan_hash } = data.attributes;
  await call(merge, { body: { ...pair, plan_hash, reason: "Hai mục", preview: false } });
}

it("The old address of a merged company has the page and the jobs of the other one", async () => {
  await makeJob(api.database.db, { companyId: loser.companyId, ownerId: loser.id });
  await run();
  const visitor = await api.as(null);
  for (const slug of [loser.slug, winner.slug, String(loser.companyId)]) {
    const { data } = await visitor(companyPage, { params: { slug } });
    expect(data.attributes.slug).toBe(winner.slug);
  }
  const { meta } = await visitor(careerJobs, { params: { slug: loser.slug }, query: {} });
  expect(meta.total).toBe(1);
  const list = await visitor(directory, { query: {} });
  expect(list.data.map(({ id }) => Number(id))).toEqual([winner.companyId]);
});

it("A merged company has no new followers", async () => {
  await run();
  const call = await api.as((await makeCandidate(api.database.db)).id);
  const refused = call(follow, { params: { id: loser.companyId } }).catch((error: ApiError) => error.status);
  expect(await refused).toBe(404);
});

it("The company's activities include those of the merged one, in the order of time", async () => {
  const { db } = api.database;
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 3, minute));
  for (const [minute, { id, companyId }] of [loser, winner, loser].entries()) {
    const job = await makeJob(db, { companyId, ownerId: id });
    const applicant = await makeApplicant(db, { job });
    await record(db as Tx, {
      kind: "apply",
      by: null,
      at: at(minute),
      companyId,
      jobId: job.id,
      applicantId: applicant.id,
      data: { attempt: 1 },
    });
  }
  await run();
  const call = await api.as(winner.id);
  const feed = await call(activityFeed, { query: { items: 2 } });
  expect(feed.data.map(({ attributes }) => attributes.at)).toEqual(
    [at(2), at(1)].map((date) => date.toISOString()),
  );
  const { earlier } = feed.meta;
  const rest = await call(activityFeed, { query: { items: 2, before: Number(earlier) } });
  expect(rest.data[0]?.attributes.at).toBe(at(0).toISOString());
});

it("The pages of the merged company's console lead its members to those of the other one", async () => {
  await run();
  const { database } = api;
  const actor = (companyId: number) => ({ kind: "company", accountId: loser.id, companyId }) as CompanyActor;
  const path = `/employer/${loser.companyId}/jobs`;
  expect(await movedPage(database.db, actor(winner.companyId), path)).toBe(
    `/employer/${winner.companyId}/jobs`,
  );
  const stranger = await makeRecruiter(database.db);
  expect(await movedPage(database.db, actor(stranger.companyId), path)).toBeNull();
});
