import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { makeRecruiter } from "#accounts/factory.ts";
import { ownList } from "#jobs/contract.ts";
import { day } from "#kit/clock.ts";
import { csvText } from "#kit/csv.ts";
import { readCsv, unescaped } from "#kit/csv-read.ts";
import { inTransaction } from "#kit/db.ts";
import { people } from "#talent-pools/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { pruneImports } from "./commands/confirm.ts";
import * as contract from "./contract.ts";
import { columnsOf, type ImportKind } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const recruiter = async () => {
  const account = await makeRecruiter(api.database.db);
  return { account, call: await api.as(account.id) };
};
const table = (text: string | Uint8Array, name = "bang.csv") => ({
  file: new File([typeof text === "string" ? text : new Uint8Array(text)], name),
});
type Call = Awaited<ReturnType<typeof recruiter>>["call"];
const send = (call: Call, kind: ImportKind, text: string | Uint8Array) =>
  call(contract.upload, { body: { kind }, files: table(text) });
const problemsOf = async (call: Call, kind: ImportKind, text: string | Uint8Array) =>
  (await send(call, kind, text)).data.attributes.problems.map(
    ({ row, column, code }) => `${row} ${column} ${code}`,
  );

describe("An imported table", () => {
  it("needs a session, and is its owner's", async () => {
    const [one, other] = [await recruiter(), await recruiter()];
    const colleague = await makeRecruiter(api.database.db, { companyId: one.account.companyId });
    const { id } = (await send(one.call, "jobs", "Title\nKế toán trưởng")).data;
    const nobody = await api.as(null);
    const params = { id: Number(id) };
    await expect(
      nobody(contract.upload, { body: { kind: "jobs" }, files: table("a") }),
    ).rejects.toMatchObject({
      status: 401,
    });
    for (const endpoint of [contract.importDetail, contract.confirm]) {
      const input = { params, body: {} } as never;
      await expect(nobody(endpoint, input)).rejects.toMatchObject({ status: 401 });
      for (const call of [other.call, await api.as(colleague.id)])
        await expect(call(endpoint, input)).rejects.toMatchObject({ status: 404 });
    }
    await expect(nobody(contract.template, { query: { kind: "jobs" } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it("of jobs becomes drafts with what the cells say, all at once and once", async () => {
    const { call } = await recruiter();
    const text = [
      "BẢNG TIN TUYỂN DỤNG;;;;",
      "Tiêu đề;Địa điểm;Mức lương;Kỹ năng;Hạn nộp hồ sơ;Ghi chú riêng",
      "Title;Location;Salary;Skills;Deadline;Notes",
      "Kế toán trưởng;Hồ Chí Minh;20 - 35 triệu;MISA, Excel;31/03/2026;x",
      ";;;;;",
      '"Lập trình viên\n(React)";Hà Nội;1,000 - 1,500 USD;React;;',
    ].join("\r\n");
    const { data } = await send(call, "jobs", text);
    expect(data.attributes).toMatchObject({
      ...{ rows: 2, skipped_rows: 1, wrong_rows: 0, problems: [], encoding: "utf-8", can: { confirm: true } },
      unknown_columns: ["Ghi chú riêng"],
    });
    const params = { id: Number(data.id) };
    const tries = await Promise.allSettled([1, 2].map(() => call(contract.confirm, { params, body: {} })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const drafts = await call(ownList, { query: { group: "draft" } });
    const found = drafts.data.map(({ attributes }) => attributes);
    expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(["Kế toán trưởng"]));
    expect(found).toHaveLength(2);
    expect(found.find(({ title }) => title === "Kế toán trưởng")).toMatchObject({
      ...{ salary_min: 20_000_000, salary_max: 35_000_000, currency: "VND", location_ids: [27] },
      ...{ skills: ["MISA", "Excel"], expires_at: "2026-03-31T16:59:59.000Z", display_state: "draft" },
    });
    const again = call(contract.confirm, { params, body: {} });
    expect(await refusal(again)).toMatchObject({ status: 409, codes: ["import_done"] });
  });

  it("is imported whole or not at all, and says what is wrong where", async () => {
    const { call } = await recruiter();
    const text = [
      "Title,Location,Salary,Deadline,Openings",
      "Kế toán,Hà Nội,20 triệu,31/03/2026,2",
      ",Hà Nội,,,",
      "Kế toán kho,Sao Hỏa,rất nhiều tiền,30/02/2026,nhiều",
      "=HYPERLINK(1),,,,",
      "Kế toán thuế,,,01/01/2020,",
      "Kế toán thuế,,,,,thừa",
    ].join("\n");
    const { data } = await send(call, "jobs", text);
    expect(data.attributes.problems.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
      "3 title required",
      "4 location location_unknown",
      "4 salary salary_unreadable",
      "4 expires_at date_invalid",
      "4 head_count invalid",
      "5 title formula",
      "6 expires_at expiry_invalid",
      "7 null cells",
    ]);
    expect(data.attributes).toMatchObject({ wrong_rows: 5, can: { confirm: false } });
    const params = { id: Number(data.id) };
    const refused = await refusal(call(contract.confirm, { params, body: {} }));
    expect(refused).toMatchObject({ status: 409, codes: ["import_has_problems"] });
    expect((await call(ownList, {})).meta.counts.all_draft).toBe(0);
  });

  it("of candidates becomes people of the company, whoever is known already is named", async () => {
    const { call } = await recruiter();
    const first = await send(call, "candidates", "Họ và tên,Email,Nguồn\nLê Thu Hà,ha@example.test,LinkedIn");
    const params = { id: Number(first.data.id) };
    const unasked = call(contract.confirm, { params, body: {} });
    expect(await refusal(unasked)).toMatchObject({ status: 422, codes: ["agreement_required"] });
    await call(contract.confirm, { params, body: { agreed: true } });
    expect((await call(people, {})).data[0]?.attributes).toMatchObject({
      ...{ full_name: "Lê Thu Hà", source: "linkedin", added: true },
    });
    const text = [
      "full name,email,phone",
      "Ha Le,HA@example.test,",
      "Trần An,an@example.test,0901234567",
      "Trần An,,+84901234567",
      "R2D2,r@example.test,",
      "Không Ai,,",
    ].join("\n");
    expect(await problemsOf(call, "candidates", text)).toEqual([
      "2 email candidate_exists",
      "4 phone repeated",
      "5 full_name invalid_name",
      "6 email contact_required",
    ]);
  });

  it("is checked again when it is confirmed", async () => {
    const { call } = await recruiter();
    const text = "name,email\nLê Thu Hà,ha@example.test";
    const ids = [];
    for (const _ of [1, 2]) ids.push(Number((await send(call, "candidates", text)).data.id));
    await call(contract.confirm, { params: { id: ids[0] as number }, body: { agreed: true } });
    const params = { id: ids[1] as number };
    const late = call(contract.confirm, { params, body: { agreed: true } });
    expect(await refusal(late)).toMatchObject({ status: 409, codes: ["import_has_problems"] });
    const { attributes } = (await call(contract.importDetail, { params })).data;
    expect(attributes).toMatchObject({
      ...{ status: "pending", wrong_rows: 1, can: { confirm: false } },
      problems: [{ row: 2, column: "email", code: "candidate_exists" }],
    });
    expect((await call(people, {})).meta.total).toBe(1);
  });

  it.each([
    ["nothing", "", "file_empty"],
    ["empty rows", ",,\n\n,", "csv_empty"],
    ["a header alone", "Title,Location", "csv_empty"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), "csv_not_text"],
    ["50,000 rows", `Title\n${"Kế toán viên\n".repeat(50_000)}`, "csv_too_many_rows"],
  ])("with %s is refused with its own text", async (_, text, code) => {
    const { call } = await recruiter();
    const refused = await refusal(send(call, "jobs", text));
    expect(refused).toMatchObject({ status: 422, codes: [code], pointers: ["/file"] });
  });

  it.each(["jobs", "candidates"] as const)(
    "begins with a template of %s, which can be imported as it is",
    async (kind) => {
      const { account, call } = await recruiter();
      const token = await api.token(account.id);
      for (const language of ["0", "1"]) {
        const given = await api.app.inject({
          url: `/api/v2/companies/imports/template?kind=${kind}`,
          headers: { authorization: `Bearer ${token}`, "x-language": language },
        });
        expect(given.statusCode).toBe(200);
        const { data } = await send(call, kind, new Uint8Array(given.rawPayload));
        expect(data.attributes).toMatchObject({ rows: 1, problems: [], unknown_columns: [] });
        expect(data.attributes.columns).toHaveLength(columnsOf[kind].length);
      }
    },
  );

  it("goes after a day", async () => {
    const { call } = await recruiter();
    const { data } = await send(call, "jobs", "Title\nKế toán trưởng");
    await inTransaction(api.database, (tx) => pruneImports(tx, new Date(monday.getTime() + 2 * day)));
    const gone = call(contract.importDetail, { params: { id: Number(data.id) } });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });
});

describe("Reading tables", () => {
  it("knows how spreadsheets in Vietnam write: Windows-1258, in which tones are characters of their own", () => {
    // "Tiêu đề" and "Kế toán": ê is EA, đ is F0, a tone follows its letter (ì is CC, ́ is EC).
    const bytes = Uint8Array.from([
      ...[0x54, 0x69, 0xea, 0x75, 0x20, 0xf0, 0xea, 0xcc, 0x0a],
      ...[0x4b, 0xea, 0xec, 0x20, 0x74, 0x6f, 0xe1, 0x6e],
    ]);
    const read = readCsv(bytes, { most: 10 });
    expect(read).toEqual({
      encoding: "windows-1258",
      rows: [
        { line: 1, cells: ["Tiêu đề"] },
        { line: 2, cells: ["Kế toán"] },
      ],
    });
  });

  it("reads UTF-16 and marks", () => {
    const text = Buffer.from("\uFEFFTiêu đề\tLương\nKế toán\t1", "utf16le");
    expect(readCsv(text, { most: 10 })?.rows[1]?.cells).toEqual(["Kế toán", "1"]);
    expect(readCsv(Buffer.from("\uFEFFTiêu đề\nA"), { most: 10 })?.rows[0]?.cells).toEqual(["Tiêu đề"]);
  });

  it("gives back what the product itself has written", () => {
    const cell = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        "Kế toán",
        '"ngoặc"',
        "hai\ndòng",
        "a;b,c\td",
        "=1+1",
        "-5",
        "+84901234567",
        "@x",
        "007",
      ),
    );
    const clean = (text: string) =>
      text.replaceAll("\0", "").normalize("NFC").replaceAll(/\r\n?/g, "\n").trim();
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const wanted = rows.map((row) => row.map(clean)).filter((row) => row.some((text) => text !== ""));
        const written = Buffer.from(csvText(["a", "b", "c"], wanted));
        const read = readCsv(written, { most: 100 })?.rows.slice(1) ?? [];
        const back = read.map(({ cells }) => cells.map((text) => unescaped(text).replaceAll(/\r\n?/g, "\n")));
        expect(back).toEqual(wanted);
      }),
    );
  });
});
