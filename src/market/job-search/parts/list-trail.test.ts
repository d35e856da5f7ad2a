import { describe, expect, it } from "vitest";
import { referenceRows } from "#platform/reference/seed.ts";
import { breadcrumbs } from "#platform/seo/structured.ts";
import type { SearchNames } from "../query/search-slug.ts";
import { readFilters } from "./filters.ts";
import { listTrail } from "./list-trail.ts";

const { locations, categories } = referenceRows();
const names: SearchNames = {
  placeName: (id, language) =>
    locations.find((place) => place.id === id)?.[language === "vi" ? "state_vn" : "state"] ?? null,
  categoryName: (id, language) =>
    categories.find((category) => category.id === id)?.[language === "vi" ? "name_vn" : "name"] ?? null,
};
const tree = [{ id: 1 }, { id: 6, subs: categories.filter(({ parent_id }) => parent_id === 6) }];

function trail(query: string, language: "en" | "vi" = "en", kind: "all" | "remote" = "all") {
  const filters = readFilters(new URLSearchParams(query));
  const words = language === "en" ? ["Jobs", "Remote"] : ["Việc làm", "Việc làm từ xa"];
  return listTrail(
    { language, kind, filters, names, categories: tree },
    { jobs: words[0] ?? "", remote: words[1] ?? "", keyword: filters.keyword },
  ).map(({ name, path }) => (path ? `${name} ${path}` : name));
}

describe("the way to a list of jobs", () => {
  it("begins at all jobs, which have none themselves", () => {
    expect(trail("")).toEqual([]);
    expect(trail("sort=salary&job_type=0&page=2")).toEqual([]);
  });

  it("goes by category, part, place and keyword, each a list of its own", () => {
    expect(trail("category_id=6")).toEqual(["Jobs /jobs", "IT/Software"]);
    expect(trail("category_id=7&location_id=22&keyword=java&hot=true")).toEqual([
      "Jobs /jobs",
      "IT/Software /jobs/it-software-c6",
      "Backend Developer /jobs/backend-developer-c7",
      "Ha Noi /jobs/backend-developer-in-ha-noi-l22-c7",
      "Java",
    ]);
  });

  it("names one place and one category, not several", () => {
    expect(trail("category_id=6&location_id=22&location_id=27&keyword=java")).toEqual([
      "Jobs /jobs",
      "IT/Software /jobs/it-software-c6",
      "Java",
    ]);
    expect(trail("location_id=22&location_id=27")).toEqual([]);
  });

  it("is in the language of the page", () => {
    expect(trail("keyword=kế toán&location_id=22", "vi")).toEqual([
      "Việc làm /viec-lam",
      "Hà Nội /viec-lam/tai-ha-noi-l22",
      "Kế toán",
    ]);
  });

  it("of remote work begins there", () => {
    expect(trail("", "vi", "remote")).toEqual(["Việc làm /viec-lam", "Việc làm từ xa"]);
    expect(trail("location_id=22", "en", "remote")).toEqual([
      "Jobs /jobs",
      "Remote /work-from-home",
      "Ha Noi",
    ]);
  });

  it("has at least the two steps that Google asks of a BreadcrumbList", () => {
    const filters = { keyword: "", location_id: [22], category_id: [] };
    const steps = listTrail(
      { language: "en", kind: "all", filters, names, categories: tree },
      { jobs: "Jobs", remote: "Remote", keyword: "" },
    );
    expect(breadcrumbs(steps, "https://sen.example").itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Jobs", item: "https://sen.example/jobs" },
      { "@type": "ListItem", position: 2, name: "Ha Noi" },
    ]);
  });
});
