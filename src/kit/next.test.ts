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

  it.each([
    ["/ế", "/%E1%BA%BF"],
    ["/jobs?keyword=kế toán#đầu", "/jobs?keyword=k%E1%BA%BF%20to%C3%A1n#%C4%91%E1%BA%A7u"],
    ["/\ud800", "/%EF%BF%BD"],
    ["/😀", "/%F0%9F%98%80"],
    ["/.//evil.test", "/.//evil.test"],
  ])("stands in a header as ASCII: %j", (path, header) => {
    expect(safePath(path)).toBe(header);
    new Headers({ location: header });
  });

  it("is said in the address of the sign-in page, unless no server would take that", () => {
    expect(signInPath("/my-jobs/saved?page=2")).toBe("/login?next=%2Fmy-jobs%2Fsaved%3Fpage%3D2");
    expect(signInPath("/admin/inbox?tab=mine", true)).toBe(
      "/admin/login?next=%2Fadmin%2Finbox%3Ftab%3Dmine&notice=ended",
    );
    expect(signInPath("/administration")).toBe("/login?next=%2Fadministration");
    expect(signInPath(`/employer/${"ế".repeat(1000)}`)).toBe("/login");
  });
});
