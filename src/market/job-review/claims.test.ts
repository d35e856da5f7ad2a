import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { minute } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { adminReview, consultantReview } from "./contract.ts";

let api: TestApi;
let admin: Caller;
let other: Caller;
let otherName: string;
let consultant: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = await api.as((await makeStaff(db, "admin")).id);
  const second = await makeStaff(db, "admin");
  otherName = second.full_name;
  other = await api.as(second.id);
  consultant = await api.as((await makeStaff(db, "consultant")).id);
});

async function waiting(fields: Parameters<typeof makeJob>[1] = {}) {
  const { db } = api.database;
  const owner = await makeRecruiter(db);
  const { companyId } = owner;
  const job = { companyId, ownerId: owner.id, state: "reviewing", at: api.clock.now(), ...fields } as const;
  const { id } = await makeJob(db, job);
  return { id, params: { id }, owner };
}
const yes = { decision: "approve" } as const;
const no = { decision: "reject", reason_id: 3, note: "Thiếu địa chỉ" } as const;
const seen = async (params: { id: number }) => (await admin(adminReview.detail, { params })).data.attributes;

describe("A claim", () => {
  it("lasts ten minutes, in which no one else decides about the job", async () => {
    const { params } = await waiting();
    const { data } = await other(adminReview.claim, { params });
    const until = new Date(api.clock.now().getTime() + 10 * minute).toISOString();
    expect(data.attributes).toEqual({ by: otherName, until, is_mine: true });
    expect((await seen(params)).claim).toEqual({ by: otherName, until, is_mine: false });
    for (const body of [yes, no])
      expect(await refusal(admin(adminReview.review, { params, body }))).toMatchObject({
        status: 409,
        codes: ["claimed_by"],
        meta: { now: { name: otherName, until } },
      });
    expect(await refusal(consultant(consultantReview.claim, { params }))).toMatchObject({
      codes: ["claimed_by"],
    });
    const { data: bulk } = await admin(adminReview.approveMany, { body: { jobs: [params] } });
    expect(bulk[0]).toMatchObject({ approved: false, code: "claimed_by" });
    api.clock.advance(10 * minute);
    await admin(adminReview.review, { params, body: yes });
    expect((await seen(params)).claim).toBe(null);
  });

  it("is renewed by its reviewer, who has one at a time and can end it", async () => {
    const [first, second] = [await waiting(), await waiting()];
    await admin(adminReview.claim, first);
    api.clock.advance(6 * minute);
    await admin(adminReview.claim, first);
    api.clock.advance(6 * minute);
    expect((await seen(first.params)).claim?.is_mine).toBe(true);
    await admin(adminReview.claim, second);
    expect((await seen(first.params)).claim).toBe(null);
    await other(adminReview.release, second);
    expect((await seen(second.params)).claim?.is_mine).toBe(true);
    await admin(adminReview.release, second);
    expect((await seen(second.params)).claim).toBe(null);
  });

  it("is refused for a decided job and for a job of the reviewer's own agency", async () => {
    const { params } = await waiting();
    await admin(adminReview.review, { params, body: yes });
    expect(await refusal(other(adminReview.claim, { params }))).toMatchObject({
      codes: ["job_state_changed"],
      meta: { now: "published", decided: { decision: "approve" } },
    });
    const hunter = await makeStaff(api.database.db, "consultant");
    const own = await waiting({ agencyId: hunter.agency_id as number, ownerId: hunter.id });
    const call = await api.as(hunter.id);
    expect(await refusal(call(consultantReview.claim, own))).toMatchObject({ codes: ["own_job"] });
    expect(await refusal(consultant(consultantReview.claim, own))).toMatchObject({ status: 404 });
  });

  it("selects the parts of the queue", async () => {
    const { id, params } = await waiting();
    const again = await waiting();
    await admin(adminReview.review, { params: again.params, body: no });
    await admin(adminReview.claim, { params });
    const idsOf = async (part: "mine" | "free" | "resubmitted" | "agency") =>
      (await admin(adminReview.list, { query: { part, items: 50 } })).data.map((row) => Number(row.id));
    expect(await idsOf("mine")).toEqual([id]);
    expect(await idsOf("free")).not.toContain(id);
    expect(await idsOf("resubmitted")).toEqual([]);
    expect((await idsOf("agency")).length).toBe(1);
    await admin(adminReview.undo, { params: again.params });
    expect(await idsOf("resubmitted")).toEqual([]);
  });
});

describe("The next job", () => {
  it("is the oldest one that no one else has claimed", async () => {
    const [old, newer] = [
      await waiting({ at: new Date("2026-01-05T02:00:00Z") }),
      await waiting({ at: new Date("2026-01-05T03:00:00Z") }),
    ];
    expect((await admin(adminReview.claimNext)).data?.id).toBe(String(old.id));
    expect((await other(adminReview.claimNext)).data?.id).toBe(String(newer.id));
    // A reviewer's own claim is renewed.
    expect((await admin(adminReview.claimNext)).data?.id).toBe(String(old.id));
  });

  it("is one for a reviewer who presses in several tabs at once", async () => {
    await Promise.all(Array.from({ length: 6 }, () => admin(adminReview.claimNext)));
    const { data } = await admin(adminReview.list, { query: { part: "mine", items: 50 } });
    expect(data.length).toBe(1);
  });

  it("differs for two reviewers who decide about 50 jobs at once: no job has two decisions", async () => {
    const { db } = api.database;
    const ids: number[] = [];
    for (let n = 0; n < 50; n++) ids.push((await waiting({ at: new Date(2025, 0, 6, 3, n) })).id);
    const work = async (call: Caller) => {
      const done: number[] = [];
      for (;;) {
        const { data } = await call(adminReview.claimNext);
        const id = Number(data?.id);
        if (!ids.includes(id)) return done;
        await call(adminReview.review, { params: { id }, body: yes });
        done.push(id);
      }
    };
    const done = (await Promise.all([work(admin), work(other)])).flat();
    expect(done.toSorted((a, b) => a - b)).toEqual(ids);
    const decided = await db
      .selectFrom("job_reviews")
      .select(({ fn }) => ["job_id", fn.countAll<number>().as("count")])
      .where("job_id", "in", ids)
      .groupBy("job_id")
      .execute();
    expect(decided.map(({ count }) => count)).toEqual(ids.map(() => 1));
  });
});

describe("Taking a decision back", () => {
  const stateOf = async (id: number) => {
    const row = await api.database.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { updated_at: _, changed_at: __, version: ___, ...rest } = row;
    return rest;
  };

  it("returns the job to the queue as it was, and its author is not told", async () => {
    const { id, params, owner } = await waiting();
    const before = await stateOf(id);
    for (const body of [yes, no, { ...yes, title: "Kế toán tổng hợp, đã sửa" }]) {
      await admin(adminReview.review, { params, body });
      expect((await seen(params)).undo_until).toBe(
        new Date(api.clock.now().getTime() + minute).toISOString(),
      );
      api.clock.advance(59_000);
      await admin(adminReview.undo, { params });
      expect(await stateOf(id)).toEqual({ ...before });
      expect(await seen(params)).toMatchObject({
        display_state: "reviewing",
        decided: null,
        undo_until: null,
      });
    }
    const sent = await api.database.db
      .selectFrom("mails")
      .select("template")
      .where("to_email", "=", owner.email)
      .where("state", "<>", "canceled")
      .execute();
    expect(sent).toEqual([]);
    const told = await api.database.db
      .selectFrom("notifications")
      .selectAll()
      .where("account_id", "=", owner.id)
      .execute();
    expect(told).toEqual([]);
  });

  it("gives the earlier decision its content again", async () => {
    const { id, params } = await waiting();
    await admin(adminReview.review, { params, body: no });
    api.clock.advance(5 * minute);
    await api.database.db
      .updateTable("jobs")
      .set({ status: 1, sen_status: 0 })
      .where("id", "=", id)
      .execute();
    const before = await seen(params);
    expect(before.reviewed).not.toBe(null);
    await admin(adminReview.review, { params, body: yes });
    await admin(adminReview.undo, { params });
    const { decided, reviewed, changed } = await seen(params);
    expect({ decided, reviewed, changed }).toEqual({
      decided: before.decided,
      reviewed: before.reviewed,
      changed: before.changed,
    });
  });

  it("is refused after a minute, to other reviewers, and after another change", async () => {
    const { params } = await waiting();
    await admin(adminReview.review, { params, body: yes });
    const undo = (call: Caller) => refusal(call(adminReview.undo, { params }));
    const over = { status: 409, codes: ["review_undo_over"], meta: { now: "published" } };
    expect(await undo(other)).toMatchObject(over);
    api.clock.advance(minute);
    expect(await undo(admin)).toMatchObject(over);
    const fresh = await waiting();
    await admin(adminReview.review, { params: fresh.params, body: yes });
    await api.database.db
      .updateTable("jobs")
      .set({ updated_at: new Date(api.clock.now().getTime() + 1000) })
      .where("id", "=", fresh.id)
      .execute();
    expect(await refusal(admin(adminReview.undo, { params: fresh.params }))).toMatchObject(over);
  });
});
