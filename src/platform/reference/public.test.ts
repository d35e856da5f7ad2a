import { beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Reference lists are open to anyone", () => {
  it("has nine top categories with their subs", async () => {
    const { data } = await (await api.as(null))(contract.categories);
    expect(data.map((entry) => Number(entry.id))).toEqual([1, 6, 21, 28, 36, 46, 54, 61, 68]);
    expect(data.every((entry) => entry.attributes.subs.data.length > 0)).toBe(true);
  });

  it("keeps the ids of places that the specification fixes, and what was merged on 1 July 2025", async () => {
    const { data } = await (await api.as(null))(contract.locations);
    const place = (id: number) => data.find((entry) => entry.id === String(id))?.attributes;
    expect([27, 22, 14, 59, 60, 61, 39, 40].map((id) => place(id)?.state)).toEqual([
      "Ho Chi Minh",
      "Ha Noi",
      "Da Nang",
      "Bangkok",
      "Singapore",
      "Tokyo",
      "Others",
      "Overseas",
    ]);
    expect(place(8)).toMatchObject({ admin: "legacy", merged_into: 27 });
    expect(place(27)?.members).toEqual(expect.arrayContaining([2, 8, 27]));
  });

  it("lists industries and skills in both languages", async () => {
    const call = await api.as(null);
    expect((await call(contract.industries)).data.length).toBeGreaterThan(20);
    expect((await call(contract.skills)).data.every((skill) => skill.attributes.name_vn.length <= 30)).toBe(
      true,
    );
  });
});
