import { beforeAll, describe, expect, it } from "vitest";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { picture } from "#test/company-endpoints/request.ts";
import { agencyLogoUpload, agencyShow, agencyUpdate } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function agency() {
  const { db } = api.database;
  const { id: agencyId, name } = await makeAgency(db);
  const boss = await makeStaff(db, "consultant", { agencyId });
  const member = await makeStaff(db, "consultant", { agencyId, member: true });
  return { agencyId, name, boss, call: await api.as(boss.id), colleague: await api.as(member.id) };
}

describe("The details of an agency", () => {
  it("are read by its people and changed by its administrators", async () => {
    const { name, call, colleague, boss } = await agency();
    const before = (await colleague(agencyShow)).data.attributes;
    expect(before).toMatchObject({ name, tax_code: null, am_review: true, version: 0, can: { edit: false } });
    expect(await refusal(colleague(agencyUpdate, { body: { name: "Khác" } }))).toMatchObject({ status: 403 });
    const body = {
      legal_name: " Công ty TNHH Sen ",
      tax_code: "0312345673001",
      phone: "090 123 45 67",
      bank_account: "0123 456-789",
      invoice_prefix: "sen7",
      am_review: false,
    };
    const { attributes } = (await call(agencyUpdate, { body })).data;
    expect(attributes).toMatchObject({
      name,
      legal_name: "Công ty TNHH Sen",
      tax_code: "0312345673-001",
      phone: "+84901234567",
      bank_account: "0123456789",
      invoice_prefix: "SEN7",
      am_review: false,
      version: 1,
      can: { edit: true },
    });
    const recorded = () =>
      api.database.db
        .selectFrom("audit_event")
        .select(["object_type", "detail"])
        .where("account_id", "=", boss.id)
        .where("object_type", "is not", null)
        .execute();
    const changed = ["legal_name", "tax_code", "bank_account", "invoice_prefix", "am_review", "phone"];
    await expect.poll(recorded).toMatchObject([{ object_type: "agencies", detail: { after: { changed } } }]);
    // A form that sends the stored values changes nothing.
    expect((await call(agencyUpdate, { body })).data.attributes.version).toBe(1);
  });

  it("are refused with a reason per field", async () => {
    const { call } = await agency();
    const body = {
      name: " ",
      tax_code: "0312345670",
      phone: "abc",
      bank_account: "12",
      invoice_prefix: "S-1",
      licence_note: "x".repeat(256),
    };
    const refused = await refusal(call(agencyUpdate, { body }));
    expect(refused.status).toBe(422);
    expect(Object.fromEntries(refused.pointers.map((pointer, n) => [pointer, refused.codes[n]]))).toEqual({
      "/name": "required",
      "/tax_code": "tax_code_invalid",
      "/phone": "invalid_phone",
      "/bank_account": "bank_account_invalid",
      "/invoice_prefix": "invoice_prefix_invalid",
      "/licence_note": "length_range",
    });
  });

  it("have a prefix that another agency may have too, which no refusal shows", async () => {
    const [one, other] = [await agency(), await agency()];
    const change = { body: { invoice_prefix: "HAI" } };
    for (const { call } of [one, other])
      expect((await call(agencyUpdate, change)).data.attributes.invoice_prefix).toBe("HAI");
  });

  it("are not overwritten by an edit of an older version", async () => {
    const { call, boss } = await agency();
    await call(agencyUpdate, { body: { bank_name: "Ngân hàng A", version: 0 } });
    const late = await refusal(call(agencyUpdate, { body: { bank_name: "Ngân hàng B", version: 0 } }));
    expect(late).toMatchObject({ status: 409, codes: ["agency_edited"] });
    expect(late.meta.now).toMatchObject({ version: 1, by: boss.full_name, fields: ["bank_name"] });
  });

  it("belong to the agency of the caller, and to no visitor or company", async () => {
    const [one, other] = [await agency(), await agency()];
    await one.call(agencyUpdate, { body: { bank_account: "99998888" } });
    expect((await other.call(agencyShow)).data.attributes.bank_account).toBeNull();
    expect(await refusal((await api.as(null))(agencyShow))).toMatchObject({ status: 401 });
    const recruiter = await makeRecruiter(api.database.db);
    expect(await refusal((await api.as(recruiter.id))(agencyShow))).toMatchObject({ status: 403 });
  });
});

it("The logo is redrawn, read by the agency's people alone, and replaced", async () => {
  const { boss, call, colleague, agencyId } = await agency();
  const other = await agency();
  const open = async (accountId: number) =>
    api.app.inject({
      url: "/api/v2/consultants/agency/logo",
      headers: { authorization: `Bearer ${await api.token(accountId)}` },
    });
  expect((await open(boss.id)).statusCode).toBe(404);
  const files = { image: await picture() };
  expect(await refusal(colleague(agencyLogoUpload, { files }))).toMatchObject({ status: 403 });
  expect(await refusal(call(agencyLogoUpload, {}))).toMatchObject({ codes: ["image_required"] });
  const first = (await call(agencyLogoUpload, { files })).data.attributes.logo;
  expect(first).toMatch(/^\/api\/v2\/consultants\/agency\/logo\?v=\w{10}$/);
  const sent = await open(boss.id);
  expect(sent).toMatchObject({ statusCode: 200 });
  expect(sent.headers["content-type"]).toBe("image/png");
  expect(sent.headers["cache-control"]).toContain("private");
  expect((await open(other.boss.id)).statusCode).toBe(404);
  const key = () =>
    api.database.db.selectFrom("agencies").select("logo_key").where("id", "=", agencyId).executeTakeFirst();
  const old = await key();
  expect((await call(agencyLogoUpload, { files })).data.attributes.logo).not.toBe(first);
  expect(api.queued.some(({ data }) => JSON.stringify(data).includes(old?.logo_key ?? "none"))).toBe(true);
});
