import { setTimeout } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { makeCvFile } from "#hiring/applications/factory.ts";
import * as people from "#hiring/talent-pools/contract.ts";
import { editFacts, personFacts } from "#hiring/talent-pools/contract-facts.ts";
import { personBody } from "#hiring/talent-pools/testing/team.ts";
import { inTransaction } from "#kit/db.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { changeRate } from "#platform/reference/factory.ts";
import { removeCv, restoreCv } from "#profiles/cv/commands/files.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { indexMissing, indexPeople } from "./commands/index-people.ts";
import { searchPeople } from "./contract.ts";
import { agencyOf, edit, merge, remove, unmerge } from "./testing/agency.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("The search of an agency's people", () => {
  it("finds people from before the index, whom the hourly run indexes", async () => {
    const { add: person, find, agencyId } = await agencyOf(api);
    const id = await person({ job_title: "Thợ hàn tàu" });
    await api.database.db.deleteFrom("person_search").where("agency_id", "=", agencyId).execute();
    expect(await find("hàn")).toEqual([]);
    expect(await indexMissing(api.database)).toBe(1);
    expect(await find("hàn")).toEqual([id]);
    expect(await indexMissing(api.database)).toBe(0);
  });

  it("reads words, operators, phrases, beginnings and fields", async () => {
    const { add: person, find } = await agencyOf(api);
    const java = await person({
      job_title: "Lập trình viên Java",
      skills: ["Java", "Spring Boot"],
      location_id: 27,
    });
    const data = await person(
      { job_title: "Data engineer", skills: ["Python", "C++"] },
      { current_company: "Công ty Java Coffee", school: "Đại học Bách khoa" },
    );
    const chief = await person({ job_title: "Kế toán trưởng", skills: ["MISA"] });
    expect(await find("java")).toEqual([java, data]);
    expect(await find("title:java")).toEqual([java]);
    expect(await find("company:java")).toEqual([data]);
    expect(await find("school:bach")).toEqual([data]);
    expect(await find("java -company:coffee")).toEqual([java]);
    expect(await find("java NOT (python OR misa)")).toEqual([java]);
    expect(await find("python OR misa")).toEqual([data, chief]);
    expect(await find("c++")).toEqual([data]);
    expect(await find('"data engineer"')).toEqual([data]);
    expect(await find('"engineer data"')).toEqual([]);
    expect(await find("pyth*")).toEqual([data]);
    expect(await find("skill:(java python)")).toEqual([]);
    expect(await find("skill:(spring OR python)")).toEqual([java, data]);
    expect(await find("ke toan truong")).toEqual([chief]);
    expect(await find("-java")).toEqual([chief]);
    // A synonym finds the person, but not in quotes.
    expect(await find("chief accountant")).toEqual([chief]);
    expect(await find('"chief accountant"')).toEqual([]);
    expect(await find("")).toEqual([java, data, chief]);
  });

  it("names the clauses, what each alone finds, and which a person matches", async () => {
    const { add: person, call } = await agencyOf(api);
    await person({ job_title: "Kế toán trưởng", skills: ["Excel"] });
    await person({ job_title: "Kế toán viên", skills: ["MISA"] });
    const none = await call(searchPeople, { body: { query: "kế toán excel sap", filters: {} } });
    expect(none).toMatchObject({
      data: [],
      meta: {
        total: 0,
        clauses: [
          { text: "kế toán", count: 2, is_exact: true },
          { text: "excel", count: 1, is_exact: true },
          { text: "sap", count: 0, is_exact: true },
        ],
      },
    });
    const { data } = await call(searchPeople, { body: { query: "(kế toán) -sap (excel OR misa)" } });
    expect(data.map(({ attributes }) => attributes.matched)).toEqual([
      ["kế toán", "excel OR misa"],
      ["kế toán", "excel OR misa"],
    ]);
  });

  it("filters by facts of the agency", async () => {
    const { add: person, find, boss, call } = await agencyOf(api);
    const facts = {
      years: 8,
      salary_wanted: 30_000_000,
      notice_days: 30,
      languages: [{ language: 0, proficiency: 2 }],
      owner_id: boss.id,
      contacted_on: "2026-02-20",
      tags: ["ưu tiên"],
    };
    const one = await person(
      { job_title: "Kiến trúc sư", skills: ["Revit", "AutoCAD"], location_id: 27 },
      facts,
    );
    const two = await person({ job_title: "Kiến trúc sư", skills: ["Revit"] });
    expect(await find("kiến trúc sư")).toEqual([one, two]);
    for (const filters of [
      { location_id: 27 },
      { years_min: 5, years_max: 8 },
      { salary_max: 30_000_000 },
      { available_days: 30 },
      { language: { id: 0, level: 1 } },
      { owner_id: boss.id },
      { skills: ["revit", "autocad"] },
    ])
      expect(await find("kiến trúc sư", filters)).toEqual([one]);
    for (const filters of [
      { location_id: 1 },
      { years_min: 9 },
      { salary_max: 29_999_999 },
      { available_days: 29 },
      { language: { id: 0, level: 3 } },
      { pool_id: 1 },
      { consent: false },
    ])
      expect(await find("kiến trúc sư", filters)).toEqual([]);
    expect(await find("", { skills: ["revit", "sap"], skills_any: true, consent: true })).toEqual([one, two]);
    expect(await find("", { silent_days: 30 })).toEqual([two]);
    const { data } = await call(searchPeople, { body: { query: "ưu tiên" } });
    expect(data[0]?.attributes).toMatchObject({
      years: 8,
      salary_wanted: 30_000_000,
      owner: { id: String(boss.id) },
      tags: ["ưu tiên"],
      do_not_contact: false,
    });
  });

  it("filters by a salary in another currency, by its stored rate", async () => {
    const { add: person, find, call } = await agencyOf(api);
    const one = await person({}, { salary_wanted: 52_600_000 });
    await changeRate(api.database.db, "USD", 26_300);
    const upTo = (salary_max: number) => find("", { salary_max, salary_currency: "USD" });
    expect([await upTo(2000), await upTo(1999)]).toEqual([[one], []]);
    await changeRate(api.database.db, "USD", 25_000);
    expect([await upTo(2000), await upTo(2104)]).toEqual([[], [one]]);
    const unknown = call(searchPeople, { body: { filters: { salary_currency: "EUR" } } } as never);
    expect(await refusal(unknown)).toMatchObject({ status: 422, pointers: ["/filters/salary_currency"] });
  });

  it("follows edits, merges, their undoing and erasures", async () => {
    const { add: person, find, call } = await agencyOf(api);
    const one = await person({ job_title: "Thợ hàn", skills: ["MIG"] });
    const two = await person({ job_title: "Thợ tiện", skills: ["CNC"] });
    await call(edit, { params: { id: one }, body: { job_title: "Thợ mộc" } });
    expect([await find("hàn"), await find("mộc")]).toEqual([[], [one]]);
    await call(merge, { params: { id: two }, body: { into_id: one } });
    expect([await find("mộc cnc"), await find("tiện")]).toEqual([[one], [one]]);
    await call(unmerge, { params: { id: two } });
    expect([await find("mộc cnc"), await find("tiện")]).toEqual([[], [two]]);
    await call(merge, { params: { id: two }, body: { into_id: one } });
    await call(remove, { params: { id: one } });
    expect([await find("mộc"), await find("cnc")]).toEqual([[], []]);
    const rows = api.database.db.selectFrom("person_search").selectAll().where("person_id", "in", [one, two]);
    expect(await rows.execute()).toEqual([]);
  });

  it("loses the text of a removed CV file at once, and finds it again after its restoration", async () => {
    const { add: person, find } = await agencyOf(api);
    const { database } = api;
    const candidateId = await person({ job_title: "Kỹ sư" });
    const file = await makeCvFile(database.db, candidateId, { text: "Làm việc với Zyxkafka" });
    await inTransaction(database, (tx) => indexPeople(tx, [candidateId]));
    expect(await find("zyxkafka")).toEqual([candidateId]);
    const removed = { candidateId, id: file.id, asOf: monday };
    await inTransaction(database, (tx) => removeCv(tx, removed));
    expect(await find("zyxkafka")).toEqual([]);
    await inTransaction(database, (tx) => restoreCv(tx, removed));
    expect(await find("zyxkafka")).toEqual([candidateId]);
  });

  it("keeps an edit while the text of a CV file is being indexed", async () => {
    const { add: person, find } = await agencyOf(api);
    const id = await person({ job_title: "Thợ nề" });
    const { database } = api;
    let ofText = Promise.resolve();
    await inTransaction(database, async (tx) => {
      await tx
        .updateTable("prospects")
        .set({ job_title: "Thợ sơn" })
        .where("candidate_id", "=", id)
        .execute();
      await indexPeople(tx, [id]);
      ofText = inTransaction(database, (other) => indexPeople(other, [id]));
      await setTimeout(300);
    });
    await ofText;
    expect([await find("nề"), await find("sơn")]).toEqual([[], [id]]);
  });

  it("shows the people of the own agency alone, and nothing to others", async () => {
    const [own, other] = [await agencyOf(api), await agencyOf(api)];
    const id = await own.add({ job_title: "Phi công lái máy bay" });
    expect([await own.find("phi công"), await other.find("phi công")]).toEqual([[id], []]);
    const { meta } = await other.call(searchPeople, { body: { query: "phi công" } });
    expect(meta.clauses.every(({ count }) => count === 0)).toBe(true);
    for (const endpoint of [personFacts, editFacts])
      expect(await refusal(other.call(endpoint, { params: { id }, body: {} }))).toMatchObject({
        status: 404,
      });
    const recruiter = await api.as((await makeRecruiter(api.database.db)).id);
    expect(await refusal(recruiter(searchPeople, { body: {} }))).toMatchObject({ status: 403 });
    const visitor = await api.as(null);
    expect(await refusal(visitor(searchPeople, { body: {} }))).toMatchObject({ status: 401 });
    // People of a company are not in the index.
    const boss = await makeRecruiter(api.database.db);
    const added = await (await api.as(boss.id))(people.addPerson, { body: personBody() as never });
    await inTransaction(api.database, (tx) => indexPeople(tx, [Number(added.data.id)]));
    const { total } = await api.database.db
      .selectFrom("person_search")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where("person_id", "=", Number(added.data.id))
      .executeTakeFirstOrThrow();
    expect(total).toBe(0);
  });

  it("counts all people on a page past the end, as their list does", async () => {
    const { add: person, call } = await agencyOf(api);
    for (const job_title of ["Thợ hàn", "Thợ hàn tàu", "Thợ tiện"]) await person({ job_title });
    const past = { page: 9, items: 10 };
    const search = await call(searchPeople, { body: { query: "hàn", ...past } });
    expect([search.data.length, search.meta.total]).toEqual([0, 2]);
    const { meta } = await call(endpointOf("consultant", people.people), { query: past });
    expect(meta.total).toBe(3);
  });

  it.each([
    ["(".repeat(40), "((((((((((((((((((((((((((((((", "en"],
    [`java ${"(".repeat(40)}kotlin${")".repeat(40)}`, "(((((((((((((((((((((((((((((", "vi"],
    ["java (kotlin", "(kotlin", "en"],
    ["java) kotlin", ") kotlin", "en"],
    ['java "data engineer', '"data engineer', "vi"],
    ["NOT", "NOT", "en"],
    ["java NOT", "NOT", "vi"],
    ["-", "-", "en"],
    ["titel:java", "titel:java", "en"],
  ] as const)("names the place at which %s cannot be read", async (query, place, language) => {
    const { boss } = await agencyOf(api);
    const call = await api.as(boss.id, { "x-language": language });
    const words = { en: "The search cannot be read at", vi: "Không đọc được tìm kiếm tại" };
    await expect(call(searchPeople, { body: { query } })).rejects.toMatchObject({
      status: 422,
      errors: [
        {
          code: "query_unreadable",
          source: { pointer: "/query" },
          detail: expect.stringContaining(`${words[language]} “${place}`),
        },
      ],
    });
  });

  it("refuses a text of 10,000 characters with the limit", async () => {
    const { call } = await agencyOf(api);
    await expect(call(searchPeople, { body: { query: "a ".repeat(5000) } })).rejects.toMatchObject({
      status: 422,
      errors: [{ source: { pointer: "/query" }, detail: expect.stringContaining("500") }],
    });
  });

  it("refuses more terms than the limit, in one word too, and reads every other text of 500 characters", async () => {
    const { call, find } = await agencyOf(api);
    const words = Array.from({ length: 31 }, (_, at) => `zq${at}x`);
    expect(await refusal(call(searchPeople, { body: { query: words.join("/") } }))).toMatchObject({
      status: 422,
      codes: ["query_unreadable"],
    });
    expect(await find(words.slice(1).join("/"))).toEqual([]);
    for (const sign of ["각", "ﷺ", "漢", "a"])
      for (const [before, after] of [
        ["", ""],
        ["title:", ""],
        ["-", ""],
        ["(b OR ", ")"],
        ['"', '"'],
      ] as const)
        expect(await find(before + sign.repeat(490) + after)).toEqual([]);
    for (const query of [`${"각".repeat(499)}*`, `title:${"漢".repeat(490)}*`])
      expect(await find(query)).toEqual([]);
  });

  it("counts a clause once that the query repeats", async () => {
    const { call } = await agencyOf(api);
    const { meta } = await call(searchPeople, { body: { query: "excel excel sap excel" } });
    expect(meta.clauses).toEqual([
      { text: "excel", count: 0, is_exact: true },
      { text: "sap", count: 0, is_exact: true },
    ]);
  });
});
