import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceRows } from "#platform/reference/seed.ts";
import { experiences, jobLevels, jobTypes } from "#platform/reference/terms.ts";
import { parseSearchSlug, type SearchNames } from "../query/search-slug.ts";
import { type Filters, readFilters, salaryFloors, sorts, tidyKeyword } from "./filters.ts";
import { canonicalPath, isNarrowed, listPath, readList } from "./list-address.ts";

const { locations, categories } = referenceRows();
const names: SearchNames = {
  placeName: (id, language) =>
    locations.find((place) => place.id === id)?.[language === "vi" ? "state_vn" : "state"] ?? null,
  categoryName: (id, language) =>
    categories.find((category) => category.id === id)?.[language === "vi" ? "name_vn" : "name"] ?? null,
};
const read = (query: string): Filters => readFilters(new URLSearchParams(query));

/** Reads an address as the page does. */
function visit(language: "en" | "vi", address: string): Filters {
  const { pathname, searchParams } = new URL(address, "http://sen.test");
  const slug = pathname.split("/")[2];
  const target = slug ? parseSearchSlug(language, decodeURIComponent(slug), names) : {};
  return readList(searchParams, target ?? {}, names);
}

/** Generates ids in ascending order, as addresses have them. */
const someOf = (list: readonly { id: number }[]) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.subarray([...list], { maxLength: 1 }) },
      fc.subarray([...list], { maxLength: Math.min(20, list.length) }),
    )
    .map((some) => some.map(({ id }) => id).sort((a, b) => a - b));

describe("the address of a list", () => {
  it.each([
    ["keyword=tester&location_id=22&job_type=0", "/jobs/tester-in-ha-noi-l22?job_type=0"],
    ["category_id=6&page=3", "/jobs/it-software-c6?page=3"],
    ["keyword=C%2B%2B&location_id=22", "/jobs/in-ha-noi-l22?keyword=C%2B%2B"],
    ["salary_min=10000000&hot=true&sort=salary", "/jobs?salary_min=10000000&hot=true&sort=salary"],
    [
      "category_id=6&job_type=9&job_type=0&job_level=2",
      "/jobs/it-software-c6?job_type=0&job_type=9&job_level=2",
    ],
    ["keyword=tester&location_id=27&location_id=22", "/jobs?keyword=tester&location_id=22&location_id=27"],
    ["category_id=37&location_id=22&category_id=6", "/jobs?location_id=22&category_id=6&category_id=37"],
  ])("%s", (query, address) => {
    expect(listPath("en", read(query), names)).toBe(address);
  });

  it("keeps all that it is given, in both languages", () => {
    const filters = fc.record({
      keyword: fc.oneof(
        fc.constantFrom("", "kế toán", "C++", "ca l27", "java i12", "Tài chính", "😀", "it software"),
        fc.string({ unit: "grapheme", maxLength: 40 }),
      ),
      location_id: someOf(locations),
      category_id: someOf(categories),
      salary_min: fc.option(fc.constantFrom(...salaryFloors)),
      job_type: someOf(jobTypes),
      job_level: someOf(jobLevels),
      experience: someOf(experiences),
      remote: fc.boolean(),
      sort: fc.option(fc.constantFrom(...sorts)),
      page: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(filters, fc.constantFrom("en" as const, "vi" as const), (some, language) => {
        const wanted = { ...read(""), ...some, keyword: tidyKeyword(some.keyword) };
        const found = visit(language, listPath(language, wanted, names));
        const same = (text: string) => text.toLowerCase().replace(/\s*&\s*/g, "&");
        expect({ ...found, keyword: same(found.keyword) }).toEqual({
          ...wanted,
          keyword: same(wanted.keyword),
        });
        expect(listPath(language, found, names)).toBe(
          listPath(language, { ...wanted, keyword: found.keyword }, names),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it("the query knows better than the path, and an id that is nobody's sets nothing", () => {
    expect(visit("en", "/jobs/tester-in-ha-noi-l22?location_id=27&category_id=999999")).toMatchObject({
      keyword: "tester",
      location_id: [27],
      category_id: [],
    });
    expect(
      visit("en", "/jobs/tester-in-ha-noi-l22?location_id=27&location_id=14&location_id=999"),
    ).toMatchObject({ keyword: "tester", location_id: [14, 27] });
  });
});

describe("what search engines keep", () => {
  it.each([
    ["keyword=k%E1%BA%BF+to%C3%A1n&location_id=27", "/jobs/ke-toan-in-ho-chi-minh-l27", false],
    ["keyword=.NET", "/jobs?keyword=.NET", false],
    ["category_id=6&page=2", "/jobs/it-software-c6?page=2", false],
    ["category_id=6&job_type=0&sort=salary", "/jobs/it-software-c6", true],
    ["remote=true", "/work-from-home", true],
    ["sort=salary", "/jobs", false],
    ["keyword=tester&page=2", "/jobs/tester?page=2", true],
    ["location_id=22&location_id=27", "/jobs", true],
    ["keyword=tester&location_id=22&category_id=6&category_id=37", "/jobs/tester-in-ha-noi-l22", true],
  ])("%s", (query, address, narrowed) => {
    expect(canonicalPath("en", read(query), names)).toBe(address);
    expect(isNarrowed(read(query), "all")).toBe(narrowed);
  });

  it("the list of remote work stands by itself; narrowed, it is known by its own address", () => {
    const filters = { ...read("location_id=27"), remote: true };
    expect(listPath("vi", filters, names, "remote")).toBe("/viec-lam-tu-xa-remote?location_id=27");
    expect(canonicalPath("vi", filters, names, "remote")).toBe("/viec-lam-tu-xa-remote");
    expect([isNarrowed(filters, "remote"), isNarrowed({ ...read(""), remote: true }, "remote")]).toEqual([
      true,
      false,
    ]);
  });
});
