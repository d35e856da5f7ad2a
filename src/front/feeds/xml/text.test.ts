import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cdata, clean, element, escaped } from "./text.ts";

const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(
      fc.constantFrom("]]>", "]]", ">", "]", "<![CDATA[", "\u0000", "\u000b", "\ud800", "\uffff", "&", "đ"),
    )
    .map((parts) => parts.join("")),
);

/** The text that an XML parser reads from adjacent CDATA sections. */
const readCdata = (xml: string) =>
  [...xml.matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map((section) => section[1]).join("");

describe("Text in XML", () => {
  it("keeps every character that XML can hold, and no other", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const kept = clean(text);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone
        expect(kept).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(kept.isWellFormed()).toBe(true);
        expect(clean(kept)).toBe(kept);
      }),
    );
  });
  it("cannot leave its CDATA section", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const xml = cdata(text);
        expect(readCdata(xml)).toBe(clean(text));
        expect(xml.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, "")).toBe("");
      }),
    );
  });
  it("cannot leave its element", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(escaped(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
      }),
    );
  });
  it("is readable in an attribute too, whichever quotes stand around it", () => {
    expect(escaped(`"a" & 'b' <c>`)).toBe("&quot;a&quot; &amp; &apos;b&apos; &lt;c&gt;");
  });
  it("is left out when there is none", () => {
    expect(element("city", null) + element("city", "")).toBe("");
    expect(element("company", "R&D <Việt>")).toBe("<company>R&amp;D &lt;Việt&gt;</company>");
  });
});
