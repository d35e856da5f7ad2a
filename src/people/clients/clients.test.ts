import { beforeAll, describe, expect, it } from "vitest";
import { makeCompany } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeClient } from "./factory.ts";
import { taxCode as code, openDesk, refused, strangersOf } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const desk = () => openDesk(api);

describe("A client", () => {
  it("is created as a lead of the consultant who adds it", async () => {
    const { asMember, member } = await desk();
    const body = { name: "Công ty TNHH Sao Biển", tax_code: code, source: 1, note: "Gặp ở hội thảo" };
    const { data } = await asMember(contract.createClient, { body });
    expect(data.attributes).toMatchObject({
      name: body.name,
      status: 0,
      potential: 0,
      source: 1,
      company: { slug: null },
      owner: { id: member.id },
      am: null,
      off_limits: false,
      terms: { tax_code: code, fee_bps: 1800, warranty_days: 60, payment_days: 15, note: body.note },
      missing: ["signed_date", "contract"],
      can: { edit: true, activate: true, deactivate: false, reassign: false },
    });
    expect(
      await refused(asMember(contract.createClient, { body: { ...body, tax_code: "0100109107" } })),
    ).toEqual(["/tax_code tax_code_invalid"]);
  });

  it("is created from a company of Sen once", async () => {
    const { db } = api.database;
    const { asMember, asOther } = await desk();
    const company = await makeCompany(db, { name: "Gốm Bát Tràng" });
    const body = { company_id: company.id };
    const { data } = await asMember(contract.clientFromCompany, { body });
    expect(data.attributes).toMatchObject({ name: "Gốm Bát Tràng", company: { slug: company.slug } });
    expect(await refusal(asOther(contract.clientFromCompany, { body }))).toMatchObject({
      status: 409,
      codes: ["client_exists"],
      meta: { now: { id: data.id } },
    });
    // Another agency adds the same company without any hint of the first one.
    const elsewhere = await desk();
    expect((await elsewhere.asMember(contract.clientFromCompany, { body })).data.attributes.name).toBe(
      company.name,
    );
    // The company of one agency cannot be added by another one.
    const own = (await asMember(contract.createClient, { body: { name: "Riêng" } })).data;
    const hidden = { company_id: Number(own.attributes.company.id) };
    await expect(elsewhere.asMember(contract.clientFromCompany, { body: hidden })).rejects.toMatchObject({
      status: 404,
    });
    await expect(asMember(contract.clientFromCompany, { body: hidden })).rejects.toMatchObject({
      status: 404,
    });
  });

  it("shows its terms to its owner, its AM and administrators", async () => {
    const { asBoss, asMember, asOther, other } = await desk();
    const { id } = (await asMember(contract.createClient, { body: { name: "Đá Xanh", note: "mật" } })).data;
    const params = { id };
    const seen = (await asOther(contract.clientDetail, { params })).data.attributes;
    expect(seen).toMatchObject({
      name: "Đá Xanh",
      terms: null,
      missing: null,
      can: { edit: false, read_terms: false },
    });
    expect(JSON.stringify(seen)).not.toContain("mật");
    expect(await refused(asOther(contract.editClient, { params, body: { score: 5 } }))).toEqual([
      "client_not_yours",
    ]);
    await asMember(contract.editClient, { params, body: { am_id: other.id } });
    expect((await asOther(contract.clientDetail, { params })).data.attributes.terms?.note).toBe("mật");
    expect((await asBoss(contract.clientDetail, { params })).data.attributes.terms?.note).toBe("mật");
  });

  it("is found by the people of its agency only", async () => {
    const { asMember, client } = await desk();
    const row = await client();
    const params = { id: row.id };
    expect((await asMember(contract.clientDetail, { params })).data.id).toBe(String(row.id));
    for (const { name, status, call } of await strangersOf(api, row)) {
      const calls = [
        () => call(contract.clientDetail, { params }),
        () => call(contract.editClient, { params, body: { score: 1 } }),
        () => call(contract.setClientActive, { params, body: { active: true } }),
      ];
      for (const each of calls) expect(await refusal(each()), name).toMatchObject({ status });
      if (status === 404) expect((await call(contract.clients)).meta.total).toBe(0);
      else expect(await refusal(call(contract.clients)), name).toMatchObject({ status });
    }
  });
});

describe("The list of clients", () => {
  it("filters, counts and pages", async () => {
    const { db } = api.database;
    const { agencyId: agency_id, asBoss, member } = await desk();
    const day = 86_400_000;
    const add = async (name: string, given: object, days = 0) => {
      const { id: company_id } = await makeCompany(db);
      const created_at = new Date(api.clock.now().getTime() - days * day);
      return makeClient(db, { agency_id, company_id, name, created_at, ...given });
    };
    await add("Ánh Sáng", { status: 0, potential: 6, source: 2 }, 40);
    await add("Bóng Đá", { status: 1, am_id: member.id }, 20);
    await add("Cửa Sổ", { status: 2, owner_id: member.id });
    const names = async (query: object) =>
      (await asBoss(contract.clients, { query })).data.map(({ attributes }) => attributes.name);
    expect(await names({})).toEqual(["Cửa Sổ", "Bóng Đá", "Ánh Sáng"]);
    expect(await names({ sort: "name" })).toEqual(["Ánh Sáng", "Bóng Đá", "Cửa Sổ"]);
    expect(await names({ status: 1 })).toEqual(["Bóng Đá"]);
    expect(await names({ potential: 6, source: 2 })).toEqual(["Ánh Sáng"]);
    expect(await names({ owner_id: member.id })).toEqual(["Cửa Sổ"]);
    expect(await names({ am_id: member.id })).toEqual(["Bóng Đá"]);
    expect(await names({ keyword: "bong da" })).toEqual(["Bóng Đá"]);
    expect(await names({ silent: "14" })).toEqual(["Bóng Đá", "Ánh Sáng"]);
    expect(await names({ silent: "30" })).toEqual(["Ánh Sáng"]);
    expect((await asBoss(contract.clients, { query: { silent: "14", items: 1, status: 1 } })).meta).toEqual({
      page: 1,
      items: 1,
      total: 1,
      counts: { all_lead: 1, all_active: 1, all_inactive: 0 },
    });
  });

  it("names similar clients of the agency before one is saved", async () => {
    const { asBoss, asMember } = await desk();
    const add = async (body: { name: string; tax_code?: string }) =>
      (await asMember(contract.createClient, { body })).data.id;
    const first = await add({ name: "Công ty TNHH MTV Hoa Sen", tax_code: code });
    const similar = async (query: { name?: string; tax_code?: string }) =>
      (await asBoss(contract.similarClients, { query })).data.map(({ id, attributes }) => [
        id,
        attributes.same,
      ]);
    expect(await similar({ name: "HOA SEN Co., Ltd." })).toEqual([[first, "name"]]);
    expect(await similar({ name: "Hoa Sen Xanh" })).toEqual([]);
    expect(await similar({ name: "Khác", tax_code: `${code}-001` })).toEqual([[first, "tax_code"]]);
    // A similar client is a warning, no refusal.
    expect(await add({ name: "Công ty Cổ phần Hoa Sen" })).not.toBe(first);
    expect(await (await desk()).asBoss(contract.similarClients, { query: { name: "Hoa Sen" } })).toEqual({
      data: [],
    });
  });
});

describe("An edit of a client", () => {
  it("is refused after a concurrent edit", async () => {
    const { asBoss, asMember } = await desk();
    const { id } = (await asMember(contract.createClient, { body: { name: "Đất Lành" } })).data;
    const params = { id };
    const edit = { warranty_days: 90, version: 0 };
    const { data } = await asMember(contract.editClient, { params, body: edit });
    expect(data.attributes).toMatchObject({ version: 1, terms: { warranty_days: 90 } });
    expect(
      await refusal(asBoss(contract.editClient, { params, body: { warranty_days: 30, version: 0 } })),
    ).toMatchObject({ status: 409, codes: ["client_edited"], meta: { now: { fields: ["warranty_days"] } } });
  });

  it("needs an administrator for odd rates and another owner", async () => {
    const { asBoss, asMember, other } = await desk();
    const { id } = (await asMember(contract.createClient, { body: { name: "Nắng Mai" } })).data;
    const params = { id };
    const edit = (body: object, by = asMember) => by(contract.editClient, { params, body });
    await edit({ fee_bps: 1500 });
    expect(await refused(edit({ fee_bps: 1499 }))).toEqual(["rate_out_of_range"]);
    expect(await refused(edit({ owner_id: other.id }))).toEqual(["client_reassign_refused"]);
    await edit({ fee_bps: 2500, owner_id: other.id }, asBoss);
    // The former owner is not responsible any more.
    expect(await refused(edit({ score: 10 }))).toEqual(["client_not_yours"]);
    const elsewhere = (await desk()).member.id;
    expect(await refused(edit({ am_id: elsewhere }, asBoss))).toEqual(["/am_id client_person_unknown"]);
    expect(await refused(edit({ fee_type: "fixed" }, asBoss))).toEqual(["/fee_fixed required"]);
    for (const [fee_fixed, code] of [
      [0, "amount_positive"],
      ["650000.5", "amount_whole"],
      ["5 triệu", "amount_whole"],
      [1e13, "amount_large"],
    ])
      expect(await refused(edit({ fee_fixed }, asBoss))).toEqual([`/fee_fixed ${code}`]);
    for (const fee_bps of [0, 5100])
      expect(await refused(edit({ fee_bps }, asBoss))).toEqual(["/fee_bps fee_bps_range"]);
    const days = { signed_date: "2026-03-02", agreement_until: "2026-03-01" };
    expect(await refused(edit(days, asBoss))).toEqual(["/agreement_until agreement_until_early"]);
  });
});
