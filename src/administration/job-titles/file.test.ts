import { beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeTitle } from "./factory.ts";

let api: TestApi;
let call: Awaited<ReturnType<TestApi["as"]>>;
let token: string;
beforeAll(async () => {
  api = await testApi();
  const member = await makeStaff(api.database.db, "admin", { member: true });
  call = await api.as(member.id);
  token = await api.token(member.id);
});

const preview = (csv: string) => call(contract.titleImport, { body: { csv, preview: true } });
const save = (csv: string, plan_hash: string) =>
  call(contract.titleImport, { body: { csv, preview: false, plan_hash } });
const exported = async () => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await api.app.inject({ url: "/api/v2/admins/job_titles/export", headers });
  return answer.body;
};

describe("Job titles as CSV", () => {
  it("are what was exported, so that an import changes nothing", async () => {
    await makeTitle(api.database.db, { name: "=1+1", name_vn: 'Người "sen"', aliases: ["A, B", "C"] });
    const { meta } = await preview(await exported());
    expect(meta.counts).toMatchObject({ added: 0, changed: 0, refused: 0 });
    expect(meta.counts.unchanged).toBeGreaterThan(200);
  });

  it("are previewed with the names of duplicates, and imported as previewed", async () => {
    const title = await makeTitle(api.database.db);
    const csv = [
      "id,name,name_vn,category,aliases",
      `${title.id},Lotus Painter,Họa sĩ sen,Thiết kế đồ họa,Vẽ sen|Sen artist`,
      ",Lotus Singer,Ca sĩ sen,93,",
      ",ke toan truong,Trưởng kế toán,93,",
      ",Sen Artist,Nghệ sĩ sen,93,",
      ",Lotus Cook,Đầu bếp sen,No such category,",
      "999999,Lotus Dancer,Vũ công sen,93,",
      ",,Không tên,93,",
    ].join("\n");
    const { data, meta } = await preview(csv);
    expect(data.map(({ line, change, problem }) => [line, change, problem])).toEqual([
      [2, "changed", null],
      [3, "added", null],
      [4, "refused", "This title exists: Chief Accountant"],
      [5, "refused", "Row 2 of the file has this title: Lotus Painter"],
      [6, "refused", "No category has this name or id"],
      [7, "refused", "No title has this id"],
      [8, "refused", "Please enter a word or a number"],
    ]);
    const params = { id: title.id };
    expect((await call(contract.titleShow, { params })).data.attributes.name).toBe(title.name);
    await expect(save(csv, "")).rejects.toMatchObject({ status: 409, errors: [{ code: "titles_changed" }] });
    const other = await makeTitle(api.database.db);
    await expect(save(csv, meta.plan_hash)).rejects.toMatchObject({ errors: [{ code: "titles_changed" }] });
    const again = await preview(csv);
    const { meta: done } = await save(csv, again.meta.plan_hash);
    expect(done.counts).toEqual({ added: 1, changed: 1, unchanged: 0, refused: 5 });
    const { data: changed } = await call(contract.titleShow, { params });
    expect(changed.attributes).toMatchObject({ name: "Lotus Painter", category: { id: "56" }, version: 2 });
    expect((await call(contract.titleShow, { params: { id: other.id } })).data.attributes.version).toBe(1);
    const { data: found } = await call(contract.titleList, { query: { search: "ca si sen" } });
    expect(found).toHaveLength(1);
  });

  it("need their columns, and are limited", async () => {
    await expect(preview("name,category\nA,93")).rejects.toMatchObject({
      errors: [{ code: "title_columns", detail: "The file lacks these columns: name_vn" }],
    });
    const long = `name,name_vn,category\n${"A,B,93\n".repeat(2001)}`;
    await expect(preview(long)).rejects.toMatchObject({ errors: [{ code: "title_file_long" }] });
    await expect(preview("x".repeat(300_001))).rejects.toMatchObject({
      errors: [{ code: "title_file_long" }],
    });
    await expect(preview("a\0b")).rejects.toMatchObject({ status: 422 });
  });
});
