import { describe, expect, it } from "vitest";
import { richText } from "./rich-text.ts";
import { isWebAddress } from "./web-address.ts";

describe("A link that people give each other", () => {
  it.each(["https://meet.example.com/abc-def", "http://sen.test/?a=1#b", "https://trần.vn/việc"])(
    "may be %s",
    (link) => {
      expect(isWebAddress(link)).toBe(true);
      expect(richText(`<p><a href="${link}">Sen</a></p>`)).toContain("href");
    },
  );

  it.each([
    "http://user:pw@evil.test/",
    "https://google.com@evil.test/",
    "https://:pw@evil.test/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.test/",
    "ftp://evil.test/",
  ])("is not %s", (link) => {
    expect(isWebAddress(link)).toBe(false);
    expect(richText(`<p><a href="${link}">Sen</a></p>`)).not.toContain("href");
  });

  it.each(["http://localhost/", "https://meet.example.com/a b", "sen.test", ""])(
    "is no whole address: %s",
    (link) => {
      expect(isWebAddress(link)).toBe(false);
    },
  );
});
