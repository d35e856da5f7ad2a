import { describe, expect, it } from "vitest";
import { acceptedLanguage, readLanguage } from "./i18n.ts";

describe("The language of a caller", () => {
  it("is 0 or 1 in X-Language and in the cookie", () => {
    expect([readLanguage("0"), readLanguage("1"), readLanguage("2"), readLanguage(undefined)]).toEqual([
      "en",
      "vi",
      null,
      null,
    ]);
  });

  it.each([
    ["vi-VN,vi;q=0.9,en;q=0.8", "vi"],
    ["en;q=0.3, vi;q=0.7", "vi"],
    ["ja, fr", null],
    ["vi;q=0, en", "en"],
    ["", null],
  ])("is read from Accept-Language %j", (header, expected) => {
    expect(acceptedLanguage(header)).toBe(expected);
  });
});
