import { describe, expect, it } from "vitest";
import { consentHeader, readConsent } from "./consent.ts";

describe("Consent", () => {
  it("is what the visitor said, and nothing else counts as an answer", () => {
    expect(readConsent("yes")).toBe("yes");
    expect(readConsent("no")).toBe("no");
    for (const value of [undefined, null, "", "1", "true", "YES"]) expect(readConsent(value)).toBeNull();
    expect(consentHeader("yes", true)).toBe("consent=yes; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
  });
});
