import { describe, expect, it } from "vitest";
import { fillHtml, fillText, placeholderFaults, tidyPlaceholders } from "./placeholders.ts";
import { type PlaceholderValues, placeholders } from "./terms.ts";

const values = (own: Partial<PlaceholderValues>) =>
  ({ ...Object.fromEntries(placeholders.map((name) => [name, null])), ...own }) as PlaceholderValues;

describe("Placeholders", () => {
  it("of the product are valid, also with blanks", () => {
    for (const name of placeholders)
      expect(placeholderFaults(`Chào {{${name}}}, {{ ${name} }}!`)).toEqual([]);
    expect(placeholderFaults("Không có gì {ở đây} để điền")).toEqual([]);
    expect(tidyPlaceholders("{{ candidate_name }} {{&nbsp;link}} {{ai}}")).toBe(
      "{{candidate_name}} {{link}} {{ai}}",
    );
  });

  it.each([
    ["{{candidat_name}}", "placeholder_unknown", "{{candidat_name}}"],
    ["{{Candidate_Name}}", "placeholder_unknown", "{{Candidate_Name}}"],
    ["{{}}", "placeholder_unknown", "{{}}"],
    ["{{constructor}}", "placeholder_unknown", "{{constructor}}"],
    ["Chào {{candidate_name, hẹn gặp", "placeholder_unclosed", "{{candidate_name"],
    ["Chào {{candidate_name} và {{job_title}}", "placeholder_unclosed", "{{candidate_name"],
    ["<p>{{<strong>job_title</strong></p>", "placeholder_unclosed", "{{job_title"],
    ["Chào candidate_name}}", "placeholder_unclosed", "candidate_name}}"],
    ["Chào {candidate_name}", "placeholder_unclosed", "{candidate_name}"],
    ["{{<strong>job_title</strong>}}", "placeholder_formatted", "{{job_title}}"],
  ])("%s is refused and named", (text, code, placeholder) => {
    expect(placeholderFaults(text)).toEqual([{ code, placeholder }]);
  });

  it("are filled in; those without a value remain and are reported", () => {
    const own = values({ candidate_name: "Lê An", job_title: "Kế toán\n(gấp)" });
    expect(fillText("{{candidate_name}}: {{job_title}}, {{start_date}}", own)).toEqual({
      text: "Lê An: Kế toán (gấp), {{start_date}}",
      missing: ["start_date"],
    });
  });

  it("insert no markup into HTML, except the link", () => {
    const own = values({ job_title: `<img src=x onerror="a"> & "b"`, link: "https://sen.test/a?b=1&c=2" });
    const { text } = fillHtml(`<p>{{job_title}}</p><p>{{link}}</p><p><a href="{{link}}">Xem</a></p>`, own);
    expect(text).toBe(
      `<p>&lt;img src=x onerror=&quot;a&quot;&gt; &amp; &quot;b&quot;</p>` +
        `<p><a href="https://sen.test/a?b=1&amp;c=2">https://sen.test/a?b=1&amp;c=2</a></p>` +
        `<p><a href="https://sen.test/a?b=1&amp;c=2">Xem</a></p>`,
    );
  });

  it("inside of a value are not filled in", () => {
    const own = values({ candidate_name: "{{link}}", link: "https://sen.test" });
    expect(fillText("{{candidate_name}}", own).text).toBe("{{link}}");
  });
});
