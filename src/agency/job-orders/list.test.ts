import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { createOrder, jobOfOrder, makeDesk, orderParams } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const hold = { reason_id: 1 };

describe("Job orders of an agency", () => {
  it("are listed by filters with counts, and as CSV", async () => {
    const given = await makeDesk(api);
    const first = await createOrder(given);
    await createOrder(given, { title: "Kỹ sư điện", kind: "exclusive" });
    await given.asLead(contract.open, { ...orderParams(first), body: {} });
    const titles = async (query: object) => {
      const { data, meta } = await given.asOther(contract.orders, { query });
      return {
        titles: data.map(({ attributes }) => attributes.title),
        total: meta.total,
        counts: meta.counts,
      };
    };
    expect(await titles({})).toMatchObject({
      titles: ["Kỹ sư điện", "Trưởng phòng kho"],
      total: 2,
      counts: { open: 1, draft: 1 },
    });
    expect((await titles({ status: "open" })).titles).toEqual(["Trưởng phòng kho"]);
    expect((await titles({ kind: "exclusive" })).titles).toEqual(["Kỹ sư điện"]);
    expect((await titles({ keyword: "ky su" })).titles).toEqual(["Kỹ sư điện"]);
    expect((await titles({ keyword: "sao mai", sort: "title" })).titles).toEqual([
      "Kỹ sư điện",
      "Trưởng phòng kho",
    ]);
    expect((await titles({ no_cv: "true", sort: "first_cv" })).titles).toEqual(["Trưởng phòng kho"]);
    expect((await titles({ consultant_id: given.am.id })).total).toBe(2);
    expect((await titles({ consultant_id: given.admin.id })).total).toBe(0);
    expect((await titles({ client_id: given.client.id, sort: "client" })).total).toBe(2);
    const { body } = await api.app.inject({
      method: "GET",
      url: "/api/v2/consultants/job_orders.csv?status=open",
      headers: { authorization: `Bearer ${await api.token(given.other.id)}` },
    });
    expect(body).toContain("Trưởng phòng kho");
    expect(body).not.toContain("Kỹ sư điện");
  });

  it("name applicants for whom the client has done nothing for two working days", async () => {
    const given = await makeDesk(api);
    const { db } = given;
    const order = await createOrder(given);
    await given.asLead(contract.open, { ...orderParams(order), body: {} });
    const job = await jobOfOrder(given, order);
    const changed = (at: string) => new Date(`${at}T03:00:00Z`);
    const at = async (
      stageKind: Parameters<typeof makeApplicant>[1]["stageKind"],
      stage_changed_at: Date,
    ) => {
      const applicant = await makeApplicant(db, { job, stageKind });
      await db.updateTable("applicants").set({ stage_changed_at }).where("id", "=", applicant.id).execute();
      return applicant;
    };
    // Friday 6 March: a weekend lies between then and Tuesday.
    await at("sent_to_client", changed("2026-03-06"));
    await at("sent_to_am", changed("2026-03-02"));
    await at("offer", changed("2026-03-02"));
    const interviewed = await at("interview", changed("2026-03-02"));
    await makeInterview(db, interviewed, { startsAt: changed("2026-03-11") });
    const unanswered = async (now: string) => {
      api.clock.set(changed(now));
      const { data, meta } = await (await api.as(given.am.id))(contract.orders, {
        query: { no_answer: "true" },
      });
      return [meta.total, data[0]?.attributes.counts.no_answer];
    };
    expect(await unanswered("2026-03-09")).toEqual([0, undefined]);
    expect(await unanswered("2026-03-11")).toEqual([1, 1]);
    expect(await unanswered("2026-03-17")).toEqual([1, 2]);
    const call = await api.as(given.am.id);
    await call(contract.hold, { ...orderParams(order), body: hold });
    expect(await unanswered("2026-03-17")).toEqual([1, 2]);
    await call(contract.cancel, { ...orderParams(order), body: { reason_id: 9 } });
    expect(await unanswered("2026-03-17")).toEqual([0, undefined]);
    api.clock.set(monday);
  });

  it("show terms, contacts and the expected fee to their team, the people of the client and administrators", async () => {
    const given = await makeDesk(api);
    const { db, client, other } = given;
    const order = await createOrder(given, { salary_min: 40_000_000, salary_max: 40_000_000 });
    const seen = async (call: typeof given.asLead) => {
      const { attributes } = (await call(contract.detail, orderParams(order))).data;
      const { data } = await call(contract.orders, {});
      expect(data[0]?.attributes.expected_fee).toEqual(attributes.expected_fee);
      return [attributes.terms?.fee_bps, attributes.contacts?.length, attributes.expected_fee?.amount];
    };
    // 40,000,000 × 12 × 17%
    const all = [1700, 1, 81_600_000];
    for (const call of [given.asAdmin, given.asLead, given.asAm]) expect(await seen(call)).toEqual(all);
    const none = [undefined, undefined, undefined];
    expect(await seen(given.asOther)).toEqual(none);
    const csv = () =>
      api.app.inject({
        method: "GET",
        url: "/api/v2/consultants/job_orders.csv",
        headers: { authorization: `Bearer ${token}` },
      });
    const token = await api.token(other.id);
    expect((await csv()).body).not.toContain("81600000");
    await db.updateTable("clients").set({ owner_id: other.id }).where("id", "=", client.id).execute();
    expect(await seen(given.asOther)).toEqual(all);
    expect((await csv()).body).toContain("81600000");
  });

  it("are not found by another agency, the client or another company", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    const otherAgency = await makeStaff(given.db, "consultant");
    const stranger = await api.as(otherAgency.id);
    const calls = [
      () => stranger(contract.detail, orderParams(order)),
      () => stranger(contract.edit, { ...orderParams(order), body: { title: "Khác" } }),
      () => stranger(contract.open, { ...orderParams(order), body: {} }),
      () => stranger(contract.hold, { ...orderParams(order), body: hold }),
      () => stranger(contract.resume, { ...orderParams(order), body: {} }),
      () => stranger(contract.fill, { ...orderParams(order), body: {} }),
      () => stranger(contract.lose, { ...orderParams(order), body: { reason_id: 5 } }),
      () => stranger(contract.cancel, { ...orderParams(order), body: { reason_id: 9 } }),
      () => stranger(contract.reopen, { ...orderParams(order), body: {} }),
      () => stranger(contract.advertise, orderParams(order)),
    ];
    for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 404 });
    expect((await stranger(contract.orders, {})).meta.total).toBe(0);
    const body = { client_id: given.client.id, title: "Trưởng kho" };
    expect(await refusal(stranger(contract.create, { body }))).toMatchObject({ pointers: ["/client_id"] });
    for (const companyId of [given.company.id, undefined]) {
      const recruiter = await api.as((await makeRecruiter(given.db, { companyId })).id);
      expect(await refusal(recruiter(contract.detail, orderParams(order)))).toMatchObject({ status: 403 });
    }
  });
});
