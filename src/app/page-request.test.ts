import { describe, expect, it } from "vitest";
import { pageAddress } from "./page-request.ts";

describe("The page that a request asks for", () => {
  it.each([
    ["/jobs?page=2", "/jobs?page=2"],
    ["http://127.0.0.1:3000/jobs?page=2", "/jobs?page=2"],
    ["https://evil.test/jobs", "/jobs"],
    ["//evil.test/jobs", "//evil.test/jobs"],
    ["/\\evil.test", "//evil.test"],
    ["//", "//"],
    ["///", "///"],
    ["*", "/*"],
    ["http://", "/*"],
    ["/%zz?%", "/%zz?%"],
  ])("is on this site, whatever host it names: %s", (asked, page) => {
    const { origin, pathname, search } = pageAddress(asked, "https://sen.example");
    expect([origin, pathname + search]).toEqual(["https://sen.example", page]);
  });
});
