import { describe, expect, it } from "vitest";
import { base32, codeAt, matchingStep, otpauthUrl, stepOf } from "./totp.ts";

const seed = Buffer.from("12345678901234567890");

describe("A one-time password", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %i is that of RFC 6238, appendix B", (second, code) => {
    expect(codeAt(seed, stepOf(new Date(second * 1000)))).toBe(code);
  });

  it("holds one step either side, and only after the last accepted one", () => {
    const at = new Date("2026-03-02T03:00:10Z");
    const now = stepOf(at);
    for (const off of [-1, 0, 1]) expect(matchingStep(seed, codeAt(seed, now + off), at, 0)).toBe(now + off);
    for (const off of [-2, 2]) expect(matchingStep(seed, codeAt(seed, now + off), at, 0)).toBeNull();
    expect(matchingStep(seed, codeAt(seed, now), at, now)).toBeNull();
    for (const wrong of ["", "12345", `${codeAt(seed, now)}0`, "ế23456"])
      expect(matchingStep(seed, wrong, at, 0)).toBeNull();
  });

  it("is set up by a secret in base 32", () => {
    expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
    expect(base32(seed)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(otpauthUrl("chau@example.test", "MZXW6")).toBe(
      "otpauth://totp/Sen%3Achau%40example.test?secret=MZXW6&issuer=Sen",
    );
  });
});
