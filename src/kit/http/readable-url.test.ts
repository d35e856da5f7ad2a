import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readableUrl } from "./readable-url.ts";

describe("An address with broken encoding", () => {
  it.each([
    ["/jobs/k%E1%BA%BF-to%C3%A1n?keyword=%E0%A4%A", "/jobs/k%E1%BA%BF-to%C3%A1n?keyword=%E0%A4%A"],
    ["/jobs/%E0%A4%A", "/jobs/%25E0%25A4%25A"],
    ["/jobs/100%/k%E1%BA%BF?a=%", "/jobs/100%25/k%E1%BA%BF?a=%"],
    ["/%ff", "/%25ff"],
    ["/%u0041", "/%25u0041"],
    ["/?%zz", "/?%zz"],
  ])("says what it says: %s", (given, read) => {
    expect(readableUrl(given)).toBe(read);
  });

  it("can be read afterwards, whatever it was, and one that could be read stays as it is", () => {
    const url = fc.stringMatching(/^(\/(%[0-9a-fA-F]{0,2}|[a-z?%])*)*$/);
    fc.assert(
      fc.property(url, (given) => {
        const [path = ""] = readableUrl(given).split("?", 1);
        expect(() => decodeURIComponent(path)).not.toThrow();
        expect(readableUrl(readableUrl(given))).toBe(readableUrl(given));
      }),
    );
  });
});
