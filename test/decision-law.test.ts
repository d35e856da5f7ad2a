import { describe, expect, it } from "vitest";
import { brokenDecisions } from "../bin/laws/decisions.ts";

const page = "# 001: Errors\n\nStatus: accepted\nDate: 2026-11-21\n\nText.\n";
const row = "| [001](001-errors.md) | Errors | accepted | 2026-11-21 |";
const broken = (text: string, index = `\n${row}\n`) =>
  brokenDecisions(new Map([["001-errors.md", text]]), index);
const incomplete = ['docs/decisions/001-errors.md: needs "# NNN: title", Status and Date'];

describe("The law of decisions", () => {
  it("accepts a page with its row", () => {
    expect(broken(page)).toEqual([]);
  });

  it.each([
    ["a page without a status", page.replace("Status: accepted\n", "")],
    ["a page without a date", page.replace("Date: 2026-11-21\n", "")],
    ["a status of its own", page.replace("accepted", "proposed")],
    ["the number of another page", page.replace("001", "002")],
  ])("refuses %s", (_name, text) => {
    expect(broken(text)).toEqual(incomplete);
  });

  it("refuses a row that differs from the page", () => {
    expect(broken(page.replace("accepted", "superseded by 002"))).toEqual([
      `docs/decisions/README.md: lacks the row ${row.replace("accepted", "superseded by 002")}`,
    ]);
  });

  it("refuses a missing number that is not explained", () => {
    const pages = new Map([["002-errors.md", page.replace("001", "002")]]);
    const index = `\n${row.replaceAll("001", "002")}\n`;
    expect(brokenDecisions(pages, index)).toEqual([
      "docs/decisions/README.md: 001 has no page, which is not explained",
    ]);
    expect(brokenDecisions(pages, `${index}\n## Numbers without a page\n001\n`)).toEqual([]);
  });
});
