import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { referenceRows } from "./seed.ts";

type Region = "I" | "II" | "III" | "IV";
type Shares = { si: number; hi: number; ui: number };
interface LawRow {
  from: string;
  source: Record<string, string>;
  personal: number;
  dependent: number;
  brackets: [number | null, number][];
  min_wage: Record<Region, number>;
  base_salary: number;
  employee: Shares;
  employer: Shares;
  si_hi_cap_multiple: number;
  ui_cap_multiple: number;
}
const rows: LawRow[] = JSON.parse(
  readFileSync(new URL("./data/gross_net.json", import.meta.url), "utf8"),
).rows;
const isoDate = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);

/** Take-home pay by the row in force on a day: the formula of the law, without the allowances that the rows leave out. */
function netOf(on: string, gross: number, dependants: number, region: Region = "I") {
  const row = rows.findLast(({ from }) => from <= on)!;
  const capped = Math.min(gross, row.base_salary * row.si_hi_cap_multiple);
  const unemployment = Math.min(gross, row.min_wage[region] * row.ui_cap_multiple) * row.employee.ui;
  const insurance = Math.round(capped * (row.employee.si + row.employee.hi) + unemployment);
  const taxable = Math.max(0, gross - insurance - row.personal - dependants * row.dependent);
  const tax = row.brackets.reduce((sum, [top, rate], index) => {
    const bottom = row.brackets[index - 1]?.[0] ?? 0;
    return sum + Math.max(0, Math.min(taxable, top ?? taxable) - bottom) * rate;
  }, 0);
  return { insurance, tax, net: gross - insurance - tax };
}

describe("Rows of law", () => {
  it("name their day and the source of each value, the oldest first", () => {
    expect(rows.map(({ from }) => from)).toEqual(["2024-07-01", "2026-01-01", "2026-07-01"]);
    for (const { from, source, ...values } of rows) {
      expect(Object.keys(source).sort(), from).toEqual(Object.keys(values).sort());
      for (const text of Object.values(source)) expect(text).toMatch(/(Law|Decree|Resolution) \d+\/\d{4}/);
    }
  });

  it("cap insurance at 50.6 million since July 2026", () => {
    const caps = rows.map((row) => row.base_salary * row.si_hi_cap_multiple);
    expect(caps).toEqual([46_800_000, 46_800_000, 50_600_000]);
  });

  it.each([
    ["2026-06-01", 50_000_000, 0, "I", { insurance: 4_946_000, tax: 2_455_400, net: 42_598_600 }],
    ["2026-07-01", 50_000_000, 0, "I", { insurance: 5_250_000, tax: 2_425_000, net: 42_325_000 }],
    ["2026-06-01", 100_000_000, 2, "I", { insurance: 5_446_000, tax: 10_496_200, net: 84_057_800 }],
    ["2026-07-01", 100_000_000, 2, "I", { insurance: 5_807_000, tax: 10_387_900, net: 83_805_100 }],
    ["2026-07-01", 120_000_000, 0, "IV", { insurance: 5_547_000, tax: 20_185_900, net: 94_267_100 }],
    ["2026-07-01", 10_000_000, 0, "I", { insurance: 1_050_000, tax: 0, net: 8_950_000 }],
  ] as const)(
    "give the known pay: %s, %d gross, %d dependants, region %s",
    (on, gross, dependants, region, pay) => {
      expect(netOf(on, gross, dependants, region)).toEqual(pay);
    },
  );

  it("are holidays and rates with a day and a source, Vietnam Culture Day among them since 2026", () => {
    const { holidays, currency_rates } = referenceRows();
    for (const { day, source } of [...holidays, ...currency_rates.map((row) => ({ ...row, day: row.as_of }))])
      expect({ day, source }).toEqual({ day: isoDate, source: expect.stringMatching(/\S/) });
    const cultureDays = holidays.filter(({ day }) => day.endsWith("-11-24"));
    expect(cultureDays.map(({ day, source }) => [day, source])).toEqual([
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
