import { beforeAll, describe, expect, it } from "vitest";
import { isPublic, publishedJobs } from "#front/feeds/queries/jobs.ts";
import { apply } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { search } from "#market/job-search/contract.ts";
import { save, savedJobs } from "#market/saved-jobs/contract.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { detail, hide, ownDetail, ownList, unhide, update } from "./contract.ts";
import { markHot, suspend, switchAds, unsuspend } from "./contract-admin.ts";
import { makeJob } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function market() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const title = `Thợ gốm ${boss.id}`;
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, title });
  const visitor = await api.as(null);
  const foundIds = async (query: object = {}) =>
    (await visitor(search, { query: { keyword: title, ...query } as never })).data.map(({ id }) =>
      Number(id),
    );
  const activities = async () =>
    (await db.selectFrom("activities").select(["kind", "data"]).where("job_id", "=", job.id).execute()).map(
      ({ kind, data }) => [kind, data],
    );
  return {
    db,
    boss,
    job,
    params: { id: job.id },
    company: await api.as(boss.id),
    visitor,
    foundIds,
    activities,
  };
}

describe("A published job that its owner hides", () => {
  it("leaves search, feeds and its public page, takes no application, keeps its applicants, and comes back", async () => {
    const { db, job, params, company, visitor, foundIds, activities } = await market();
    const candidate = await makeCandidate(db);
    await makeApplicant(db, { job, candidate });
    const [applied, other] = [await api.as(candidate.id), await api.as((await makeCandidate(db)).id)];
    await other(save, { params });
    const inFeeds = async () => {
      const rows = await db
        .selectFrom("jobs as j")
        .innerJoin("companies as c", "c.id", "j.company_id")
        .select("j.id")
        .where("j.id", "=", job.id)
        .where(isPublic(api.clock.now()))
        .execute();
      return rows.length;
    };
    expect([await foundIds(), await inFeeds()]).toEqual([[job.id], 1]);

    const { attributes } = (await company(hide, { params })).data;
    expect(attributes).toMatchObject({ display_state: "published", can: { hide: false, unhide: true } });
    expect(attributes.hidden_at).not.toBeNull();
    expect([await foundIds(), await inFeeds()]).toEqual([[], 0]);
    for (const reader of [visitor, applied])
      expect(await refusal(reader(detail, { params }))).toMatchObject({ status: 404 });
    const file = { files: { cv: new File(["%PDF-1.4"], "cv.pdf") } };
    expect(await refusal(other(apply, { params, body: {} as never, ...file }))).toMatchObject({
      status: 409,
    });
    expect((await other(savedJobs, {})).data[0]?.attributes.display_state).toBe("closed");
    expect((await company(ownDetail, { params })).data.attributes.counts.applicants).toBe(1);
    expect((await company(ownList, { query: { group: "published" } })).data).toHaveLength(1);
    expect(await refusal(company(hide, { params }))).toMatchObject({ status: 409 });

    await company(update, { params, body: { note: "Chờ giám đốc" } });
    expect(await foundIds(), "an edit does not show it").toEqual([]);
    await company(unhide, { params });
    expect([await foundIds(), await inFeeds()]).toEqual([[job.id], 1]);
    expect(await refusal(company(unhide, { params }))).toMatchObject({ status: 409 });
    expect((await activities()).map(([kind]) => kind)).toEqual(
      expect.arrayContaining(["job_hide", "job_unhide"]),
    );
  });

  it("is hidden by its own company only, and no longer hidden once it is closed and reopened", async () => {
    const { db, params, job, company, foundIds } = await market();
    const stranger = await api.as((await makeRecruiter(db)).id);
    expect(await refusal(stranger(hide, { params }))).toMatchObject({ status: 404 });
    const admin = await api.as((await makeStaff(db, "admin")).id);
    expect(await refusal(admin(hide, { params }))).toMatchObject({ status: 403 });
    expect(await refusal((await api.as(null))(hide, { params }))).toMatchObject({ status: 401 });
    await company(hide, { params });
    await company(update, { params, body: { status: "closed" } });
    await company(update, { params, body: { status: "published" } });
    expect(await foundIds()).toEqual([job.id]);
  });
});

const reason = "Việc làm nổi bật của tuần";

describe("A hot job", () => {
  it("is marked by an administrator, found by the filter, and unmarked", async () => {
    const { db, params, job, company, foundIds, activities } = await market();
    const admin = await api.as((await makeStaff(db, "admin")).id);
    expect(await foundIds({ hot: "true" })).toEqual([]);
    expect((await admin(markHot, { params, body: { hot: true, reason } })).data.attributes.hot).toBe(true);
    expect(await foundIds({ hot: "true" })).toEqual([job.id]);
    expect((await company(ownDetail, { params })).data.attributes.hot).toBe(true);
    await admin(markHot, { params, body: { hot: false, reason } });
    expect(await foundIds({ hot: "true" })).toEqual([]);
    expect((await activities()).filter(([kind]) => kind === "job_hot")).toEqual([
      ["job_hot", { hot: true }],
      ["job_hot", { hot: false }],
    ]);
    expect(await refusal(company(markHot, { params, body: { hot: true, reason } }))).toMatchObject({
      status: 403,
    });
    expect(await refusal((await api.as(null))(markHot, { params, body: {} as never }))).toMatchObject({
      status: 401,
    });
  });

  it("is hot until its publication ends", async () => {
    const { db, params, foundIds } = await market();
    const admin = await api.as((await makeStaff(db, "admin")).id);
    await admin(markHot, { params, body: { hot: true, reason } });
    await admin(suspend, { params, body: { reason_id: 1 } as never });
    expect(await refusal(admin(markHot, { params, body: { hot: true, reason } }))).toMatchObject({
      status: 409,
    });
    await admin(unsuspend, { params });
    expect(await foundIds({ hot: "true" })).toEqual([]);
  });
});

describe("The ads of a job", () => {
  it("are switched off by an administrator with a reason, which takes the job out of feeds only", async () => {
    const { db, boss, job, params, company, foundIds, activities } = await market();
    const admin = await api.as((await makeStaff(db, "admin")).id);
    const inFeeds = async () => {
      for await (const jobs of publishedJobs(db, api.clock.now()))
        if (jobs.some(({ id }) => id === job.id)) return true;
      return false;
    };
    expect(await inFeeds()).toBe(true);
    await admin(switchAds, { params, body: { ads: false, reason } });
    await admin(switchAds, { params, body: { ads: false, reason } });
    expect([await inFeeds(), await foundIds()]).toEqual([false, [job.id]]);
    await admin(switchAds, { params, body: { ads: true, reason: "Đã sửa" } });
    expect(await inFeeds()).toBe(true);
    expect((await activities()).filter(([kind]) => kind === "job_ads")).toEqual([
      ["job_ads", { ads: false }],
      ["job_ads", { ads: true }],
    ]);
    const mails = (await api.mails("jobs.job_promoted")).filter(({ to_email }) => to_email === boss.email);
    expect(mails.map(({ props }) => [props.change, props.reason])).toEqual([
      ["ads_off", reason],
      ["ads_on", "Đã sửa"],
    ]);
    expect(await refusal(company(switchAds, { params, body: { ads: false, reason } }))).toMatchObject({
      status: 403,
    });
  });
});
