import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PayLaw } from "./gross-net.ts";
import { referenceRows } from "./seed.ts";

const { law_rows } = referenceRows();
const rows = law_rows.flatMap(({ kind, from_day, data }) =>
  kind === "gross_net" ? [{ from: from_day, ...(data as PayLaw) }] : [],
);
const isoDate = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

describe("Rows of law", () => {
  it("name their day and the source of each value, the oldest first", () => {
    expect(rows.map(({ from }) => from)).toEqual(["2024-07-01", "2026-01-01", "2026-07-01"]);
    for (const { from, sources, ...values } of rows) {
      expect(Object.keys(sources).sort(), from).toEqual(Object.keys(values).sort());
      for (const text of Object.values(sources)) expect(text).toMatch(/(Law|Decree|Resolution) \d+\/\d{4}/);
    }
  });

  it("cap insurance at 50.6 million since July 2026", () => {
    const caps = rows.map((row) => row.base_salary * row.si_hi_cap_multiple);
    expect(caps).toEqual([46_800_000, 46_800_000, 50_600_000]);
  });

  it("are holidays and rates with a day and a source, Vietnam Culture Day among them since 2026", () => {
    for (const { from_day, source } of law_rows)
      expect({ from_day, source }).toEqual({ from_day: isoDate, source: expect.stringMatching(/\S/) });
    const cultureDays = law_rows.filter(({ from_day }) => from_day.endsWith("-11-24"));
    expect(cultureDays.map(({ from_day, source }) => [from_day, source])).toEqual([
      ["2026-11-24", "Resolution 28/2026/QH16"],
      ["2027-11-24", "Resolution 28/2026/QH16"],
    ]);
  });

  it("are not repeated as constants in code", () => {
    const amounts = rows.flatMap((row) => [
      row.personal,
      row.dependent,
      row.base_salary,
      row.base_salary * row.si_hi_cap_multiple,
      ...Object.values(row.min_wage),
    ]);
    const law = new RegExp(`\\b(?:${[...new Set(amounts)].join("|")})\\b`);
    const repeated = globSync("{src,bin}/**/*.{ts,tsx}").filter(
      (path) => !path.includes(".test.") && law.test(readFileSync(path, "utf8").replaceAll("_", "")),
    );
    expect(repeated).toEqual([]);
  });
});
