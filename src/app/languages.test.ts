import { describe, expect, it } from "vitest";
import { alternatePath, pathLanguage } from "./languages.ts";

describe("A path in a language shows that language (spec §2)", () => {
  it.each([
    ["/", "vi"],
    ["/en", "en"],
    ["/jobs", "en"],
    ["/viec-lam/ke-toan-i5", "vi"],
    ["/viec-lam/ke-toan-tai-ho-chi-minh-l27", "vi"],
    ["/viec-lam/en", "vi"],
    ["/company/sen", "en"],
    ["/cong-ty/sen", "vi"],
    ["/viec-lam-tu-xa-remote", "vi"],
    ["/headhunt-service", "vi"],
    ["/headhunt-service/en", "en"],
    ["/employer/headhunt-service", "vi"],
    ["/employer/headhunt-service/en", "en"],
    ["/employer", null],
    ["/employer/product", null],
    ["/private-policy", null],
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
    ["/headhunt-service", "/headhunt-service/en"],
    ["/employer/headhunt-service", "/employer/headhunt-service/en"],
  ])("%s is %s in English, and back", (vi, en) => {
    expect(alternatePath(vi, "en")).toBe(en);
    expect(alternatePath(en, "vi")).toBe(vi);
    expect(alternatePath(vi, "vi")).toBe(vi);
  });
});
