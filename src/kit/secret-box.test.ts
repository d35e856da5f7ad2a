import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { secretBox } from "./secret-box.ts";

const secret = "a secret that only tests know, 32+";
const seed = Buffer.from("twenty bytes of seed");
const key = (id: string) => `${id}:${randomBytes(32).toString("base64")}`;

describe("A sealed secret", () => {
  it("opens with its key for what it belongs to, and looks different each time", () => {
    const box = secretBox(undefined, secret);
    const sealed = box.seal(seed, "totp 7");
    expect(box.open(sealed, "totp 7")).toEqual(seed);
    expect(box.seal(seed, "totp 7")).not.toBe(sealed);
    expect(sealed).not.toContain(seed.toString("base64url"));
    expect(() => box.open(sealed, "totp 8")).toThrow();
    expect(() => secretBox(undefined, `${secret}!`).open(sealed, "totp 7")).toThrow();
  });

  it("does not open once it was changed", () => {
    const box = secretBox(undefined, secret);
    const [id, text = ""] = box.seal(seed, "totp 7").split(".");
    const bytes = Buffer.from(text, "base64url");
    for (const at of [0, 15, bytes.length - 1]) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(() => box.open(`${id}.${forged.toString("base64url")}`, "totp 7")).toThrow();
    }
  });

  it("opens after its key was replaced, until the old key is taken away", () => {
    const [first, second] = [key("1"), key("2")];
    const derived = secretBox(undefined, secret).seal(seed, "totp 7");
    const old = secretBox(first, secret).seal(seed, "totp 7");
    const both = secretBox(`${second},${first}`, secret);
    for (const sealed of [derived, old]) {
      expect(both.open(sealed, "totp 7")).toEqual(seed);
      expect(both.isCurrent(sealed)).toBe(false);
    }
    const renewed = both.seal(both.open(old, "totp 7"), "totp 7");
    expect(renewed).toMatch(/^2\./);
    expect(both.isCurrent(renewed)).toBe(true);
    const without = secretBox(second, secret);
    expect(without.open(renewed, "totp 7")).toEqual(seed);
    expect(() => without.open(old, "totp 7")).toThrow("No key 1");
  });
});
