import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { hour } from "#kit/clock.ts";
import { search } from "#market/job-search/contract.ts";
import { update } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { adminReview, consultantReview } from "./contract.ts";

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
const no = { decision: "reject", reason_id: 3, note: "Thiếu địa chỉ" } as const;
const yes = { decision: "approve" } as const;

describe("A decision", () => {
  it("is in the audit log with the state before and after", async () => {
    const { id, params } = await waiting();
    await admin(adminReview.review, { params, body: no });
    const { rows } = await sql`
      SELECT detail -> 'before' AS before, detail -> 'after' AS after FROM audit_event
      WHERE object_type = 'jobs' AND object_id = ${String(id)} AND status = 200`.execute(api.database.db);
    expect(rows).toEqual([{ before: "reviewing", after: "rejected" }]);
  });
});

describe("A decision that comes too late", () => {
  it("is refused with the earlier decision, which the job also has", async () => {
    const { params } = await waiting();
    await consultant(consultantReview.review, { params, body: yes });
    api.clock.advance(60_000);
    const late = await refusal(admin(adminReview.review, { params, body: no }));
    expect(late).toMatchObject({
      status: 409,
      codes: ["job_state_changed"],
      meta: { now: "published", decided: { decision: "approve", by: "Lê Minh Châu" } },
    });
    expect((await seen(params)).decided).toMatchObject({
      decision: "approve",
      by: "Lê Minh Châu",
      note: null,
    });
  });

  it("is refused when the job was edited since it was read", async () => {
    const { params, company } = await waiting();
    const { version } = await seen(params);
    api.clock.advance(1000);
    await company(update, {
      params,
      body: { description: `${"Nộp cọc 500 nghìn trước khi nhận việc. ".repeat(4)}` },
    });
    for (const body of [
      { ...yes, version },
      { ...no, version },
    ])
      expect(await refusal(admin(adminReview.review, { params, body }))).toMatchObject({
        status: 409,
        codes: ["job_edited_since_read"],
      });
    const now = await seen(params);
    await admin(adminReview.review, { params, body: { ...yes, version: now.version } });
    expect((await seen(params)).display_state).toBe("published");
  });
});

describe("A reviewer", () => {
  it("sees earlier rejections, and the fields that have changed since", async () => {
    const job = await waiting({ requirement: "<p>Nữ, tuổi từ 20 đến 30.</p>" });
    const fresh = await seen(job.params);
    expect(fresh).toMatchObject({
      decided: null,
      reviewed: null,
      changed: [],
      rejections: [],
      resubmitted: false,
    });
    expect(fresh.marks.map(({ key }) => key)).toEqual(["age", "gender"]);
    await admin(adminReview.review, { params: job.params, body: no });
    api.clock.advance(1000);
    await job.company(update, {
      params: job.params,
      body: { requirement: "Từ hai năm kinh nghiệm.", salary_max: 22_000_000 },
    });
    const again = await seen(job.params);
    expect(again).toMatchObject({
      display_state: "reviewing",
      resubmitted: true,
      marks: [],
      changed: ["salary_max", "requirement"],
      reviewed: { requirement: "<p>Nữ, tuổi từ 20 đến 30.</p>", salary_max: 25_000_000 },
      decided: { decision: "reject", reason_id: 3, note: "Thiếu địa chỉ" },
      rejections: [{ same_job: true, reason_id: 3, job: { id: String(job.id) } }],
    });
    const { id } = await makeJob(api.database.db, { companyId: job.owner.companyId, state: "reviewing" });
    expect((await seen({ id })).rejections).toMatchObject([{ same_job: false, job: { id: String(job.id) } }]);
    const stranger = await waiting();
    expect((await seen(stranger.params)).rejections).toEqual([]);
  });

  it("sees the company's tax code, whether it is valid, and the office hours of waiting", async () => {
    const job = await waiting({ at: new Date(api.clock.now().getTime() - 2 * hour) });
    const { db } = api.database;
    const set = (tax_code: string) =>
      db.updateTable("companies").set({ tax_code }).where("id", "=", job.owner.companyId).execute();
    await set("0314409058");
    expect(await seen(job.params)).toMatchObject({
      waited_hours: 1,
      overdue: false,
      registration: { company_id: String(job.owner.companyId), tax_code: "0314409058", tax_code_valid: true },
    });
    await set("0314409057");
    expect((await seen(job.params)).registration.tax_code_valid).toBe(false);
  });
});

describe("Approving", () => {
  it("corrects a typo and the category; records it and notifies the owner", async () => {
    const job = await waiting({ title: "Kế tóan kho lạnh" });
    const body = { ...yes, title: "Kế toán kho lạnh", category_ids: [38], benefits: "" };
    const { data } = await consultant(consultantReview.review, { params: job.params, body });
    expect(data.attributes).toMatchObject({
      title: "Kế toán kho lạnh",
      slug: `ke-toan-kho-lanh-i${job.id}`,
      category_ids: [38],
      decided: { decision: "approve", corrected: ["title", "category_ids"] },
    });
    const results = await visitor(search, { query: { keyword: "ke toan kho lanh" } });
    expect(results.data.map(({ id }) => Number(id))).toContain(job.id);
    expect((await api.mails("jobs.job_approved")).at(-1)?.props).toMatchObject({
      job: "Kế toán kho lạnh",
      corrected: ["title", "category_ids"],
    });
    const log = await api.database.db
      .selectFrom("activities")
      .select(["kind", "data"])
      .where("job_id", "=", job.id)
      .orderBy("id")
      .execute();
    expect(log).toEqual([
      { kind: "job_correct", data: { fields: ["title", "category_ids"] } },
      { kind: "job_approve", data: {} },
    ]);
  });

  it("refuses a correction that breaks a rule for authors, and changes nothing", async () => {
    const job = await waiting();
    for (const body of [
      { ...yes, category_ids: [999] },
      { ...yes, description: "ngắn" },
    ])
      expect((await refusal(admin(adminReview.review, { params: job.params, body }))).status).toBe(422);
    expect(await seen(job.params)).toMatchObject({ display_state: "reviewing", decided: null });
  });

  it("approves several jobs, each with its own result", async () => {
    const [good, edited, unverified] = [await waiting(), await waiting(), await waiting()];
    const versions = await Promise.all([good, edited, unverified].map(({ params }) => seen(params)));
    api.clock.advance(1000);
    await edited.company(update, { params: edited.params, body: { address: "2 Lê Lợi" } });
    await api.database.db
      .updateTable("accounts")
      .set({ email_verified_at: null })
      .where("id", "=", unverified.owner.id)
      .execute();
    const jobs = [good, edited, unverified].map(({ id }, at) => ({ id, version: versions[at]?.version }));
    const body = { jobs: [...jobs, { id: 999_999 }] };
    for (const [call, status] of [
      [visitor, 401],
      [good.company, 403],
      [admin, 403],
    ] as const)
      expect((await refusal(call(consultantReview.approveMany, { body }))).status).toBe(status);
    const { data } = await consultant(consultantReview.approveMany, { body });
    expect(data.map(({ id, approved, code }) => [Number(id), approved, code])).toEqual([
      [good.id, true, null],
      [edited.id, false, "job_edited_since_read"],
      [unverified.id, false, "email_not_verified"],
      [999_999, false, "not_found"],
    ]);
    expect((await seen(good.params)).display_state).toBe("published");
    expect((await seen(edited.params)).display_state).toBe("reviewing");
  });
});

describe("The reviewer's dashboard", () => {
  it("lists the reviewer's own decisions, the latest first", async () => {
    const me = await api.as((await makeStaff(api.database.db, "consultant")).id);
    const [first, second] = [await waiting(), await waiting()];
    await me(consultantReview.review, { params: first.params, body: no });
    await me(consultantReview.review, { params: second.params, body: yes });
    const { data, meta } = await me(consultantReview.decisions);
    expect(
      data.map(({ attributes }) => [Number(attributes.job.id), attributes.decision, attributes.note]),
    ).toEqual([
      [second.id, "approve", null],
      [first.id, "reject", "Thiếu địa chỉ"],
    ]);
    expect(meta.total).toBe(2);
    expect((await refusal(visitor(consultantReview.decisions))).status).toBe(401);
    expect((await refusal(admin(consultantReview.decisions))).status).toBe(403);
  });

  it("counts overdue jobs and those due today, and lists the oldest first", async () => {
    const own = await testApi();
    const { db } = own.database;
    const call = await own.as((await makeStaff(db, "consultant")).id);
    const { companyId } = await makeRecruiter(db);
    // It is Monday 10:00 in Vietnam: jobs of Thursday 09:00 are overdue, those of Thursday 17:00 at the end of the day.
    const make = (moment: Date) => makeJob(db, { companyId, state: "reviewing", at: moment });
    const today = await make(momentOf("2026-03-02", "09:30"));
    const late = await make(momentOf("2026-02-26", "09:00"));
    const due = await make(momentOf("2026-02-26", "17:00"));
    const { data } = await call(consultantReview.queue);
    expect(data.attributes).toMatchObject({ waiting: 3, overdue: 1, due_today: 1, decided_today: 0 });
    const list = await call(consultantReview.list);
    expect(
      list.data.map(({ id, attributes }) => [Number(id), attributes.overdue, attributes.due_today]),
    ).toEqual([
      [late.id, true, false],
      [due.id, false, true],
      [today.id, false, false],
    ]);
    const closed = await makeJob(db, { companyId, state: "closed" });
    await makeJob(db, { companyId, state: "draft" });
    const filtered = async (query: { status?: number; sen_status?: number }) =>
      (await call(consultantReview.list, { query })).data.map(({ id }) => Number(id));
    expect([await filtered({ status: 2 }), await filtered({ status: 0 })]).toEqual([[closed.id], []]);
    expect(await filtered({ status: 1, sen_status: 0 })).toHaveLength(3);
    // The oldest job has waited all office hours of Thursday and Friday, and an hour of Monday.
    expect(data.attributes.oldest_hours).toBe(19);
    expect((await refusal((await own.as(null))(consultantReview.queue))).status).toBe(401);
    const recruiter = await own.as((await makeRecruiter(db)).id);
    expect((await refusal(recruiter(consultantReview.queue))).status).toBe(403);
  });
});
