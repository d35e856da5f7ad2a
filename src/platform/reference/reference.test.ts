import { describe, expect, it } from "vitest";
import { seededHolidays } from "./factory.ts";
import * as en from "./messages.en.ts";
import * as vi from "./messages.vi.ts";
import { createPhrases, wordsOf } from "./phrases.ts";
import { referenceRows, synonymGroups } from "./seed.ts";
import * as terms from "./terms.ts";

describe("closed lists", () => {
  const lists: [keyof typeof en.labels, readonly { key: string }[]][] = [
    ["interface_language", terms.interfaceLanguages],
    ["job_level", terms.jobLevels],
    ["job_type", terms.jobTypes],
    ["job_language", terms.jobLanguages],
    ["proficiency", terms.proficiencies],
    ["salary_type", terms.salaryTypes],
    ["salary_period", terms.salaryPeriods.map((key) => ({ key }))],
    ["salary_basis", terms.salaryBases.map((key) => ({ key }))],
    ["currency", terms.currencies.map((key) => ({ key }))],
    ["experience", terms.experiences],
    ["skill_years", terms.skillYears],
    ["company_size", terms.companySizes],
    ["degree", terms.degrees],
    ["gender", terms.genders],
    ["notice_period", terms.noticePeriods],
    ["probation", terms.probations],
    ["industry_type", terms.industryTypes],
    ["posted_within", terms.postedWithin],
  ];

  it.each(lists)("%s has a name for each value in both languages, and no other", (name, list) => {
    const keys = list.map(({ key }) => key).sort();
    expect(Object.keys(en.labels[name]).sort()).toEqual(keys);
    expect(Object.keys(vi.labels[name]).sort()).toEqual(keys);
  });

  it("finds a key by id and an id by key", () => {
    expect(terms.keyOf(terms.jobTypes, 9)).toBe("remote");
    expect(terms.keyOf(terms.jobTypes, 3)).toBeUndefined();
    expect(terms.idOf(terms.salaryTypes, "upto")).toBe(2);
    expect([0, 0.5, 1, 2.9, 3, 5, 9, 10].map(terms.experienceOf)).toEqual([0, 1, 2, 2, 3, 4, 4, 5]);
  });
});

describe("reference rows", () => {
  const rows = referenceRows();

  it("have unique ids, and slugs that are unique where addresses need them", () => {
    for (const table of [rows.categories, rows.locations, rows.industries, rows.skills]) {
      expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    }
    expect(new Set(rows.locations.map(({ slug }) => slug)).size).toBe(rows.locations.length);
    expect(new Set(seededHolidays().map((day) => day)).size).toBe(seededHolidays().length);
  });

  it("point only to each other", () => {
    const categories = new Set(rows.categories.map(({ id }) => id));
    const locations = new Map(rows.locations.map((row) => [row.id, row]));
    for (const { parent_id } of rows.categories)
      if (parent_id !== null) expect(categories.has(parent_id)).toBe(true);
    for (const { category_id } of rows.skills) expect(categories.has(category_id)).toBe(true);
    for (const row of rows.locations) {
      expect(row.members).toContain(row.id);
      if (row.merged_into !== null) expect(locations.get(row.merged_into)?.members).toContain(row.id);
    }
  });

  it("keep the ids that the specification fixes", () => {
    const state = (id: number) => rows.locations.find((row) => row.id === id)?.state;
    expect([27, 22, 14, 59, 60, 61, 39, 40].map(state)).toEqual(
      "Ho Chi Minh,Ha Noi,Da Nang,Bangkok,Singapore,Tokyo,Others,Overseas".split(","),
    );
    const tops = rows.categories.filter(({ parent_id }) => parent_id === null).map(({ id }) => id);
    expect(tops).toEqual([1, 6, 21, 28, 36, 46, 54, 61, 68]);
    expect(synonymGroups().length).toBeGreaterThan(50);
  });
});

describe("phrases in a text", () => {
  const find = createPhrases([
    ["kế toán", "accounting"],
    ["kế toán thuế", "tax"],
    ["huế", "hue"],
    ["c++", "cpp"],
  ]);
  const values = (text: string) => find(wordsOf(text)).map(({ value }) => value);

  it("are whole words, the longest first, with or without marks", () => {
    expect(values("Kế toán thuế, kế toán")).toEqual(["tax", "accounting"]);
    expect(values("ke toan thue")).toEqual(["tax"]);
    expect(values("C++ developer")).toEqual(["cpp"]);
  });

  it("carry their own marks: Huế is neither thuế nor Huệ, hòa is hoà", () => {
    expect(values("thuế Huệ")).toEqual([]);
    expect(createPhrases([["hòa bình", 1]])(wordsOf("HOÀ BÌNH"))).toHaveLength(1);
  });

  it("do not run across punctuation", () => {
    expect(values("bản kế, toán học")).toEqual([]);
  });
});
