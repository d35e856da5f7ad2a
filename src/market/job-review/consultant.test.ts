import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { inTransaction } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { update } from "#market/jobs/contract.ts";
import { jobSubmitted } from "#market/jobs/events.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { DisplayState } from "#market/jobs/terms.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { adminReview, consultantJobs, consultantReview } from "./contract.ts";

let api: TestApi;
let admin: Caller;
let consultant: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = await api.as((await makeStaff(db, "admin")).id);
  consultant = await api.as((await makeStaff(db, "consultant")).id);
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

describe("A consultant who reviews", () => {
  const pay = { type: 1, min: 30_000_000, max: 40_000_000 };
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      (error: { status: number }) => error.status,
    );
  const reads = (call: Caller, id: number) => statusOf(call(consultantReview.detail, { params: { id } }));

  it("reads waiting and public jobs of companies; neither consultants nor administrators read drafts", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const agencyId = (await makeAgency(db)).id;
    const own = await api.as((await makeStaff(db, "consultant", { agencyId })).id);
    const make = async (state: DisplayState, fields = {}) =>
      (await makeJob(db, { companyId, state, title: "Kỹ sư khuôn mẫu", at: api.clock.now(), ...fields })).id;
    const states: DisplayState[] = [
      "published",
      "reviewing",
      "closed",
      "rejected",
      "draft",
      "expired",
      "frozen",
    ];
    const ids = new Map<DisplayState, number>();
    for (const state of states) ids.set(state, await make(state));
    await make("reviewing", { agencyId });
    const query = { title: "Kỹ sư khuôn mẫu" };
    for (const group of ["published", "reviewing", "closed"] as const) {
      const { data, meta } = await own(consultantReview.list, { query: { ...query, group } });
      expect(data.map(({ id }) => Number(id))).toEqual([ids.get(group)]);
      expect(Object.keys(meta.counts).sort()).toEqual(["all_closed", "all_published", "all_reviewing"]);
    }
    for (const group of ["draft", "rejected"] as const)
      expect(await statusOf(own(consultantReview.list, { query: { group: group as "closed" } }))).toBe(400);
    for (const [state, id] of ids) {
      const isRead = ["published", "reviewing", "closed"].includes(state);
      expect(await reads(own, id), state).toBe(isRead ? 200 : 404);
      const byAdmin = await statusOf(admin(adminReview.detail, { params: { id } }));
      expect(byAdmin, state).toBe(state === "draft" ? 404 : 200);
    }
    expect(await statusOf(admin(adminReview.list, { query: { group: "draft" as "closed" } }))).toBe(400);
  });

  it("never reviews a job of an agency; an administrator does", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const agencyId = (await makeAgency(db)).id;
    const { id } = await makeJob(db, {
      companyId,
      agencyId,
      title: "Kế toán",
      state: "reviewing",
      at: api.clock.now(),
    });
    const params = { id };
    const refusals = [
      { agency: agencyId, status: 403, code: "own_job" },
      { agency: undefined, status: 404, code: "not_found" },
    ];
    for (const { agency, status, code } of refusals) {
      const call = await api.as(
        (await makeStaff(db, "consultant", agency === undefined ? {} : { agencyId: agency })).id,
      );
      expect(await statusOf(call(consultantJobs.detail, { params, query: { view: "review" } }))).toBe(404);
      expect(await statusOf(call(consultantReview.review, { params, body: yes }))).toBe(status);
      const { data } = await call(consultantReview.approveMany, { body: { jobs: [{ id }] } });
      expect(data).toEqual([{ id: String(id), title: agency ? "Kế toán" : null, approved: false, code }]);
      const list = await call(consultantReview.list, { query: { items: 100 } });
      expect(list.data.map((job) => Number(job.id))).not.toContain(id);
    }
    const bell = await db.selectFrom("notifications").select("id").execute();
    await inTransaction(api.database, (tx) => emit(tx, jobSubmitted, { id, asOf: api.clock.now() }));
    const recipients = await db
      .selectFrom("notifications as n")
      .innerJoin("accounts as a", "a.id", "n.account_id")
      .select("a.user_type")
      .where("n.id", "not in", [0, ...bell.map((row) => row.id)])
      .execute();
    expect([...new Set(recipients.map(({ user_type }) => user_type))]).toEqual([userTypes.admin]);
    const { data } = await admin(adminReview.review, { params, body: yes });
    expect(data.attributes.display_state).toBe("published");
  });

  it("reads neither a hidden salary nor the company's notes and figures", async () => {
    const { db } = api.database;
    const owner = await makeRecruiter(db);
    const made = { companyId: owner.companyId, ownerId: owner.id, state: "reviewing", salary: pay } as const;
    const { id } = await makeJob(db, { ...made, note: "Thay cho chị Mai", at: api.clock.now() });
    const other = await makeJob(db, { ...made, title: "Trưởng phòng mật", at: api.clock.now() });
    await admin(adminReview.review, { params: { id: other.id }, body: no });
    const { data } = await consultant(consultantReview.detail, { params: { id } });
    const text = JSON.stringify([data, await consultant(consultantReview.list, { query: { items: 100 } })]);
    for (const secret of [
      "30000000",
      "40000000",
      "chị Mai",
      owner.email,
      "Trưởng phòng mật",
      '"counts":{"views"',
    ])
      expect(text).not.toContain(secret);
    const whole = await seen({ id });
    expect(whole).toMatchObject({ salary_min: 30_000_000, author: { email: owner.email } });
    expect(JSON.stringify(whole)).not.toContain("chị Mai");
  });

  it("reads an own rejection again until the company edits the job", async () => {
    const { db } = api.database;
    const me = await api.as((await makeStaff(db, "consultant")).id);
    const job = await waiting();
    await me(consultantReview.review, { params: job.params, body: no });
    const { data } = await me(consultantReview.detail, { params: job.params });
    expect(data.attributes.display_state).toBe("rejected");
    api.clock.advance(1000);
    await job.company(update, { params: job.params, body: { title: "Tên chưa gửi duyệt", draft: true } });
    expect(await reads(me, job.id)).toBe(404);
    const decisions = JSON.stringify((await me(consultantReview.decisions)).data);
    expect(decisions).not.toContain("Tên chưa gửi duyệt");
    expect(decisions).toContain('"display_state":null');
  });
});
