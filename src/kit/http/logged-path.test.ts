import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loggedPath } from "./logged-path.ts";

describe("An address in a log", () => {
  it.each([
    "/",
    "/en",
    "/jobs/senior-backend-developer-java-i1234",
    "/viec-lam/ke-toan-tai-ha-noi-l22-c36",
    "/viec-lam/k%E1%BA%BF-to%C3%A1n",
    "/api/v2/public/support_threads",
    "/api/v2/candidates/jobs/42/similar",
    "/employer/3/jobs/create",
    "/sitemap/jobs-1.xml",
    "/jobs.data",
    "/og/jobs/12-en-0a1b2c3d4e.png",
  ])("says what was asked for: %s", (path) => {
    expect(loggedPath(path)).toBe(path);
  });

  it.each([
    ["/verify-email?token=abc", "/verify-email"],
    ["/job-alerts/confirm#token=abc", "/job-alerts/confirm"],
    ["/verify-email%3Ftoken%3Dabc", "/verify-email"],
    ["/forgot-password/reset-password%3ftoken=abc", "/forgot-password/reset-password"],
    ["/jobs/lan%40example.test", "/jobs/*"],
    ["/jobs/%E0%A4%A", "/jobs/*"],
    ["/a%2Fb/c%00/d%0A{}", "/*/*/*"],
    ["/jobs/\u202Eweiv", "/jobs/*"],
  ])("keeps neither query nor what may be somebody's: %s", (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  it("keeps no key, of whatever kind and wherever it stands", () => {
    const key = fc.oneof(
      fc.noShrink(fc.constant(null)).map(() => randomBytes(32).toString("base64url")),
      fc.noShrink(fc.constant(null)).map(() => randomBytes(20).toString("hex")),
      fc.noShrink(fc.constant(null)).map(() => randomUUID().replaceAll("-", "")),
      fc
        .noShrink(fc.constant(null))
        .map(() => `eyJhbGciOiJFZERTQSJ9.${randomBytes(40).toString("base64url")}`),
    );
    fc.assert(
      fc.property(key, fc.constantFrom("", "/messages", ".json", "%3D"), (secret, after) => {
        expect(loggedPath(`/api/v2/public/support_threads/${secret}${after}`)).not.toContain(secret);
      }),
      { numRuns: 2000 },
    );
  });

  it("is made of any address there is", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (url) => typeof loggedPath(url) === "string"));
  });
});
