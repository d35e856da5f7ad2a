import { beforeAll, describe, expect, it } from "vitest";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { clientDetail, clients, createClient } from "#people/clients/contract.ts";
import { contacts } from "#people/clients/contract-parts.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as hiring from "./contract.ts";
import { mostRows } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const upload = endpointOf("consultant", hiring.upload);
const assign = endpointOf("consultant", hiring.assign);
const confirm = endpointOf("consultant", hiring.confirm);
const importDetail = endpointOf("consultant", hiring.importDetail);

async function agency() {
  const { db } = api.database;
  const { id: agencyId } = await makeAgency(db);
  const boss = await makeStaff(db, "consultant", { agencyId });
  const member = await makeStaff(db, "consultant", { agencyId, member: true });
  return { db, agencyId, boss, member, asBoss: await api.as(boss.id), asMember: await api.as(member.id) };
}

type Call = Awaited<ReturnType<TestApi["as"]>>;
const send = async (call: Call, lines: readonly string[], name = "companies.csv") =>
  (
    await call(upload, {
      body: { kind: "clients" },
      files: { file: new File([lines.join("\n")], name) },
    })
  ).data;
const problemsOf = ({ attributes }: Awaited<ReturnType<typeof send>>) =>
  attributes.problems.map(({ row, column, code }) => [row, column, code]);
const at = ({ id }: { id: string }) => ({ params: { id: Number(id) } });

describe("A table of clients of another product, with its columns in another order", () => {
  it("becomes leads with their contacts, and shows what it does not import", async () => {
    const { agencyId, member, asBoss } = await agency();
    const table = await send(asBoss, [
      "Phone;Company Name;Website;Rating;Owner;Country;Primary Contact;E-mail;MST;Lead Source;Notes",
      `0901 234 567;Công ty TNHH Hoa Sen;hoasen.vn;High potential;${member.email};Vietnam;Trần Minh;Minh@HoaSen.test;0101234565;Referral;Tuyển mỗi đầu năm`,
      "+65 6123 4567;Merlion Pte Ltd;;;;Singapore;Lim Wei;;;Sự kiện;",
      ";Thép Bắc Hà;;;;;;;;;",
    ]);
    expect(table.attributes).toMatchObject({
      problem_count: 0,
      unknown_columns: ["Website"],
      missing_columns: [],
      can: { confirm: true },
    });
    expect((await asBoss(clients, { query: {} })).meta.total).toBe(0);
    await asBoss(confirm, { ...at(table), body: {} });
    const { data } = await asBoss(clients, { query: { sort: "name" } });
    expect(
      data.map(({ attributes: { name, status, potential, source, owner } }) => [
        name,
        status,
        potential,
        source,
        owner?.id === member.id,
      ]),
    ).toEqual([
      ["Công ty TNHH Hoa Sen", 0, 5, 1, true],
      ["Merlion Pte Ltd", 0, 0, 5, false],
      ["Thép Bắc Hà", 0, 0, null, false],
    ]);
    const [lotus, merlion, steel] = data;
    const { terms } = (await asBoss(clientDetail, at(lotus!))).data.attributes;
    expect(terms).toMatchObject({ tax_code: "0101234565", country: "VN", note: "Tuyển mỗi đầu năm" });
    expect((await asBoss(clientDetail, at(merlion!))).data.attributes.terms?.country).toBe("SG");
    const contactsOf = async (client: { id: string }) =>
      (await asBoss(contacts, at(client))).data.map(({ attributes: { full_name, email, phone } }) => ({
        full_name,
        email,
        phone,
      }));
    expect(await contactsOf(lotus!)).toEqual([
      { full_name: "Trần Minh", email: "minh@hoasen.test", phone: "+84901234567" },
    ]);
    expect(await contactsOf(merlion!)).toEqual([{ full_name: "Lim Wei", email: null, phone: "+6561234567" }]);
    expect(await contactsOf(steel!)).toEqual([]);
    const events = await api.database.db
      .selectFrom("client_events as e")
      .innerJoin("clients as c", "c.id", "e.client_id")
      .select("e.kind")
      .where("c.agency_id", "=", agencyId)
      .orderBy("e.kind")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      "contact_add",
      "contact_add",
      "create",
      "create",
      "create",
    ]);
    const companies = await api.database.db
      .selectFrom("companies as co")
      .innerJoin("clients as c", "c.company_id", "co.id")
      .select(["co.name", "c.name as client", "co.origin"])
      .where("c.agency_id", "=", agencyId)
      .execute();
    for (const { name, client, origin } of companies) expect([name, origin]).toEqual([client, "agency"]);
  });

  it("whose header is unknown is imported with the chosen columns", async () => {
    const { asBoss } = await agency();
    const table = await send(asBoss, ["Ghi;Firma;Person", "x;Nhựa Đông Á;Vũ Bình"]);
    expect(table.attributes).toMatchObject({ missing_columns: ["client_name"], can: { confirm: false } });
    const chosen = await asBoss(assign, {
      ...at(table),
      body: { columns: [null, "client_name", "contact_name"], first_is_data: false },
    });
    expect(chosen.data.attributes.sample).toEqual([
      { row: 2, cells: { client_name: "Nhựa Đông Á", contact_name: "Vũ Bình" } },
    ]);
    await asBoss(confirm, { ...at(table), body: {} });
    expect((await asBoss(clients, { query: {} })).data[0]?.attributes.name).toBe("Nhựa Đông Á");
  });
});

describe("A row of clients", () => {
  it("has its problem at its cell, in both languages, and then nothing is imported", async () => {
    const { asBoss, boss } = await agency();
    const first = { name: "Công ty Cổ phần Biển Xanh", tax_code: "0101234565" };
    await asBoss(createClient, { body: { ...first, potential: 0 } });
    const lines = [
      "Company,Tax code,Country,Potential,Source,Owner,Contact,Contact's email,Contact's phone",
      ",,,,,,,,",
      ",,,,,,Lê Hà,,",
      "Một,123,,,,,,,",
      "Hai,,Atlantis,,,,,,",
      "Ba,,,Huge,,,,,",
      "Bốn,,,,Fax,,,,",
      "Năm,,,,,stranger@example.test,,,",
      "Sáu,,,,,,,sau@example.test,",
      "Bảy,,,,,,Lê Hà,no-address,12",
      "Công ty TNHH Biển Xanh,,,,,,,,",
      "Tám,0101234565,,,,,,,",
      "Chín,,,,,,,,",
      "Công ty TNHH Chín,,,,,,,,",
      "=1+1,,,,,,,,",
      `Mười,,,,,${boss.email},,,,too,many`,
    ];
    const table = await send(asBoss, lines);
    expect(problemsOf(table)).toEqual([
      [3, "client_name", "required"],
      [4, "tax_code", "tax_code_wrong"],
      [5, "country", "invalid"],
      [6, "potential", "invalid"],
      [7, "client_source", "invalid"],
      [8, "owner", "owner_unknown"],
      [9, "contact_name", "required"],
      [10, "contact_email", "invalid_email"],
      [10, "contact_phone", "invalid_phone"],
      [11, "client_name", "client_exists"],
      [12, "tax_code", "client_exists"],
      [14, "client_name", "repeated"],
      [15, "client_name", "formula"],
      [16, null, "cells"],
    ]);
    const vietnamese = await api.as(boss.id, { "x-language": "1" });
    const texts = (await vietnamese(importDetail, at(table))).data.attributes.problems.map(
      (each) => each.detail,
    );
    expect(texts[1]).toBe("Mã số thuế Việt Nam có 10 hoặc 13 chữ số, kể cả số 0 ở đầu");
    expect(texts[9]).toBe("Công ty Cổ phần Biển Xanh đã có trong danh sách khách hàng");
    expect(table.attributes.problems[1]?.detail).toBe(
      "A tax code of Vietnam has 10 or 13 digits, with the zero at its beginning",
    );
    expect(await refusal(asBoss(confirm, { ...at(table), body: {} }))).toMatchObject({
      status: 409,
      codes: ["import_has_problems"],
    });
    expect((await asBoss(clients, { query: {} })).meta.total).toBe(1);
  });

  it("of a member has no other owner, which an administrator may name", async () => {
    const { asMember, asBoss, boss, member } = await agency();
    const lines = (email: string) => ["Client,Owner", `Một,${email}`];
    expect(problemsOf(await send(asMember, lines(boss.email)))).toEqual([[2, "owner", "owner_refused"]]);
    expect(problemsOf(await send(asMember, lines(member.email)))).toEqual([]);
    expect(problemsOf(await send(asBoss, lines(member.email)))).toEqual([]);
  });

  it("is compared with the agency's own clients alone", async () => {
    const [own, other] = [await agency(), await agency()];
    await other.asBoss(createClient, { body: { name: "Hải Âu", tax_code: "0101234565", potential: 0 } });
    expect(problemsOf(await send(own.asBoss, ["Client,MST", "Hải Âu,0101234565"]))).toEqual([]);
  });
});

describe("An import of clients", () => {
  it("that two tabs confirm at once adds each client once", async () => {
    const { asBoss } = await agency();
    const lines = ["Client", ...Array.from({ length: 40 }, (_, n) => `Khách ${n + 1}`)];
    const tables = [await send(asBoss, lines), await send(asBoss, lines)];
    const ends = await Promise.allSettled(tables.map((table) => asBoss(confirm, { ...at(table), body: {} })));
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await asBoss(clients, { query: {} })).meta.total).toBe(40);
  });

  it("reads what the list of clients exports", async () => {
    const [own, other] = [await agency(), await agency()];
    await own.asBoss(createClient, { body: { name: "Sơn Hà", potential: 6, source: 2 } });
    const csv = await api.app.inject({
      url: "/api/v2/consultants/clients.csv",
      headers: { authorization: `Bearer ${await api.token(own.boss.id)}` },
    });
    const lines = csv.body.split("\r\n").map((line) => line.replace(own.boss.full_name, ""));
    const table = await send(other.asBoss, lines);
    expect(table.attributes).toMatchObject({ problem_count: 0, can: { confirm: true } });
    expect(table.attributes.sample[0]?.cells).toMatchObject({
      client_name: "Sơn Hà",
      potential: "VIP",
      client_source: "LinkedIn",
    });
  });

  it.each(["0", "1"])(
    "reads its template, whose example has no problem, in language %s",
    async (language) => {
      const { boss } = await agency();
      const call = await api.as(boss.id, { "x-language": language });
      const template = await api.app.inject({
        url: "/api/v2/consultants/imports/template?kind=clients",
        headers: { authorization: `Bearer ${await api.token(boss.id)}`, "x-language": language },
      });
      const table = await send(call, [template.body.replace("ha@agency.example", boss.email)]);
      expect(problemsOf(table)).toEqual([]);
      expect(table.attributes).toMatchObject({ rows: 1, unknown_columns: [], can: { confirm: true } });
    },
  );

  it("has a limit of rows, and is no company's", async () => {
    const { asBoss } = await agency();
    const many = ["Client", ...Array.from({ length: mostRows.clients + 1 }, (_, n) => `Khách ${n + 1}`)];
    expect(await refusal(send(asBoss, many))).toMatchObject({ status: 422, codes: ["csv_too_many_rows"] });
    const recruiter = await api.as((await makeRecruiter(api.database.db)).id);
    const refused = recruiter(endpointOf("company", hiring.upload), {
      body: { kind: "clients" },
      files: { file: new File(["Client\nMột\n"], "a.csv") },
    });
    expect(await refusal(refused)).toMatchObject({
      status: 422,
      codes: ["import_kind_company"],
      pointers: ["/kind"],
    });
  });
});
