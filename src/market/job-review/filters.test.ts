import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { markWaiting } from "#market/jobs/commands/mark-jobs.ts";
import { create, update } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { fullJob } from "#market/jobs/testing.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { adminReview, consultantJobs } from "./contract.ts";

let api: TestApi;
let admin: Caller;
beforeAll(async () => {
  api = await testApi();
  admin = await api.as((await makeStaff(api.database.db, "admin")).id);
});

const fee = `${"Nộp cọc 500 nghìn trước khi nhận việc. ".repeat(4)}`;
const list = async (query: object) => {
  const { data, meta } = await admin(adminReview.list, { query: query as never });
  return { ids: data.map(({ id }) => Number(id)), total: meta.total };
};

describe("The list of jobs for reviewers", () => {
  it("is filtered by a mark, which follows each submission and edit, in pages", async () => {
    const company = await api.as((await makeRecruiter(api.database.db)).id);
    const ids: number[] = [];
    for (let n = 0; n < 3; n++) {
      const { data } = await company(create, { body: { ...fullJob, description: fee } as never });
      ids.push(Number(data.id));
    }
    expect(await list({ mark: "fee" })).toEqual({ ids, total: 3 });
    expect(await list({ mark: "fee", items: 2, page: 2 })).toEqual({ ids: ids.slice(2), total: 3 });
    expect((await list({ mark: "papers" })).ids).toEqual([]);
    await company(update, { params: { id: ids[0]! }, body: { description: fullJob.description } as never });
    expect(await list({ mark: "fee" })).toEqual({ ids: ids.slice(1), total: 2 });
    const { data } = await admin(adminReview.list, { query: { mark: "fee" } });
    for (const job of data) expect(job.attributes.marks.map(({ key }) => key)).toContain("fee");
    const consultant = await api.as((await makeStaff(api.database.db, "consultant")).id);
    expect((await consultant(consultantJobs.list, { query: { mark: "fee" } })).meta.total).toBe(2);
  });

  it("is filtered by a mark of jobs that waited before marks were stored, after the hourly job", async () => {
    const { db } = api.database;
    const { id } = await makeJob(db, { state: "reviewing" });
    await db.updateTable("jobs").set({ description: fee, marks: null }).where("id", "=", id).execute();
    expect((await list({ mark: "fee" })).ids).not.toContain(id);
    expect(await markWaiting(api.database)).toBeGreaterThan(0);
    expect((await list({ mark: "fee" })).ids).toContain(id);
    expect(await markWaiting(api.database)).toBe(0);
  });

  it("is filtered by the hot job mark and by ads", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const [plain, hot, blocked] = [
      await makeJob(db, { companyId }),
      await makeJob(db, { companyId, hot: true }),
      await makeJob(db, { companyId }),
    ];
    await db.updateTable("jobs").set({ ads: false }).where("id", "=", blocked.id).execute();
    const group = "published";
    expect((await list({ group, hot: "1" })).ids).toEqual([hot.id]);
    expect((await list({ group, ads: "blocked" })).ids).toEqual([blocked.id]);
    expect((await list({ group, ads: "enabled" })).ids).toEqual([hot.id, plain.id]);
    const { data } = await admin(adminReview.detail, { params: { id: blocked.id } });
    expect(data.attributes).toMatchObject({ ads: false, hot: false });
  });
});
