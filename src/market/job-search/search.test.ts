import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import type { CallInput } from "#kit/contract.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { search, suggestions } from "./contract.ts";
import { removeSearchRows } from "./index/search-row.ts";

type Query = NonNullable<CallInput<typeof search>["query"]>;
let api: TestApi;
let visitor: Caller;
let companyId: number;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
  companyId = (await makeRecruiter(api.database.db)).companyId;
});
const titles = async (query: Query) =>
  (await visitor(search, { query: { items: 100, ...query } })).data.map((card) => card.attributes.title);
const make = (title: string, more: object = {}) => makeJob(api.database.db, { companyId, title, ...more });

/** Returns the processor time of this process, so that other load does not count. */
function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

describe("A keyword", () => {
  it("finds without accents and with them, the title's hits first, then the newest", async () => {
    await make("Nghệ nhân gốm", { at: new Date("2026-02-01T00:00:00Z") });
    await make("Nghệ nhân lụa", { at: new Date("2026-02-02T00:00:00Z") });
    await make("Thợ cả", {
      at: new Date("2026-02-03T00:00:00Z"),
      description: "<p>Cùng nghệ nhân làng nghề</p>",
    });
    for (const keyword of ["nghệ nhân", "nghe nhan", "NGHE NHAN"]) {
      const found = ["Nghệ nhân lụa", "Nghệ nhân gốm", "Thợ cả"];
      expect(await titles({ keyword }), keyword).toEqual(found);
    }
    // The last word of the keyword is incomplete.
    expect(await titles({ keyword: "nghệ nhâ" })).toEqual(["Nghệ nhân lụa", "Nghệ nhân gốm"]);
    expect(await titles({ keyword: "nghe nhan", sort: "recent" })).toEqual([
      "Thợ cả",
      "Nghệ nhân lụa",
      "Nghệ nhân gốm",
    ]);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await titles({ keyword: "nghe nhan", items: 1, page })));
    expect(pages).toEqual(["Nghệ nhân lụa", "Nghệ nhân gốm", "Thợ cả"]);
    await make("Lái xe đường dài");
    expect(await titles({ keyword: "duong" })).toEqual(["Lái xe đường dài"]);
    await make("Nhân viên tại Hoà Bình");
    expect(await titles({ keyword: "hòa bình" })).toEqual(["Nhân viên tại Hoà Bình"]);
  });

  it("that is hostile is only words: no 500, and fast", async () => {
    const hostile = [
      "'",
      "\\",
      "a & | ! b",
      "ke:*",
      "'ke' <-> 'toan'",
      ":*",
      "!!",
      "((",
      "\u0000",
      "ke\u0000toan",
      "\ud800",
      "'; DROP TABLE job_search; --",
      "%",
      "_",
      "😀",
      "👩‍👩‍👧",
      "\u202Ekế",
      "x".repeat(10_000),
      "kế ".repeat(3000),
      "日本語",
      "ﬁ",
      "İ",
      "ß",
      "a".repeat(200),
      "0",
      "-1",
      "1e309",
      "null",
      "<script>",
      "C++ 'n' .net",
    ];
    for (const keyword of hostile) {
      const began = busyMs();
      const { data, meta } = await visitor(search, { query: { keyword } });
      expect(data.length).toBeLessThanOrEqual(meta.total);
      expect(busyMs() - began, keyword.slice(0, 20)).toBeLessThan(1000);
    }
    expect(await api.database.db.selectFrom("job_search").select("job_id").execute()).not.toEqual([]);
  });

  it("is only suggested where it finds something: not a title whose last job was closed a moment ago", async () => {
    const job = await make("Thợ quét vôiq");
    const suggested = async () =>
      (await visitor(suggestions, { query: { keyword: "quét vôiq" } })).data.map(({ text }) => text);
    await expect.poll(suggested, { timeout: 20_000 }).toEqual(["Thợ quét vôiq"]);
    await inTransaction(api.database, (tx) => removeSearchRows(tx, [job.id]));
    expect(await suggested()).toEqual([]);
  });

  it("numbers that no list has find nothing, and are no 500", async () => {
    for (const query of [
      { location_id: 2 ** 40 },
      { location_id: -5 },
      { category_id: 2 ** 33 },
      { job_type: 99_999 },
      { job_level: -1 },
      { salary_min: Number.MAX_SAFE_INTEGER, currency: "USD" as const },
    ])
      expect(await titles(query), JSON.stringify(query)).toEqual([]);
    expect(await titles({ page: 100_000 })).toEqual([]);
  });
});

describe("Several things in one keyword", () => {
  it("are answered with what was read, and with what is not searched", async () => {
    await make("Thợ chạmq", { locationIds: [22], jobType: 1 });
    const { meta } = await visitor(search, {
      query: { keyword: "việc làm thợ chạmq part time tại hà nội từ 15tr" },
    });
    expect(meta.searched).toBe("thợ chạmq");
    expect(meta.understood.map(({ kind, id, text }) => [kind, id, text])).toEqual([
      ["job_type", 1, "part time"],
      ["place", 22, "hà nội"],
      ["pay", null, "từ 15tr"],
    ]);
    expect(meta.understood.at(-1)?.pay).toEqual({ min: 15_000_000, max: null, currency: "VND" });
    const plain = await visitor(search, { query: { keyword: "việc làm" } });
    expect(plain.meta).toMatchObject({ searched: "", ignored: "việc làm" });
    expect(plain.meta.total).toBeGreaterThan(0);
  });

  it("a district or former province without jobs leads to its present province, and says so", async () => {
    await make("Thợ tiệnq", { locationIds: [27] });
    const { data, meta } = await visitor(search, { query: { keyword: "thợ tiệnq vũng tàu" } });
    expect(data.map((card) => card.attributes.title)).toEqual(["Thợ tiệnq"]);
    expect(meta.spelling).toBe("thợ tiệnq Hồ Chí Minh");
  });

  it("are completed one at a time, where the caret is", async () => {
    const texts = async (keyword: string, at?: number) =>
      (await visitor(suggestions, { query: { keyword, ...(at === undefined ? {} : { at }) } })).data;
    expect(await texts("thợ khảmq hà n")).toContainEqual({ kind: "place", text: "thợ khảmq Hà Nội" });
    expect(await texts("thợ khảmq đà n part time", 14)).toContainEqual({
      kind: "place",
      text: "thợ khảmq Đà Nẵng part time",
    });
  });
});
