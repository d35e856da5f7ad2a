import { describe, expect, it } from "vitest";
import { alternatePath, pathLanguage } from "./languages.ts";

describe("A path in a language shows that language (spec §2)", () => {
  it.each([
    ["/", "vi"],
    ["/en", "en"],
    ["/jobs", "en"],
    ["/viec-lam/ke-toan-i5", "vi"],
    ["/company/sen", "en"],
    ["/cong-ty/sen", "vi"],
    ["/viec-lam-tu-xa-remote", "vi"],
    ["/login", null],
    ["/jobsearch", null],
  ])("%s: %s", (path, language) => {
    expect(pathLanguage(path)).toBe(language);
  });

  it.each([
    ["/", "/en"],
    ["/viec-lam", "/jobs"],
    ["/viec-lam/ke-toan-i5/apply", "/jobs/ke-toan-i5/apply"],
    ["/cong-ty", "/companies"],
    ["/cong-ty/sen", "/company/sen"],
    ["/viec-lam-theo-nganh-nghe", "/job-by-category"],
  ])("%s is %s in English, and back", (vi, en) => {
    expect(alternatePath(vi, "en")).toBe(en);
    expect(alternatePath(en, "vi")).toBe(vi);
    expect(alternatePath(vi, "vi")).toBe(vi);
  });
});
