import { beforeAll, describe, expect, it } from "vitest";
import { makeAgency, makeCompany, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Makes an agency with an administrator, a lead, an AM and another consultant, and an active client with two contacts. */
async function desk() {
  const { db } = api.database;
  const agencyId = (await makeAgency(db)).id;
  const admin = await makeStaff(db, "consultant", { agencyId });
  const [lead, am, other] = (await Promise.all(
    [0, 1, 2].map(() => makeStaff(db, "consultant", { agencyId, member: true })),
  )) as [typeof admin, typeof admin, typeof admin];
  const company = await makeCompany(db);
  const client = await makeClient(db, {
    agency_id: agencyId,
    company_id: company.id,
    name: "Nhà máy giấy Sao Mai",
  });
  await db.updateTable("clients").set({ am_id: am.id, fee_bps: 1700 }).where("id", "=", client.id).execute();
  const contact = await db
    .insertInto("client_contacts")
    .values({
      client_id: client.id,
      full_name: "Đỗ Thị Hoa",
      email: `hoa${client.id}@client.test`,
      created_at: new Date(0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const [asAdmin, asLead, asAm, asOther] = (await Promise.all(
    [admin, lead, am, other].map(({ id }) => api.as(id)),
  )) as [Caller, Caller, Caller, Caller];
  return { db, agencyId, company, client, contact, admin, lead, am, other, asAdmin, asLead, asAm, asOther };
}
type Caller = Awaited<ReturnType<TestApi["as"]>>;
type Desk = Awaited<ReturnType<typeof desk>>;

const create = ({ client, contact, asLead }: Desk, fields: object = {}) =>
  asLead(contract.create, {
    body: {
      client_id: client.id,
      title: "Trưởng phòng kho",
      salary_max: 40_000_000,
      contact_ids: [contact.id],
      ...fields,
    },
  });
const params = ({ data }: { data: { id: string } }) => ({ params: { id: Number(data.id) } });
const hold = { reason_id: 1 };

describe("Job orders of an agency", () => {
  it("are listed by filters with counts, and as CSV", async () => {
    const given = await desk();
    const first = await create(given);
    await create(given, { title: "Kỹ sư điện", kind: "exclusive" });
    await given.asLead(contract.open, { ...params(first), body: {} });
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
    const given = await desk();
    const order = await create(given);
    const otherAgency = await makeStaff(given.db, "consultant");
    const stranger = await api.as(otherAgency.id);
    const calls = [
      () => stranger(contract.detail, params(order)),
      () => stranger(contract.edit, { ...params(order), body: { title: "Khác" } }),
      () => stranger(contract.open, { ...params(order), body: {} }),
      () => stranger(contract.hold, { ...params(order), body: hold }),
      () => stranger(contract.resume, { ...params(order), body: {} }),
      () => stranger(contract.fill, { ...params(order), body: {} }),
      () => stranger(contract.lose, { ...params(order), body: { reason_id: 5 } }),
      () => stranger(contract.cancel, { ...params(order), body: { reason_id: 9 } }),
      () => stranger(contract.reopen, { ...params(order), body: {} }),
      () => stranger(contract.advertise, params(order)),
    ];
    for (const call of calls) expect(await refusal(call())).toMatchObject({ status: 404 });
    expect((await stranger(contract.orders, {})).meta.total).toBe(0);
    const body = { client_id: given.client.id, title: "Trưởng kho" };
    expect(await refusal(stranger(contract.create, { body }))).toMatchObject({ pointers: ["/client_id"] });
    for (const companyId of [given.company.id, undefined]) {
      const recruiter = await api.as((await makeRecruiter(given.db, { companyId })).id);
      expect(await refusal(recruiter(contract.detail, params(order)))).toMatchObject({ status: 403 });
    }
  });
});
