import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageRequestOf } from "./page-request.ts";

const reads = (path: string) => (path === "/jobs" ? ["keyword", "page"] : undefined);
const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  pageRequestOf({ url, headers, method }, reads);

describe("A visitor's request for a page", () => {
  it("is a reading request without a session", () => {
    expect(ask("/jobs")).not.toBeNull();
    expect(ask("/jobs", {}, "HEAD")).not.toBeNull();
    expect(ask("/jobs", {}, "POST")).toBeNull();
    expect(ask("/jobs", { authorization: "Bearer x" })).toBeNull();
    for (const cookie of ["token=x", "a=b; token=", "theme=dark;__Host-token=x", "token"])
      expect(ask("/jobs", { cookie }), cookie).toBeNull();
  });

  it("names no other host", () => {
    for (const url of ["//evil.example/jobs", "http://evil.example/jobs", "*", ""])
      expect(ask(url), url).toBeNull();
  });

  it("has a key for each language and theme", () => {
    const keys = [
      ask("/login"),
      ask("/login", { cookie: "X_LANGUAGE=1" }),
      ask("/login", { cookie: "theme=dark" }),
      ask("/login", { cookie: "X_LANGUAGE=1; theme=dark" }),
    ].map((asked) => asked?.key);
    expect(new Set(keys).size).toBe(4);
    expect(ask("/login", { cookie: "theme=purple; X_LANGUAGE=7" })?.key).toBe(keys[0]);
    // The language of the path takes precedence over the cookie.
    expect(ask("/viec-lam", { cookie: "X_LANGUAGE=0" })?.language).toBe("vi");
    expect(ask("/_root.data")?.language).toBe("vi");
  });

  it("has the browser's language if neither the address nor a cookie has one", () => {
    const vietnamese = { "accept-language": "vi-VN,vi;q=0.9,en;q=0.8" };
    expect(ask("/login", vietnamese)?.language).toBe("vi");
    expect(ask("/login", vietnamese)?.key).toBe(ask("/login", { cookie: "X_LANGUAGE=1" })?.key);
    expect(ask("/login", { ...vietnamese, cookie: "X_LANGUAGE=0" })?.language).toBe("en");
    expect(ask("/jobs", vietnamese)?.language).toBe("en");
    expect(ask("/login", { "accept-language": "ja" })?.language).toBe("en");
  });

  it("remembers the language of the address unless the cookie has it", () => {
    expect(ask("/viec-lam")?.remember).toMatch(/^X_LANGUAGE=1;/);
    expect(ask("/viec-lam.data", { cookie: "X_LANGUAGE=0" })?.remember).toMatch(/^X_LANGUAGE=1;/);
    expect(ask("/en", { cookie: "X_LANGUAGE=1" })?.remember).toMatch(/^X_LANGUAGE=0;/);
    expect(ask("/viec-lam", { cookie: "X_LANGUAGE=1" })?.remember).toBeNull();
    expect(ask("/login")?.remember).toBeNull();
  });

  it("is plain only without cookies that are not part of the key", () => {
    expect(ask("/jobs", { cookie: "theme=dark; X_LANGUAGE=0" })?.plain).toBe(true);
    expect(ask("/jobs", { cookie: "support=1" })?.plain).toBe(false);
    expect(ask("/jobs", { cookie: "support=1" })?.key).toBe(ask("/jobs")?.key);
  });

  it("has the whole query until the parameters of the page are known", () => {
    expect(ask("/companies?b=1&a=2")?.query).toBe("?b=1&a=2");
  });

  it("has one key for a query in any order, with any further parameters", () => {
    const value = fc.string({ unit: "grapheme", maxLength: 12 });
    const stranger = fc.tuple(fc.stringMatching(/^(utm_\w{1,8}|fbclid|x)$/), value);
    fc.assert(
      fc.property(
        value,
        value,
        fc.array(stranger, { maxLength: 4 }),
        fc.nat(),
        (keyword, page, others, turn) => {
          const own = [
            ["keyword", keyword],
            ["page", page],
          ] as [string, string][];
          const parts = [...own, ...others];
          const turned = [...parts.slice(turn % parts.length), ...parts.slice(0, turn % parts.length)];
          const asked = ask(`/jobs?${new URLSearchParams(turned)}`);
          expect(asked?.key).toBe(ask(`/jobs?${new URLSearchParams(own)}`)?.key);
          expect(asked?.query).toBe(`?${new URLSearchParams(own)}`);
        },
      ),
    );
  });

  it("has another key for another value of a parameter that the page reads", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const key = (keyword: string) => ask(`/jobs?${new URLSearchParams({ keyword })}`)?.key;
        expect(key(one) === key(other)).toBe(one.toWellFormed() === other.toWellFormed());
      }),
    );
  });
});
