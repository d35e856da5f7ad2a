import { describe, expect, it } from "vitest";
import { seededPayLaw } from "./factory.ts";
import { grossOf, netOf, usualEmployee } from "./gross-net.ts";

describe("Take-home pay", () => {
  it.each([
    ["2026-06-01", 50_000_000, 0, "I", true, { insurance: 4_946_000, tax: 2_455_400, net: 42_598_600 }],
    ["2026-06-01", 60_000_000, 0, "I", true, { insurance: 5_046_000, tax: 4_390_800, net: 50_563_200 }],
    ["2026-06-01", 100_000_000, 2, "I", true, { insurance: 5_446_000, tax: 10_496_200, net: 84_057_800 }],
    ["2026-07-01", 10_000_000, 0, "I", true, { insurance: 1_050_000, tax: 0, net: 8_950_000 }],
    ["2026-07-01", 20_000_000, 0, "I", true, { insurance: 2_100_000, tax: 120_000, net: 17_780_000 }],
    ["2026-07-01", 30_000_000, 1, "I", true, { insurance: 3_150_000, tax: 257_500, net: 26_592_500 }],
    ["2026-07-01", 50_000_000, 0, "I", true, { insurance: 5_250_000, tax: 2_425_000, net: 42_325_000 }],
    ["2026-07-01", 60_000_000, 0, "I", true, { insurance: 5_407_000, tax: 4_318_600, net: 50_274_400 }],
    ["2026-07-01", 100_000_000, 2, "I", true, { insurance: 5_807_000, tax: 10_387_900, net: 83_805_100 }],
    ["2026-07-01", 120_000_000, 0, "IV", true, { insurance: 5_547_000, tax: 20_185_900, net: 94_267_100 }],
    ["2026-07-01", 200_000_000, 3, "I", true, { insurance: 5_869_000, tax: 41_510_850, net: 152_620_150 }],
    ["2026-07-01", 20_000_000, 0, "I", false, { insurance: 1_900_000, tax: 130_000, net: 17_970_000 }],
  ] as const)(
    "on %s of %d gross with %d dependants in region %s, unemployment insured %s",
    (on, gross, dependants, region, unemploymentInsured, pay) => {
      expect(netOf(gross, seededPayLaw(on), { dependants, region, unemploymentInsured })).toMatchObject(pay);
    },
  );

  it.each([
    [20_000_000, 0, 22_610_997],
    [30_000_000, 0, 34_698_945],
    [30_000_000, 1, 34_007_645],
    [42_325_000, 0, 50_000_000],
    [83_805_100, 2, 100_000_000],
  ])("of %d with %d dependants takes %d gross", (net, dependants, gross) => {
    expect(grossOf(net, seededPayLaw("2026-07-01"), { ...usualEmployee, dependants })).toBe(gross);
  });

  it("never falls as the gross salary rises, so the search of the gross salary is exact", () => {
    for (const day of ["2024-07-01", "2026-01-01", "2026-07-01"]) {
      const law = seededPayLaw(day);
      for (let gross = 1; gross < 300_000_000; gross += 1_234_567) {
        const [less, more] = [netOf(gross, law).net, netOf(gross + 1, law).net];
        expect(more - less === 0 || more - less === 1, `${day}: ${gross}`).toBe(true);
        expect(grossOf(less, law)).toBeLessThanOrEqual(gross);
      }
    }
  });
});
