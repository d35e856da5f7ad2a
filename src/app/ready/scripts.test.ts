import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { withoutNonce } from "./scripts.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("a document for many visitors", () => {
  it("allows the inline scripts that carried the nonce, by what they say", () => {
    const made = withoutNonce(
      '<head><script nonce="N1">one()</script></head><script nonce="N1" type="module" async="">two()</script>' +
        '<script nonce="N1" src="/a.js"></script><link nonce="N1" rel="x"><script nonce="N1">one()</script>',
      "N1",
    );
    expect(made.scripts).toBe(`${hash("one()")} ${hash("two()")}`);
    expect(made.html).not.toContain("N1");
    expect(made.html).toContain("<script>one()</script>");
  });

  it("allows nothing that somebody else wrote", () => {
    const strangers =
      '<script>evil()</script><script nonce="guessed">evil()</script><script type="application/ld+json">{}</script>';
    expect(withoutNonce(strangers, "N1")).toEqual({ html: strangers, scripts: "" });
  });
});
