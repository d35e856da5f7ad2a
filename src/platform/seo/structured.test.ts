import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breadcrumbs, scriptJson, siteData } from "./structured.ts";

describe("Structured data", () => {
  it("cannot end the script that holds it", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("</script>", "<!--", "\u2028", "]]>")),
        (text) => {
          const json = scriptJson({ text });
          expect(json).not.toMatch(/[<>&\u2028\u2029]/);
          expect(JSON.parse(json)).toEqual({ text });
        },
      ),
    );
  });
  it("counts the steps to a page; the page itself has no address", () => {
    const made = breadcrumbs(
      [{ name: "Việc làm", path: "/viec-lam" }, { name: "Kế toán" }],
      "https://sen.example",
    );
    expect(made.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Việc làm", item: "https://sen.example/viec-lam" },
      { "@type": "ListItem", position: 2, name: "Kế toán" },
    ]);
  });
  it("says where a search begins, in the page's language", () => {
    const [organization, site] = siteData({ origin: "https://sen.example", home: "/", search: "/viec-lam" });
    expect(site).toMatchObject({
      publisher: { "@id": organization?.["@id"] },
      potentialAction: {
        target: { urlTemplate: "https://sen.example/viec-lam?keyword={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
  });
});
