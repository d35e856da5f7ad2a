import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { search } from "#market/job-search/contract.ts";
import { detail, ownDetail } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { adminReview } from "./contract.ts";
import { blockCompany, figures, unblockCompany } from "./contract-moderation.ts";

let api: TestApi;
let admin: Caller;
let consultant: Caller;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = await api.as((await makeStaff(db, "admin")).id);
  consultant = await api.as((await makeStaff(db, "consultant")).id);
  visitor = await api.as(null);
});

async function waiting(fields: Parameters<typeof makeJob>[1] = {}) {
  const { db } = api.database;
  const owner = await makeRecruiter(db);
  const { id } = await makeJob(db, {
    companyId: owner.companyId,
    ownerId: owner.id,
    state: "reviewing",
    at: api.clock.now(),
    ...fields,
  });
  return { id, params: { id }, owner, company: await api.as(owner.id) };
}
const seen = async (params: { id: number }) => (await admin(adminReview.detail, { params })).data.attributes;
const yes = { decision: "approve" } as const;

describe("The administrators' figures", () => {
  it("count jobs, accounts, threads and mails", async () => {
    const own = await testApi();
    const { db } = own.database;
    const call = await own.as((await makeStaff(db, "admin")).id);
    const boss = await makeRecruiter(db);
    await makeJob(db, { companyId: boss.companyId, at: own.clock.now() });
    await makeCandidate(db);
    await db
      .updateTable("accounts")
      .set({ created_at: own.clock.now() })
      .where("user_type", "=", 1)
      .execute();
    await db
      .updateTable("accounts")
      .set({ created_at: new Date(0) })
      .where("user_type", "<>", 1)
      .execute();
    expect((await call(figures)).data.attributes).toEqual({
      live_jobs: 1,
      new_jobs: 1,
      open_reports: 0,
      open_threads: 0,
      new_accounts: { candidates: 1, recruiters: 0 },
      mails: { queued: 0, failed: 0 },
    });
    expect((await refusal((await own.as(null))(figures))).status).toBe(401);
    expect((await refusal((await own.as(boss.id))(figures))).status).toBe(403);
  });
});

describe("Blocking a company", () => {
  it("suspends its jobs and ends its sessions; unblocking publishes the suspended jobs", async () => {
    const { db } = api.database;
    const job = await waiting({ state: "published", title: "Phụ bếp nhà hàng chay" });
    const other = await makeJob(db, {
      companyId: job.owner.companyId,
      ownerId: job.owner.id,
      state: "reviewing",
    });
    const resultCount = async () =>
      (await visitor(search, { query: { keyword: "phụ bếp nhà hàng chay" } })).data.length;
    const params = { id: job.owner.companyId };
    const body = { reason: "Công ty không có thật" };
    for (const [call, status] of [
      [visitor, 401],
      [job.company, 403],
      [consultant, 403],
    ] as const)
      expect((await refusal(call(blockCompany, { params, body }))).status).toBe(status);
    expect((await refusal(admin(blockCompany, { params, body: { reason: "" } }))).status).toBe(422);
    expect((await refusal(admin(blockCompany, { params: { id: 999_999 }, body }))).status).toBe(404);
    expect((await refusal(admin(unblockCompany, { params, body: { reason: "Đã sửa" } }))).codes).toEqual([
      "company_not_blocked",
    ]);

    const { data } = await admin(blockCompany, { params, body });
    expect(data.attributes).toMatchObject({ block_reason: "Công ty không có thật" });
    expect(await resultCount()).toBe(0);
    expect(await seen(job.params)).toMatchObject({ display_state: "frozen", takedown: { id: 7 } });
    expect((await refusal(job.company(ownDetail, { params: job.params }))).status).toBe(401);
    expect((await refusal(admin(adminReview.review, { params: { id: other.id }, body: yes }))).codes).toEqual(
      ["company_blocked"],
    );
    expect((await api.mails("jobs.company_blocked")).at(-1)).toMatchObject({
      to_email: job.owner.email,
      props: { reason: "Công ty không có thật" },
    });
    expect((await refusal(admin(blockCompany, { params, body }))).codes).toEqual(["company_blocked"]);

    await admin(unblockCompany, { params, body: { reason: "Đã sửa" } });
    expect(await seen(job.params)).toMatchObject({ display_state: "published", takedown: null });
    expect(await resultCount()).toBe(1);
    expect((await visitor(detail, { params: job.params })).data.id).toBe(String(job.id));
    expect((await api.mails("jobs.company_unblocked")).at(-1)).toMatchObject({
      to_email: job.owner.email,
      props: { reason: "Đã sửa" },
    });
  });
});
