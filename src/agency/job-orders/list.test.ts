import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { createOrder, makeDesk, orderParams } from "./testing/desk.ts";

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
