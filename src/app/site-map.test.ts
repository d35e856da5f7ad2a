import { describe, expect, it } from "vitest";
import { siteMap } from "./site-map.ts";

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
    ["/cv-online", "vi"],
    ["/cv-online/en", "en"],
    ["/headhunt-service/en", "en"],
    ["/employer/headhunt-service", "vi"],
    ["/employer/headhunt-service/en", "en"],
    ["/employer", null],
    ["/employer/product", null],
    ["/private-policy", null],
    ["/login", null],
    ["/jobsearch", null],
  ])("%s: %s", (path, language) => {
    expect(siteMap.languageOf(path)).toBe(language);
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
    expect(siteMap.inLanguage(vi, "en")).toBe(en);
    expect(siteMap.inLanguage(en, "vi")).toBe(vi);
    expect(siteMap.inLanguage(vi, "vi")).toBe(vi);
  });
});

const catalogues = {
  browse: [
    "/",
    "/en",
    "/jobs",
    "/viec-lam/",
    "/jobs/ke-toan-i7",
    "/Viec-Lam/ke-toan-i7",
    "/viec-lam-tu-xa-remote",
    "/offline",
  ],
  account: [
    "/login",
    "/register",
    "/employer/register",
    "/forgot-password/confirmation",
    "/account/your-account",
  ],
  site: [
    "/jobs/ke-toan-i7/apply",
    "/viec-lam/ke-toan-i7/report",
    "/my-jobs/saved",
    "/company/sen",
    "/employer",
  ],
  console: ["/employer/7/jobs", "/employer/onboarding", "/consultants/dashboard", "/admin/inbox"],
} as const;

it.each(Object.entries(catalogues))("the texts of %s are those of its pages", (area, paths) => {
  for (const path of paths) expect(siteMap.textsOf(path), path).toBe(area);
});

it("The texts of pages that every account has are those of its frame", () => {
  for (const kind of ["company", "consultant", "admin"] as const)
    expect(siteMap.textsOf("/account/your-account", kind)).toBe("console");
  expect(siteMap.textsOf("/account/your-account", "candidate")).toBe("account");
  expect(siteMap.textsOf("/login", "company")).toBe("account");
});

describe("The tag manager", () => {
  it("measures public pages, and none that is personal or has a secret in its address", () => {
    for (const path of [
      "/",
      "/en",
      "/jobs",
      "/viec-lam/ke-toan-i42",
      "/company/sen",
      "/cong-ty/sen/jobs",
      "/cookies",
    ])
      expect(siteMap.isMeasured(path), path).toBe(true);
    for (const path of [
      "/login",
      "/register",
      "/employer/register",
      "/jobs/ke-toan-i42/apply",
      "/viec-lam/ke-toan-i42/apply-cv-online",
      "/jobs/ke-toan-i42/report",
      "/my-jobs/applied",
      "/account/your-account",
      "/verify-email",
      "/forgot-password/reset-password",
      "/employer/12/jobs",
      "/admin/review-jobs",
      "/jobsearch",
      "/chat-with-support",
    ])
      expect(siteMap.isMeasured(path), path).toBe(false);
  });
});
