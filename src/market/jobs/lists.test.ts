import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { adminReview } from "#market/job-review/contract.ts";
import { search } from "#market/job-search/contract.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { detail, ownDetail, ownList } from "./contract.ts";
import { makeJob } from "./factory.ts";

let api: TestApi;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let company: Caller;
let admin: Caller;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  recruiter = await makeRecruiter(db);
  company = await api.as(recruiter.id);
  admin = await api.as((await makeStaff(db, "admin")).id);
  visitor = await api.as(null);
});

describe("The lists", () => {
  it("a company's tabs with their counts, and a search for titles without accents", async () => {
    const { db } = api.database;
    const own = await makeRecruiter(db);
    const call = await api.as(own.id);
    const at = (days: number) => new Date(api.clock.now().getTime() - days * day);
    for (const state of [
      "published",
      "published",
      "reviewing",
      "closed",
      "rejected",
      "draft",
      "expired",
    ] as const)
      await makeJob(db, { companyId: own.companyId, state, at: at(1) });
    const newest = await makeJob(db, { companyId: own.companyId, title: "Thủ quỹ", at: at(0) });
    const list = await call(ownList, { query: { group: "published", items: 2 } });
    expect(list.meta).toEqual({
      page: 1,
      items: 2,
      total: 3,
      posts_used: 4,
      posts_limit: null,
      today: { new_applicants: 0, waiting: 0, in_review: 1, expiring: 0 },
      counts: {
        all_published: 3,
        all_reviewing: 1,
        all_closed: 1,
        all_rejected: 1,
        all_draft: 1,
        all_expired: 1,
        all_frozen: 0,
      },
    });
    expect(list.data[0]?.id).toBe(String(newest.id));
    expect((await call(ownList, { query: { title: "thu quy" } })).meta.total).toBe(1);
    expect((await call(ownList, { query: { title: "%" } })).meta.total).toBe(0);
    expect((await call(ownList, { query: { status: 1, sen_status: 0 } })).meta.total).toBe(1);
  });

  it("what waits for review, oldest first, overdue after two working days", async () => {
    const { db } = api.database;
    const late = await makeJob(db, {
      state: "reviewing",
      at: new Date("2026-02-20T03:00:00Z"),
      title: "Chờ lâu nhất",
    });
    const { data, meta } = await admin(adminReview.list, { query: { items: 100 } });
    expect(data[0]).toMatchObject({ id: String(late.id), attributes: { overdue: true, company_jobs: 1 } });
    expect(meta.total).toBe(meta.counts.all_reviewing);
    const overdue = await admin(adminReview.list, { query: { overdue: "true" } });
    expect(overdue.data.map((job) => job.id)).toEqual([String(late.id)]);
  });
});

describe("What the public reads", () => {
  it("never a note, a contact, a recruiter, or a pay that is negotiable", async () => {
    const { db } = api.database;
    const job = await makeJob(db, {
      companyId: recruiter.companyId,
      title: "Giám đốc bí mật",
      salary: { type: 1, min: 91_000_000, max: 99_000_000 },
      note: "chỉ nội bộ",
      recruiterIds: [recruiter.id],
    });
    const one = await visitor(detail, { params: { id: job.id } });
    const cards = await visitor(search, { query: { keyword: "giam doc bi mat" } });
    for (const text of [JSON.stringify(one), JSON.stringify(cards)]) {
      expect(text).not.toMatch(/91000000|99000000|nội bộ|recruiter_ids|contact_member|"note"/);
    }
    expect((await visitor(search, { query: { keyword: "giam doc bi mat", salary_min: 1 } })).data).toEqual(
      [],
    );
    const own = await company(ownDetail, { params: { id: job.id } });
    expect(own.data.attributes).toMatchObject({ salary_min: 91_000_000, note: "chỉ nội bộ" });
  });

  it("closed and expired jobs, not drafts, reviews, rejections or frozen ones", async () => {
    const expected = {
      draft: 404,
      reviewing: 404,
      published: 200,
      rejected: 404,
      closed: 200,
      expired: 200,
      frozen: 404,
    };
    for (const [state, status] of Object.entries(expected)) {
      const job = await makeJob(api.database.db, { companyId: recruiter.companyId, state: state as "draft" });
      const read = visitor(detail, { params: { id: job.id } });
      if (status === 200) expect((await read).data.attributes.display_state).toBe(state);
      else expect((await refusal(read)).status).toBe(status);
    }
  });
});
