import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { activeFilters, filterQuery, readFilters, tidied, without } from "./filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

describe("filters in the address", () => {
  it("reads what is set and leaves the rest open", () => {
    const filters = read("keyword=%20k%E1%BA%BF%20%20to%C3%A1n%20&location_id=27&remote=true&page=3");
    expect(filters).toMatchObject({
      keyword: "kế toán",
      location_id: [27],
      category_id: [],
      remote: true,
      page: 3,
    });
    expect(activeFilters(filters)).toEqual(["keyword", "location_id", "remote"]);
  });
  it("takes type and level 0 for values", () => {
    expect(activeFilters(read("job_type=0&job_level=0"))).toEqual(["job_type", "job_level"]);
    expect(filterQuery(read("job_type=0")).toString()).toBe("job_type=0");
  });
  it("ignores what no filter has", () => {
    const filters = read(
      "location_id=abc&job_type=77&posted_within=any&sort=worst&page=-1&salary_min=1e9&remote=no",
    );
    expect(activeFilters(filters)).toEqual([]);
    expect(filters.page).toBe(1);
  });
  it("reads several values in one order, each once, and no more than the API takes", () => {
    expect(read("job_type=9&job_type=0&job_type=9&job_type=x&job_type=77").job_type).toEqual([0, 9]);
    const many = Array.from({ length: 30 }, (_, n) => `location_id=${30 - n}`).join("&");
    expect(read(many).location_id).toEqual(Array.from({ length: 20 }, (_, n) => n + 11));
  });
  it("drops one value of several", () => {
    const filters = read("location_id=22&location_id=27&page=2");
    expect(filterQuery(without(filters, "location_id", 22)).toString()).toBe("location_id=27");
    expect(filterQuery(without(filters, "location_id")).toString()).toBe("");
  });
  it("drops one filter and goes back to the first page", () => {
    const filters = read("keyword=sales&location_id=22&page=4");
    expect(filterQuery(without(filters, "location_id")).toString()).toBe("keyword=sales");
  });
  it("tidies the empty fields of a form that was sent without script, and nothing else", () => {
    expect(tidied(new URLSearchParams("keyword=&location_id=22&utm_source="))?.toString()).toBe(
      "location_id=22&utm_source=",
    );
    expect(tidied(new URLSearchParams("location_id=22"))).toBeNull();
  });
  it("reads back what it writes, whatever it was given", () => {
    const value = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom("true", "7d", "salary", "0", "27"),
    );
    const name = fc.constantFrom(
      "keyword",
      "location_id",
      "salary_min",
      "job_type",
      "experience",
      "posted_within",
      "remote",
      "hot",
      "sort",
      "page",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const filters = readFilters(new URLSearchParams(entries));
        expect(readFilters(filterQuery(filters))).toEqual(filters);
      }),
    );
  });
});
