import { beforeAll, describe, expect, it } from "vitest";
import { ownList } from "#market/jobs/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import type { ImportKind } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const recruiter = async () => ({ call: await api.as((await makeRecruiter(api.database.db)).id) });
type Call = Awaited<ReturnType<typeof recruiter>>["call"];
const send = (call: Call, kind: ImportKind, text: string) =>
  call(contract.upload, { body: { kind }, files: { file: new File([text], "bang.csv") } });

describe("The columns of an imported table", () => {
  it("are chosen by the user when the header is unknown, and then the rows are checked", async () => {
    const [{ call }, other] = [await recruiter(), await recruiter()];
    const { data } = await send(call, "candidates", "1,2,3\nLê Thu Hà,ha@example.test,x\nTrần Bảo,bao,y");
    const params = { id: Number(data.id) };
    expect(data.attributes).toMatchObject({
      rows: 2,
      columns: [],
      missing_columns: ["full_name"],
      problems: [],
      can: { confirm: false, assign: true },
      file_columns: [
        { name: "1", example: "Lê Thu Hà", field: null },
        { name: "2", example: "ha@example.test", field: null },
        { name: "3", example: "x", field: null },
      ],
    });
    const early = call(contract.confirm, { params, body: { agreed: true } });
    expect(await refusal(early)).toMatchObject({ status: 409, codes: ["import_column_missing"] });
    const assign = (columns: (string | null)[], more: object = {}) =>
      call(contract.assign, { params, body: { columns, ...more } });
    for (const [columns, code, pointer] of [
      [["full_name", "email"], "invalid", "/columns"],
      [["full_name", "full_name", null], "column_twice", "/columns/1"],
      [["full_name", "title", null], "invalid", "/columns/1"],
    ] as const)
      expect(await refusal(assign([...columns]))).toMatchObject({
        status: 422,
        codes: [code],
        pointers: [pointer],
      });
    await expect(
      other.call(contract.assign, { params, body: { columns: ["full_name", "email", null] } }),
    ).rejects.toMatchObject({ status: 404 });
    const checked = (await assign(["full_name", "email", null])).data.attributes;
    expect(checked).toMatchObject({
      columns: ["full_name", "email"],
      missing_columns: [],
      unknown_columns: ["3"],
      wrong_rows: 1,
      problems: [{ row: 3, column: "email", code: "invalid_email" }],
    });
    // A table without a header.
    const whole = (await assign(["full_name", null, null], { first_is_data: true })).data.attributes;
    expect(whole).toMatchObject({
      rows: 3,
      unknown_columns: [],
      sample: [{ row: 1, cells: { full_name: "1" } }, {}, {}],
    });
  });

  it("are those of the last choice, and do not change after the import", async () => {
    const { call } = await recruiter();
    const { data } = await send(call, "jobs", "Title,Notes\nKế toán trưởng,Kế toán tiền lương");
    const params = { id: Number(data.id) };
    const body = { columns: [null, "title"] };
    expect((await call(contract.assign, { params, body })).data.attributes).toMatchObject({
      columns: ["title"],
      unknown_columns: ["Title"],
      can: { confirm: true },
    });
    await call(contract.confirm, { params, body: {} });
    const drafts = await call(ownList, { query: { group: "draft" } });
    expect(drafts.data.map(({ attributes }) => attributes.title)).toEqual(["Kế toán tiền lương"]);
    expect(await refusal(call(contract.assign, { params, body }))).toMatchObject({
      status: 409,
      codes: ["import_done"],
    });
  });
});
