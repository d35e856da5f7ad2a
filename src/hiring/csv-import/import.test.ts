import { beforeAll, describe, expect, it } from "vitest";
import { people } from "#hiring/talent-pools/contract.ts";
import { day } from "#kit/clock.ts";
import { csvText } from "#kit/csv.ts";
import { inTransaction } from "#kit/db.ts";
import { ownList } from "#market/jobs/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { labels as en } from "#platform/reference/messages.en.ts";
import { labels as vi } from "#platform/reference/messages.vi.ts";
import { experiences, jobLevels, jobTypes } from "#platform/reference/terms.ts";
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
  it("needs a session, and is visible to its owner only", async () => {
    const [one, other] = [await recruiter(), await recruiter()];
    const colleague = await makeRecruiter(api.database.db, { companyId: one.account.companyId });
    const { id } = (await send(one.call, "jobs", "Title\nKế toán trưởng")).data;
    const visitor = await api.as(null);
    const params = { id: Number(id) };
    await expect(
      visitor(contract.upload, { body: { kind: "jobs" }, files: table("a") }),
    ).rejects.toMatchObject({
      status: 401,
    });
    for (const endpoint of [contract.importDetail, contract.confirm]) {
      const input = { params, body: {} } as never;
      await expect(visitor(endpoint, input)).rejects.toMatchObject({ status: 401 });
      for (const call of [other.call, await api.as(colleague.id)])
        await expect(call(endpoint, input)).rejects.toMatchObject({ status: 404 });
    }
    await expect(visitor(contract.template, { query: { kind: "jobs" } })).rejects.toMatchObject({
      status: 401,
    });
  });

  it("of jobs becomes drafts with the values of the cells, in one transaction and once", async () => {
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
      rows: 2,
      skipped_rows: 1,
      wrong_rows: 0,
      problems: [],
      encoding: "utf-8",
      can: { confirm: true },
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
      salary_min: 20_000_000,
      salary_max: 35_000_000,
      currency: "VND",
      location_ids: [27],
      skills: ["MISA", "Excel"],
      expires_at: "2026-03-31T16:59:59.000Z",
      display_state: "draft",
    });
    const again = call(contract.confirm, { params, body: {} });
    expect(await refusal(again)).toMatchObject({ status: 409, codes: ["import_done"] });
  });

  it("names the problems of its rows by line and column, and is refused without a good row", async () => {
    const { call } = await recruiter();
    const text = [
      "Title,Location,Salary,Deadline,Openings",
      "Kế toán,Hà Nội,20 triệu,31/03/2020,2",
      ",Sao Kim,,,",
      "Kế toán kho,Sao Hỏa,rất nhiều tiền,30/02/2026,nhiều",
      "=HYPERLINK(1),,=A1*2,,",
      "Kế toán thuế,,,01/01/2020,",
      "Kế toán thuế,,,,,thừa",
    ].join("\n");
    const { data } = await send(call, "jobs", text);
    expect(data.attributes.problems.map(({ row, column, code }) => `${row} ${column} ${code}`)).toEqual([
      "2 expires_at expiry_past",
      "3 title required",
      "3 location location_unknown",
      "4 location location_unknown",
      "4 salary salary_unreadable",
      "4 expires_at date_invalid",
      "4 head_count invalid",
      "5 title formula",
      "5 salary formula",
      "6 expires_at expiry_past",
      "7 null cells",
    ]);
    expect(data.attributes.problems.slice(2, 5).map(({ value }) => value)).toEqual([
      ...["Sao Kim", "Sao Hỏa", "rất nhiều tiền"],
    ]);
    expect(data.attributes).toMatchObject({ wrong_rows: 6, good_rows: 0, can: { confirm: false } });
    expect(data.attributes.problem_groups.slice(0, 2)).toEqual([
      {
        column: "expires_at",
        code: "expiry_past",
        detail: "The deadline has passed",
        rows: 2,
        lines: [2, 6],
      },
      {
        column: "location",
        code: "location_unknown",
        detail: "We don’t recognise this location",
        rows: 2,
        lines: [3, 4],
      },
    ]);
    const params = { id: Number(data.id) };
    const refused = await refusal(call(contract.confirm, { params, body: {} }));
    expect(refused).toMatchObject({ status: 409, codes: ["import_has_problems"] });
    expect((await call(ownList, {})).meta.counts.all_draft).toBe(0);
  });

  it("accepts the names of levels, types and experience of forms and exports, in both languages", async () => {
    const { call } = await recruiter();
    const words = [en, vi].flatMap(({ job_level, job_type, experience }) =>
      jobLevels.map(({ key }, index) => [
        ...[job_level[key], job_type[jobTypes[index]?.key ?? "remote"]],
        experience[experiences[index]?.key ?? "none"],
      ]),
    );
    const rows = words.map((cells, index) => [`Kế toán ${index}`, ...cells, `- Việc ${index}\n- Việc khác`]);
    const text = csvText(["Tiêu đề *", "Cấp bậc (chọn)", "job_type", "Kinh nghiệm", "Mô tả"], rows);
    const { data } = await send(call, "jobs", new TextEncoder().encode(text));
    expect(data.attributes).toMatchObject({ problems: [], unknown_columns: [] });
    await call(contract.confirm, { params: { id: Number(data.id) }, body: {} });
    const found = await call(ownList, { query: { group: "draft", items: 20 } });
    const read = found.data
      .map(({ attributes: job }) => ({ ...job, row: Number(/Việc (\d+)/.exec(job.description)?.[1]) }))
      .toSorted((a, b) => a.row - b.row)
      .map((job) => [job.job_level, job.job_type, job.experience_id]);
    const all = jobLevels.map(({ id }, index) => [id, jobTypes[index]?.id, experiences[index]?.id]);
    expect(read).toEqual([...all, ...all]);
    expect(await problemsOf(call, "jobs", "Title,Level\nKế toán,Sếp lớn")).toEqual(["2 job_level invalid"]);
  });

  it("of candidates becomes people of the company, and names rows of existing people", async () => {
    const { call } = await recruiter();
    const first = await send(call, "candidates", "Họ và tên,Email,Nguồn\nLê Thu Hà,ha@example.test,LinkedIn");
    const params = { id: Number(first.data.id) };
    const withoutConsent = call(contract.confirm, { params, body: {} });
    expect(await refusal(withoutConsent)).toMatchObject({ status: 422, codes: ["agreement_required"] });
    await call(contract.confirm, { params, body: { agreed: true } });
    expect((await call(people, {})).data[0]?.attributes).toMatchObject({
      full_name: "Lê Thu Hà",
      source: "linkedin",
      added: true,
    });
    const text = [
      "full name,email,phone",
      "Ha Le,HA@example.test,",
      "Trần An,an@example.test,0901234567",
      "Trần An,,+84901234567",
      "R2D2,r@example.test,",
      "Không Ai,,",
      ",nobody@example.test,",
    ].join("\n");
    expect(await problemsOf(call, "candidates", text)).toEqual([
      "2 email candidate_exists",
      "4 phone repeated",
      "5 full_name invalid_name",
      "6 email contact_required",
      // The row reports only the first of two problems: an empty name is also invalid.
      "7 full_name required",
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
      status: "pending",
      wrong_rows: 1,
      can: { confirm: false },
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
  ])("with %s is refused with its own code", async (_, text, code) => {
    const { call } = await recruiter();
    const refused = await refusal(send(call, "jobs", text));
    expect(refused).toMatchObject({ status: 422, codes: [code], pointers: ["/file"] });
  });

  it.each(["jobs", "candidates"] as const)(
    "has a template of %s, which can be imported unchanged",
    async (kind) => {
      const { account, call } = await recruiter();
      const token = await api.token(account.id);
      for (const language of ["0", "1"]) {
        const template = await api.app.inject({
          url: `/api/v2/companies/imports/template?kind=${kind}`,
          headers: { authorization: `Bearer ${token}`, "x-language": language },
        });
        expect(template.statusCode).toBe(200);
        const { data } = await send(call, kind, new Uint8Array(template.rawPayload));
        expect(data.attributes).toMatchObject({ rows: 1, problems: [], unknown_columns: [] });
        expect(data.attributes.columns).toHaveLength(columnsOf[kind].length);
      }
    },
  );

  it("is pruned after a day", async () => {
    const { call } = await recruiter();
    const { data } = await send(call, "jobs", "Title\nKế toán trưởng");
    await inTransaction(api.database, (tx) => pruneImports(tx, new Date(monday.getTime() + 2 * day)));
    const gone = call(contract.importDetail, { params: { id: Number(data.id) } });
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });
});
