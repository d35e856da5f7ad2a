import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { demoCvPdf } from "./cv-pdf.ts";
import { demoLogo } from "./logo.ts";
import { demoMarket } from "./market.ts";

const { candidates, companies } = demoMarket(new Date("2026-11-20T03:00:00Z"));

describe("the CV of a demo candidate", () => {
  it("is one page whose text reads back with every accent", async () => {
    const longest = [...candidates].sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
    for (const person of [candidates[0]!, ...longest.slice(0, 8)]) {
      const pdf = await getDocumentProxy(new Uint8Array(await demoCvPdf(person)));
      expect(pdf.numPages).toBe(1);
      const text = (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, " ").normalize("NFC");
      expect(text).toContain(person.fullName);
      expect(text).toContain(person.headline);
      for (const work of person.works) for (const line of work.lines) expect(text).toContain(line);
      expect(text).toContain(person.educations[0]!.school);
    }
  });
});

describe("the mark of a demo company", () => {
  it("is a small PNG, the same each time", async () => {
    const first = await demoLogo(companies[0]!);
    expect(first.subarray(1, 4).toString()).toBe("PNG");
    expect(await demoLogo(companies[0]!)).toEqual(first);
  });
});
