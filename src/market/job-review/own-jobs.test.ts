import { beforeAll, describe, expect, it } from "vitest";
import { agencyDetail, agencyList } from "#market/jobs/contract-agency.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { consultantJobs, consultantReview } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.clock.set(monday);
});

describe("The jobs of a consultant", () => {
  it("are the agency's own with view=own, and those to review by default", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const consultant = await makeStaff(db, "consultant");
    const agencyId = consultant.agency_id ?? 0;
    const own = await makeJob(db, {
      companyId,
      agencyId,
      ownerId: consultant.id,
      note: "Gấp",
      state: "draft",
    });
    const theirs = await makeJob(db, { companyId, state: "reviewing" });
    const other = await makeJob(db, {
      companyId,
      agencyId: (await makeStaff(db, "consultant")).agency_id ?? 0,
    });
    const call = await api.as(consultant.id);

    const list = await call(agencyList, { query: { view: "own", group: "draft" } });
    expect(list.data.map(({ id, type }) => [Number(id), type])).toEqual([[own.id, "own_job"]]);
    expect(list.meta).toMatchObject({ total: 1, posts_used: 0, posts_limit: null });
    expect(list.meta.counts).toMatchObject({ all_draft: 1, all_published: 0 });
    const whole = await call(agencyList, { query: { view: "own" } });
    expect(whole.meta.total).toBe(1);

    const review = await call(consultantReview.list, { query: { items: 100 } });
    expect(review.data.map(({ id }) => Number(id))).toContain(theirs.id);
    expect(Object.keys(review.meta.counts)).toHaveLength(3);

    const detail = (id: number, view?: "own" | "review") =>
      call(consultantJobs.detail, { params: { id }, query: { view } });
    const mine = await call(agencyDetail, { params: { id: own.id }, query: { view: "own" } });
    expect(mine.data.attributes).toMatchObject({ note: "Gấp", can: { submit: true, approve: false } });
    expect((await detail(own.id)).data.type).toBe("own_job");
    expect((await detail(theirs.id)).data.type).toBe("review_job");
    expect(await refusal(detail(theirs.id, "own"))).toMatchObject({ status: 404 });
    expect(await refusal(detail(own.id, "review"))).toMatchObject({ status: 404 });
    expect(await refusal(detail(other.id))).toMatchObject({ status: 404 });
  });

  it("are for a member those that the member owns or is assigned to", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const boss = await makeStaff(db, "consultant");
    const agencyId = boss.agency_id ?? 0;
    const member = await makeStaff(db, "consultant", { agencyId, member: true });
    await makeJob(db, { companyId, agencyId, ownerId: boss.id });
    const assigned = await makeJob(db, { companyId, agencyId, ownerId: boss.id, recruiterIds: [member.id] });
    const { data } = await (await api.as(member.id))(agencyList, { query: { view: "own" } });
    expect(data.map(({ id }) => Number(id))).toEqual([assigned.id]);
  });
});
