import { beforeAll, describe, expect, it } from "vitest";
import { board } from "#hiring/applications/contract.ts";
import type { Caller } from "#kit/call.ts";
import { adminReview, consultantReview } from "#market/job-review/contract.ts";
import { makeCandidate, makeCompany, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { create, ownDetail, ownList, remove, update } from "./contract.ts";
import { makeJob, wholeJob as whole } from "./factory.ts";

let api: TestApi;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let company: Caller;
let admin: Caller;
let consultant: Caller;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  recruiter = await makeRecruiter(db);
  company = await api.as(recruiter.id);
  admin = await api.as((await makeStaff(db, "admin")).id);
  consultant = await api.as((await makeStaff(db, "consultant")).id);
  visitor = await api.as(null);
});

describe("Who may call what", () => {
  it("no session 401, another company 404, another kind 403, the company 2xx", async () => {
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, state: "draft" });
    const stranger = await api.as((await makeRecruiter(api.database.db)).id);
    const candidate = await api.as((await makeCandidate(api.database.db)).id);
    const params = { id: job.id };
    const calls = {
      ownDetail: (call: Caller) => call(ownDetail, { params }),
      update: (call: Caller) => call(update, { params, body: { address: "Quận 1", draft: true } }),
      remove: (call: Caller) => call(remove, { params }),
    };
    for (const [name, run] of Object.entries(calls)) {
      expect((await refusal(run(visitor))).status, name).toBe(401);
      expect((await refusal(run(stranger))).status, name).toBe(404);
      for (const other of [candidate, consultant, admin])
        expect((await refusal(run(other))).status, name).toBe(403);
      await run(company);
    }
    for (const [name, run] of Object.entries({
      ownList: (call: Caller) => call(ownList),
      create: (call: Caller) => call(create, { body: { title: "Tên tin", draft: true } }),
    })) {
      expect((await refusal(run(visitor))).status, name).toBe(401);
      expect((await refusal(run(candidate))).status, name).toBe(403);
      await run(company);
    }
  });

  it("reviews belong to administrators and consultants, each at its own address", async () => {
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, state: "reviewing" });
    const params = { id: job.id };
    const no = { decision: "reject", reason_id: 3 } as const;
    for (const [endpoints, mine, other] of [
      [adminReview, admin, consultant],
      [consultantReview, consultant, admin],
    ] as const) {
      for (const run of [
        (call: Caller) => call(endpoints.list),
        (call: Caller) => call(endpoints.detail, { params }),
        (call: Caller) => call(endpoints.review, { params, body: no }),
      ]) {
        expect((await refusal(run(visitor))).status).toBe(401);
        expect((await refusal(run(company))).status).toBe(403);
        expect((await refusal(run(other))).status).toBe(403);
      }
      await mine(endpoints.list);
      expect((await mine(endpoints.detail, { params })).data.attributes.author?.email_verified).toBe(true);
    }
    await consultant(consultantReview.review, { params, body: no });
    expect((await refusal(admin(adminReview.review, { params, body: no }))).status).toBe(409);
    expect((await refusal(admin(adminReview.detail, { params: { id: 999_999 } }))).status).toBe(404);
  });

  it("a member reads and writes its own jobs and those it is assigned to; the others do not exist", async () => {
    const { db } = api.database;
    const member = await makeRecruiter(db, { companyId: recruiter.companyId, member: true });
    const call = await api.as(member.id);
    const others = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id });
    const assigned = await makeJob(db, {
      companyId: recruiter.companyId,
      ownerId: recruiter.id,
      recruiterIds: [member.id],
    });
    const close = { status: "closed" } as const;
    const params = { id: others.id };
    for (const run of [
      () => call(ownDetail, { params }),
      () => call(update, { params, body: close }),
      () => call(update, { params, body: { title: "Tên tin khác", draft: true } }),
      () => call(remove, { params }),
      () => call(board, { params }),
    ])
      expect(await refusal(run())).toMatchObject({ status: 404, codes: ["not_found"] });
    await call(ownDetail, { params: { id: assigned.id } });
    await call(update, { params: { id: assigned.id }, body: close });
    const { data } = await call(create, { body: { ...whole, draft: true } });
    expect(data.attributes).toMatchObject({ owner: { id: member.id }, can: { edit: true, submit: true } });
  });

  it("a member's list and its counts hold what opens, and the company's used posts are still all counted", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const { companyId } = boss;
    const member = await makeRecruiter(db, { companyId, member: true });
    const own = await makeJob(db, { companyId, ownerId: member.id });
    const assigned = await makeJob(db, { companyId, ownerId: boss.id, recruiterIds: [boss.id, member.id] });
    const draft = await makeJob(db, { companyId, ownerId: member.id, state: "draft" });
    const hidden = await makeJob(db, { companyId, ownerId: boss.id, recruiterIds: [boss.id] });
    await makeJob(db, { companyId, ownerId: boss.id, state: "draft" });
    await makeJob(db, { companyId: (await makeCompany(db)).id, recruiterIds: [member.id] });
    const call = await api.as(member.id);
    const whole = await call(ownList);
    expect(whole.data.map((job) => Number(job.id)).sort()).toEqual([own.id, assigned.id, draft.id].sort());
    expect(whole.meta).toMatchObject({
      total: 3,
      posts_used: 3,
      counts: { all_published: 2, all_draft: 1, all_reviewing: 0 },
    });
    for (const group of ["published", "draft"] as const) {
      const { data, meta } = await call(ownList, { query: { group } });
      expect(data).toHaveLength(meta.counts[`all_${group}`]);
      for (const { id } of data) await call(ownDetail, { params: { id: Number(id) } });
    }
    expect((await call(ownList, { query: { title: hidden.title } })).data.map((job) => job.id)).not.toContain(
      String(hidden.id),
    );
    expect((await (await api.as(boss.id))(ownList)).meta.total).toBe(5);
  });

  it("a member may take their own name off a job, and loses it", async () => {
    const { db } = api.database;
    const { companyId } = recruiter;
    const member = await makeRecruiter(db, { companyId, member: true });
    const job = await makeJob(db, {
      companyId,
      ownerId: recruiter.id,
      state: "draft" as const,
      recruiterIds: [member.id],
    });
    const call = await api.as(member.id);
    const params = { id: job.id };
    const body = { recruiter_ids: [recruiter.id], draft: true };
    expect((await call(update, { params, body })).data.attributes.recruiter_ids).toEqual([recruiter.id]);
    expect((await refusal(call(ownDetail, { params }))).status).toBe(404);
  });
});

describe("The free posts of an unverified company", () => {
  it("are three, however many are created at once", async () => {
    const own = await makeRecruiter(api.database.db, { companyVerified: false });
    const call = await api.as(own.id);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => call(create, { body: whole })));
    expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(3);
    const refused = results.find((r) => r.status === "rejected") as PromiseRejectedResult;
    expect(refused.reason.status).toBe(409);
    expect(refused.reason.errors[0]).toMatchObject({ code: "job_limit" });
    // A draft uses no free post, but its submission needs a free post.
    const draft = await call(create, { body: { ...whole, draft: true } });
    const submit = () => call(update, { params: { id: draft.data.id }, body: {} });
    expect((await refusal(submit())).codes).toEqual(["job_limit"]);
    const first = (await call(ownList, { query: { group: "reviewing" } })).data[0];
    await call(update, { params: { id: first?.id ?? 0 }, body: { status: "closed" } });
    await submit();
    expect(
      (await refusal(call(update, { params: { id: first?.id ?? 0 }, body: { status: "published" } }))).codes,
    ).toEqual(["job_limit"]);
  });

  it("are listed with their limit, including frozen ones, and none is left when the two are equal", async () => {
    const { db } = api.database;
    const own = await makeRecruiter(db, { companyVerified: false });
    const call = await api.as(own.id);
    for (const state of ["frozen", "published", "draft", "closed", "rejected", "expired"] as const)
      await makeJob(db, { companyId: own.companyId, state });
    const quota = async () => (await call(ownList, { query: { group: "draft" } })).meta;
    expect(await quota()).toMatchObject({ posts_used: 2, posts_limit: 3 });
    await call(create, { body: whole });
    expect(await quota()).toMatchObject({ posts_used: 3, posts_limit: 3 });
    expect((await refusal(call(create, { body: whole }))).codes).toEqual(["job_limit"]);
    await db.updateTable("companies").set({ verified_at: monday }).where("id", "=", own.companyId).execute();
    expect(await quota()).toMatchObject({ posts_used: 3, posts_limit: null });
  });

  it("are not counted for a verified company", async () => {
    const verified = await makeCompany(api.database.db, { verified: true });
    const call = await api.as((await makeRecruiter(api.database.db, { companyId: verified.id })).id);
    for (let n = 0; n < 5; n++) await call(create, { body: whole });
    expect((await call(ownList)).meta.total).toBe(5);
  });
});
