import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";
import { isJobSlug, jobIdOf } from "#market/jobs/slug.ts";
import { referenceRows } from "#platform/reference/seed.ts";
import {
  buildSearchSlug,
  parseSearchSlug,
  type SearchNames,
  type SearchTarget,
  searchPath,
} from "./search-slug.ts";

const { locations, categories } = referenceRows();
const places = new Map(locations.map((place) => [place.id, place]));
const categoryById = new Map(categories.map((category) => [category.id, category]));
const names: SearchNames = {
  placeName: (id, language) => places.get(id)?.[language === "vi" ? "state_vn" : "state"] ?? null,
  categoryName: (id, language) => categoryById.get(id)?.[language === "vi" ? "name_vn" : "name"] ?? null,
};
const build = (language: Language, target: SearchTarget) => buildSearchSlug(language, target, names);
const parse = (language: Language, slug: string) => parseSearchSlug(language, slug, names);
const languages = ["en", "vi"] as const;

describe("search slugs (spec §2)", () => {
  it.each<[string, Language, SearchTarget, string]>([
    [
      "search, place and category",
      "en",
      { keyword: "Kế toán", locationId: 27, categoryId: 36 },
      "ke-toan-in-ho-chi-minh-l27-c36",
    ],
    ["search and place", "vi", { keyword: "Kế toán", locationId: 27 }, "ke-toan-tai-ho-chi-minh-l27"],
    ["search and category", "en", { keyword: "tester", categoryId: 6 }, "tester-c6"],
    ["place and category", "en", { locationId: 27, categoryId: 6 }, "it-software-in-ho-chi-minh-l27-c6"],
    ["place only", "vi", { locationId: 27 }, "tai-ho-chi-minh-l27"],
    ["category only", "en", { categoryId: 6 }, "it-software-c6"],
    ["search only", "en", { keyword: "R&D" }, "r-vs-d"],
    ["nothing", "en", {}, ""],
  ])("%s", (_what, language, target, slug) => {
    expect(build(language, target)).toBe(slug);
    expect(parse(language, slug || "-")).toEqual(
      slug ? { ...target, ...(target.keyword && { keyword: plain(target.keyword) }) } : null,
    );
  });

  it.each<[string, Language, string, SearchTarget | null]>([
    ["finance is no place", "vi", "tai-chinh", { keyword: "tai chinh" }],
    ["finance in a place", "vi", "tai-chinh-tai-ho-chi-minh-l27", { keyword: "tai chinh", locationId: 27 }],
    [
      "“in” as a word",
      "en",
      "fluent-in-english-in-ha-noi-l22",
      { keyword: "fluent in english", locationId: 22 },
    ],
    ["“in” alone", "en", "in", { keyword: "in" }],
    [
      "another place's name is a phrase",
      "en",
      "jobs-in-hanoi-l27",
      { keyword: "jobs in hanoi", locationId: 27 },
    ],
    ["a name without its joint", "en", "ho-chi-minh-l27", { locationId: 27 }],
    ["the other language's words", "en", "tester-tai-nuoc-ngoai-l40", { keyword: "tester", locationId: 40 }],
    ["punctuation parts words", "en", "it-software-c6", { categoryId: 6 }],
    ["punctuation is gone", "en", "itsoftware-c6", { categoryId: 6 }],
    [
      "the name in Vietnamese",
      "en",
      "cong-nghe-thong-tin-phan-mem-in-ho-chi-minh-l27-c6",
      { locationId: 27, categoryId: 6 },
    ],
    ["bare ids", "en", "l27-c6", { locationId: 27, categoryId: 6 }],
    [
      "a name said twice is a phrase",
      "en",
      "it-software-it-software-c6",
      { keyword: "it software", categoryId: 6 },
    ],
    ["an id that is nobody's", "en", "in-atlantis-l999", null],
    ["an id out of range", "vi", "ke-toan-c99999999999999999999999", null],
    ["a former province", "vi", "tai-binh-duong-l8", { locationId: 8 }],
    ["no letter at all", "en", "🔥--", null],
  ])("%s", (_what, language, slug, target) => {
    expect(parse(language, slug)).toEqual(target);
  });

  it("reads back what it wrote: any phrase, place and category, in both languages", () => {
    const words = fc.constantFrom(
      "in",
      "tai",
      "ke",
      "toan",
      "ho-chi-minh",
      "it",
      "software",
      "l27",
      "c6",
      "i12",
      "vs",
      "&",
      "C++",
      "😀",
      "Đà Nẵng",
      ".NET",
    );
    const phrase = fc.oneof(
      fc.array(words, { maxLength: 6 }).map((list) => list.join(" ")),
      fc.string({ unit: "grapheme", maxLength: 30 }),
    );
    const id = (ids: Iterable<number>) => fc.option(fc.constantFrom(...ids));
    const target = fc.record({
      keyword: phrase,
      locationId: id(places.keys()),
      categoryId: id(categoryById.keys()),
    });
    fc.assert(
      fc.property(target, fc.constantFrom(...languages), (wanted, language) => {
        comesBack(language, wanted);
      }),
      { numRuns: 2000 },
    );
  });

  it("reads back every place with every category", () => {
    const ids = (map: Map<number, unknown>) => [null, ...map.keys()];
    let turn = 0;
    for (const locationId of ids(places))
      for (const categoryId of ids(categoryById))
        for (const language of languages)
          comesBack(language, { keyword: phrases[turn++ % phrases.length] ?? "", locationId, categoryId });
    expect(turn).toBe((places.size + 1) * (categoryById.size + 1) * 2);
  });
});

describe("the address of a search", () => {
  it.each<[SearchTarget, string]>([
    [{}, "/viec-lam"],
    [{ keyword: "java developer", locationId: 22 }, "/viec-lam/java-developer-tai-ha-noi-l22"],
    [
      { keyword: "Kế toán", locationId: 27 },
      "/viec-lam/ke-toan-tai-ho-chi-minh-l27?keyword=K%E1%BA%BF+to%C3%A1n",
    ],
    [{ keyword: "C++", categoryId: 6 }, "/viec-lam/cong-nghe-thong-tin-phan-mem-c6?keyword=C%2B%2B"],
    [{ keyword: ".NET" }, "/viec-lam?keyword=.NET"],
    [{ keyword: "ca l27" }, "/viec-lam?keyword=ca+l27"],
    [{ keyword: "java i12" }, "/viec-lam?keyword=java+i12"],
    [{ keyword: "java i12", locationId: 14 }, "/viec-lam/java-i12-tai-da-nang-l14"],
  ])("%j", (target, address) => {
    expect(searchPath("vi", target, names)).toBe(address);
  });
});

it("a slug that ends in an id is a job's, whatever the number", () => {
  expect(["ke-toan-i5", "i5", "i99999999999999999999"].map(isJobSlug)).toEqual([true, true, true]);
  expect(["ke-toan-in", "wifi5", "i5-l27", "ai"].map(isJobSlug)).toEqual([false, false, false, false]);
  expect(jobIdOf("i99999999999999999999")).toBeNull();
});

/**
 * A slug that is built and parsed gives the same search; its phrase has plain words, and parts that cannot be
 * written are left out completely.
 */
function comesBack(language: Language, wanted: SearchTarget) {
  const slug = build(language, wanted);
  const read = slug ? parse(language, slug) : {};
  const keyword = slugify(wanted.keyword ?? "");
  expect(isJobSlug(slug), slug).toBe(false);
  expect([read?.locationId ?? null, read?.categoryId ?? null], slug).toEqual([
    wanted.locationId,
    wanted.categoryId,
  ]);
  const found = slugify(read?.keyword ?? "");
  // Only a phrase that looks like the end of an address may be missing.
  if (found !== keyword) expect([found, /(^|-)[ilc]\d+(-|$)/.test(keyword)], slug).toEqual(["", true]);
  expect(build(language, { ...wanted, keyword: read?.keyword ?? "" })).toBe(slug);
}

function plain(text: string): string {
  return slugify(text).replaceAll("-", " ").replace(" vs ", " & ");
}

const jobs = [
  "kế toán",
  "nhân viên kinh doanh",
  "java developer",
  "C++",
  ".NET",
  "tài chính",
  "in",
  "tại",
  "IT/Software",
  "R&D",
  "ca l27",
  "c6",
  "i12",
  "😀",
  "",
];
const phrases = [...jobs, ...[...categoryById.values()].flatMap(({ name, name_vn }) => [name, name_vn])];

describe("an address with a former name", () => {
  const renamed: SearchNames = {
    placeName: (id, language) => (id === 27 ? "Saigon" : names.placeName(id, language)),
    categoryName: (id, language) => (id === 6 ? "Technology" : names.categoryName(id, language)),
    formerPlaceNames: (id) => (id === 27 ? ["Ho Chi Minh", "Hồ Chí Minh"] : []),
    formerCategoryNames: (id) => (id === 6 ? ["IT/Software", "Công nghệ thông tin/Phần mềm"] : []),
  };
  const targets: SearchTarget[] = [
    { keyword: "tester", locationId: 27, categoryId: 6 },
    { keyword: "tester", locationId: 27 },
    { keyword: "tester", categoryId: 6 },
    { locationId: 27, categoryId: 6 },
    { locationId: 27 },
    { categoryId: 6 },
    { keyword: "tester" },
  ];
  it.each(targets.flatMap((target) => languages.map((language) => ({ language, target }))))(
    "describes the same search as the present one: $language $target",
    ({ language, target }) => {
      const old = build(language, target);
      expect(parseSearchSlug(language, old, renamed)).toEqual(target);
      const present = buildSearchSlug(language, target, renamed);
      expect(parseSearchSlug(language, present, renamed)).toEqual(target);
      if (target.locationId || (target.categoryId && !target.keyword)) expect(present).not.toBe(old);
    },
  );
});
