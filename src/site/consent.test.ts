import { describe, expect, it } from "vitest";
import { consentHeader, isMeasured, readConsent } from "./consent.ts";

describe("Consent", () => {
  it("is what the visitor said, and nothing else counts as an answer", () => {
    expect(readConsent("yes")).toBe("yes");
    expect(readConsent("no")).toBe("no");
    for (const value of [undefined, null, "", "1", "true", "YES"]) expect(readConsent(value)).toBeNull();
    expect(consentHeader("yes", true)).toBe("consent=yes; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
  });

  it("lets public pages be measured, and none that is personal or has a secret in its address", () => {
    for (const path of [
      "/",
      "/en",
      "/jobs",
      "/viec-lam/ke-toan-i42",
      "/company/sen",
      "/cong-ty/sen/jobs",
      "/cookies",
    ])
      expect(isMeasured(path), path).toBe(true);
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
      expect(isMeasured(path), path).toBe(false);
  });
});
