import { describe, expect, it } from "vitest";
import { safePath, signInPath } from "./next.ts";

describe("The way on after signing in", () => {
  it.each([
    ["/jobs?keyword=k%E1%BA%BF", true],
    ["//evil.test", false],
    ["/\\evil.test", false],
    ["/\t/evil.test", false],
    ["https://evil.test", false],
    ["", false],
  ])("is a page of ours: %s", (path, own) => {
    expect(safePath(path)).toBe(own ? path : null);
  });

  it("is said in the address of the sign-in page, unless no server would take that", () => {
    expect(signInPath("/my-jobs/saved?page=2")).toBe("/login?next=%2Fmy-jobs%2Fsaved%3Fpage%3D2");
    expect(signInPath(`/employer/${"ế".repeat(1000)}`)).toBe("/login");
  });
});
