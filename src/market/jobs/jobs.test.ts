import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { adminReview, consultantReview } from "#market/job-review/contract.ts";
import { search } from "#market/job-search/contract.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { create, detail, ownDetail, ownList, remove, update } from "./contract.ts";
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

const stateOf = async (call: Caller, id: string) =>
  (await call(ownDetail, { params: { id } })).data.attributes.display_state;
const approve = (call: Caller, id: string) =>
  call(adminReview.review, { params: { id }, body: { decision: "approve" } });

describe("A job's way", () => {
  it("is created, reviewed, found, closed and reopened", async () => {
    const { data } = await company(create, { body: whole });
    expect(data.attributes).toMatchObject({
      display_state: "reviewing",
      status: 1,
      sen_status: 0,
      language: 1,
      slug: `ke-toan-tong-hop-i${data.id}`,
      url: { en: `/jobs/ke-toan-tong-hop-i${data.id}`, vi: `/viec-lam/ke-toan-tong-hop-i${data.id}` },
      can: { close: true, withdraw: true, approve: false, reopen: false },
    });
    expect((await refusal(visitor(detail, { params: { id: data.id } }))).status).toBe(404);
    const approved = await approve(admin, data.id);
    expect(approved.data.attributes).toMatchObject({
      display_state: "published",
      approved_date: api.clock.now().toISOString(),
      expires_at: new Date(api.clock.now().getTime() + 45 * day).toISOString(),
    });
    const mail = (await api.mails("jobs.job_approved")).at(-1);
    expect(mail).toMatchObject({ to_email: recruiter.email, props: { slug: data.attributes.slug } });
    const found = await visitor(search, { query: { keyword: "ke toan tong hop" } });
    expect(found.data.map((card) => card.id)).toContain(data.id);
    const seen = await visitor(detail, { params: { id: data.id } });
    expect(seen.data.attributes.can.apply).toBe(true);

    await company(update, { params: { id: data.id }, body: { status: "closed" } });
    const again = { params: { id: data.id }, body: { status: "closed" } } as const;
    expect(await refusal(company(update, again))).toMatchObject({
      status: 409,
      codes: ["job_state_changed"],
      meta: { now: "closed" },
    });
    expect(
      (await visitor(search, { query: { keyword: "ke toan tong hop" } })).data.map((c) => c.id),
    ).not.toContain(data.id);
    expect((await visitor(detail, { params: { id: data.id } })).data.attributes).toMatchObject({
      display_state: "closed",
      can: { apply: false },
    });
    const reopened = await company(update, { params: { id: data.id }, body: { status: "published" } });
    expect(reopened.data.attributes).toMatchObject({ display_state: "published", closed_date: null });
    const log = await api.database.db
      .selectFrom("activities")
      .select("kind")
      .where("job_id", "=", Number(data.id))
      .orderBy("id")
      .execute();
    expect(log.map((row) => row.kind)).toEqual(["job_create", "job_approve", "job_close", "job_reopen"]);
  });

  it("is refused with a reason, corrected, and submitted again", async () => {
    const { data } = await company(create, { body: whole });
    const review = (body: object) =>
      admin(adminReview.review, { params: { id: data.id }, body: { decision: "reject", ...body } });
    expect(await refusal(review({}))).toMatchObject({
      status: 422,
      codes: ["reason_required"],
      pointers: ["/reason_id"],
    });
    expect(await refusal(review({ reason_id: 4 }))).toMatchObject({
      codes: ["note_required"],
      pointers: ["/note"],
    });
    const { data: rejected } = await review({ reason_id: 4, note: "Thiếu địa chỉ" });
    expect(rejected.attributes).toMatchObject({
      display_state: "rejected",
      reject_reason: { id: 4, note: "Thiếu địa chỉ" },
    });
    expect((await api.mails("jobs.job_rejected")).at(-1)?.props).toMatchObject({
      reason: "others",
      note: "Thiếu địa chỉ",
    });
    await company(update, { params: { id: data.id }, body: { address: "1 Lê Lợi", draft: true } });
    expect(await stateOf(company, data.id)).toBe("rejected");
    await company(update, { params: { id: data.id }, body: { address: "2 Lê Lợi" } });
    expect(await stateOf(company, data.id)).toBe("reviewing");
    await company(update, { params: { id: data.id }, body: { status: "draft" } });
    expect(await stateOf(company, data.id)).toBe("draft");
    await company(remove, { params: { id: data.id } });
    expect((await refusal(company(ownDetail, { params: { id: data.id } }))).status).toBe(404);
    expect(await refusal(visitor(detail, { params: { id: data.id } }))).toMatchObject({
      status: 410,
      codes: ["job_gone"],
    });
  });

  it("cannot be deleted once it has an application, whatever its outcome", async () => {
    const { db } = api.database;
    for (const outcome of ["active", "rejected", "withdrawn"] as const) {
      const job = await makeJob(db, { companyId: recruiter.companyId, state: "rejected" });
      const params = { id: job.id };
      expect((await company(ownDetail, { params })).data.attributes.can.delete).toBe(true);
      await makeApplicant(db, { job, outcome });
      expect((await company(ownDetail, { params })).data.attributes.can.delete).toBe(false);
      expect(await refusal(company(remove, { params }))).toMatchObject({ status: 409 });
      expect(await stateOf(company, String(job.id))).toBe("rejected");
    }
  });

  it("is created once with a key, which is refused for another job", async () => {
    const keyed = await api.as(recruiter.id, { "idempotency-key": "one-post" });
    const title = "Kế toán có khóa";
    const first = await keyed(create, { body: { ...whole, title } });
    expect((await keyed(create, { body: { ...whole, title } })).data.id).toBe(first.data.id);
    expect(await refusal(keyed(create, { body: { ...whole, title: `${title} khác` } }))).toMatchObject({
      status: 422,
      codes: ["idempotency_mismatch"],
    });
    expect((await company(ownList, { query: { title } })).meta.total).toBe(1);
  });

  it("returns to review only when reviewed fields are edited", async () => {
    const job = await makeJob(api.database.db, {
      companyId: recruiter.companyId,
      title: "Kỹ sư dữ liệu lớn",
    });
    const params = { id: job.id };
    const minor = await company(update, {
      params,
      body: { address: "1 Lê Lợi", title: job.title, skills: ["SQL"] },
    });
    expect(minor.data.attributes).toMatchObject({
      display_state: "published",
      address: "1 Lê Lợi",
      skills: ["SQL"],
    });
    const found = await visitor(search, { query: { keyword: "ky su du lieu sql" } });
    expect(found.data.map((card) => card.id)).toEqual([String(job.id)]);
    const major = await company(update, { params, body: { title: "Kỹ sư dữ liệu cấp cao" } });
    expect(major.data.attributes.display_state).toBe("reviewing");
    expect((await visitor(search, { query: { keyword: "ky su du lieu" } })).data).toEqual([]);
    // Fields that were not sent are unchanged.
    expect(major.data.attributes).toMatchObject({ address: "1 Lê Lợi", skills: ["SQL"], category_ids: [37] });
  });

  it("needs another review to reopen after an edit of reviewed fields while closed", async () => {
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, state: "closed" });
    const params = { id: job.id };
    await company(update, { params, body: { title: "Một việc khác hẳn" } });
    // The public cannot read the changed text before its approval.
    expect((await refusal(visitor(detail, { params }))).status).toBe(404);
    const { data } = await company(update, { params, body: { status: "published" } });
    expect(data.attributes.display_state).toBe("reviewing");
  });

  it("is not approved while its author's email is unverified", async () => {
    const author = await makeRecruiter(api.database.db, { verified: false });
    const job = await makeJob(api.database.db, { companyId: author.companyId, state: "reviewing" });
    expect(await refusal(approve(admin, String(job.id)))).toMatchObject({
      status: 409,
      codes: ["email_not_verified"],
    });
    const { data } = await admin(adminReview.detail, { params: { id: job.id } });
    expect(data.attributes).toMatchObject({
      author: { email_verified: false },
      can: { approve: false, reject: true },
    });
  });

  it("is approved or rejected by the first of two reviewers; the second reads a conflict", async () => {
    for (let n = 0; n < 5; n++) {
      const job = await makeJob(api.database.db, { companyId: recruiter.companyId, state: "reviewing" });
      const params = { id: job.id };
      const results = await Promise.allSettled([
        admin(adminReview.review, { params, body: { decision: "approve" } }),
        consultant(consultantReview.review, { params, body: { decision: "reject", reason_id: 3 } }),
      ]);
      expect(results.filter((r) => r.status === "fulfilled")).toHaveLength(1);
      const late = results.find((r) => r.status === "rejected") as PromiseRejectedResult;
      expect(late.reason.status).toBe(409);
      expect(late.reason.meta.now).toBe(await stateOf(company, String(job.id)));
    }
  });

  it("is closed and not in the search after an approval and a closing at once", async () => {
    for (let n = 0; n < 5; n++) {
      const job = await makeJob(api.database.db, { companyId: recruiter.companyId, state: "reviewing" });
      const params = { id: job.id };
      await Promise.allSettled([
        admin(adminReview.review, { params, body: { decision: "approve" } }),
        company(update, { params, body: { status: "closed" } }),
      ]);
      expect(await stateOf(company, String(job.id))).toBe("closed");
      const row = await api.database.db
        .selectFrom("job_search")
        .select("job_id")
        .where("job_id", "=", job.id)
        .execute();
      expect(row).toEqual([]);
    }
  });
});
