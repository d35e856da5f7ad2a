import { beforeAll, describe, expect, it } from "vitest";
import { ownList } from "#market/jobs/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const recruiter = async () => {
  const call = await api.as((await makeRecruiter(api.database.db)).id);
  const send = async (text: string) => {
    const files = { file: new File([text], "bang.csv") };
    const { data } = await call(contract.upload, { body: { kind: "jobs" }, files });
    return { params: { id: Number(data.id) }, table: data.attributes };
  };
  return { call, send };
};

describe("A table of jobs", () => {
  it("imports the good rows, and names duplicates, which are skipped unless they are wanted", async () => {
    const { call, send } = await recruiter();
    const titles = async () =>
      (await call(ownList, { query: { group: "draft", items: 20 } })).data
        .map(({ attributes }) => attributes.title)
        .toSorted();
    const { params } = await send("Title,Location\nKế toán trưởng,Hà Nội");
    await call(contract.confirm, { params, body: {} });
    const past = Array.from({ length: 30 }, (_, index) => `Thợ ${index},Huế,01/01/2020`);
    const text = [
      "Title,Location,Deadline",
      ...past,
      "KE TOAN TRUONG,Hà Nội,",
      "Kế toán trưởng,Huế,",
      "Thủ kho,,",
      "Thủ kho,,",
    ].join("\n");
    const one = await send(text);
    expect(one.table).toMatchObject({ rows: 34, wrong_rows: 30, duplicate_rows: 2, good_rows: 2 });
    expect(one.table.can.confirm).toBe(true);
    expect(one.table.problem_groups.map(({ code, rows, lines }) => [code, rows, lines.length])).toEqual([
      ["expiry_past", 30, 20],
      ["job_exists", 1, 1],
      ["job_repeated", 1, 1],
    ]);
    const done = (await call(contract.confirm, { params: one.params, body: {} })).data.attributes;
    expect(done).toMatchObject({ status: "done", rows: 34, good_rows: 2, wrong_rows: 30, duplicate_rows: 2 });
    expect(await titles()).toEqual(["Kế toán trưởng", "Kế toán trưởng", "Thủ kho"]);
    const two = await send(text);
    expect(two.table).toMatchObject({ duplicate_rows: 4, good_rows: 0, can: { confirm: true } });
    const refused = await refusal(call(contract.confirm, { params: two.params, body: {} }));
    expect(refused).toMatchObject({ status: 409, codes: ["import_has_problems"] });
    const all = await call(contract.confirm, { params: two.params, body: { duplicates: true } });
    expect(all.data.attributes).toMatchObject({ good_rows: 4, duplicate_rows: 0 });
    expect(await titles()).toHaveLength(7);
  });

  it("does not compare them with those of other companies", async () => {
    const [one, other] = [await recruiter(), await recruiter()];
    const text = "Title\nKế toán trưởng";
    await one.call(contract.confirm, { params: (await one.send(text)).params, body: {} });
    expect((await other.send(text)).table.problems).toEqual([]);
  });
});
