import { describe, expect, it } from "vitest";
import { themeFromCookies } from "./theme.ts";

describe("the remembered theme", () => {
  it("is read from the cookies, wherever it stands among them", () => {
    expect(themeFromCookies("a=1; theme=dark; b=2")).toBe("dark");
    expect(themeFromCookies("theme=light")).toBe("light");
  });
  it("is the device's without a cookie, or with one that names no theme", () => {
    expect(themeFromCookies(null)).toBe("system");
    expect(themeFromCookies("theme=pink; mytheme=dark")).toBe("system");
  });
});
