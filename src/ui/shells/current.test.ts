import { describe, expect, it } from "vitest";
import { currentHref } from "./current.ts";

const menu = [
  { href: "/companies", label: "Dashboard" },
  { href: "/companies/jobs", label: "Jobs" },
  { href: "/companies/candidates", label: "Candidates" },
];

describe("the marked entry of a menu", () => {
  it("is the one whose address leads the page's, the longest first", () => {
    expect(currentHref(menu, "/companies/jobs/12")).toBe("/companies/jobs");
    expect(currentHref(menu, "/companies")).toBe("/companies");
  });
  it("is none where no address leads it, also when a word only begins alike", () => {
    expect(currentHref(menu.slice(1), "/companies/jobs-archive")).toBeNull();
  });
  it("is the one that says so itself", () => {
    expect(currentHref([...menu, { href: "/x", label: "X", current: true }], "/companies/jobs")).toBe("/x");
  });
});
