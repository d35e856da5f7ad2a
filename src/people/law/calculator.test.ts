import { beforeAll, describe, expect, it } from "vitest";
import { momentOf } from "#platform/reference/calendar.ts";
import { seededPayLaw } from "#platform/reference/factory.ts";
import { grossOf, netOf, usualEmployee, wageRegions } from "#platform/reference/gross-net.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { grossNet } from "./contract-calculator.ts";

let api: TestApi;
let call: Awaited<ReturnType<TestApi["as"]>>;
beforeAll(async () => {
  api = await testApi();
  api.clock.set(momentOf("2026-11-27", "09:00"));
  call = await api.as(null);
});

const cases = [
  ["2026-07-01", { gross: 10_000_000 }, [1_050_000, 0, 0, 8_950_000]],
  ["2026-07-01", { gross: 20_000_000 }, [2_100_000, 2_400_000, 120_000, 17_780_000]],
  ["2026-07-01", { gross: 30_000_000, dependants: 1 }, [3_150_000, 5_150_000, 257_500, 26_592_500]],
  ["2026-06-01", { gross: 50_000_000 }, [4_946_000, 29_554_000, 2_455_400, 42_598_600]],
  ["2026-07-01", { gross: 50_000_000 }, [5_250_000, 29_250_000, 2_425_000, 42_325_000]],
  ["2026-06-01", { gross: 60_000_000 }, [5_046_000, 39_454_000, 4_390_800, 50_563_200]],
  ["2026-07-01", { gross: 60_000_000 }, [5_407_000, 39_093_000, 4_318_600, 50_274_400]],
  ["2026-06-01", { gross: 100_000_000, dependants: 2 }, [5_446_000, 66_654_000, 10_496_200, 84_057_800]],
  ["2026-07-01", { gross: 100_000_000, dependants: 2 }, [5_807_000, 66_293_000, 10_387_900, 83_805_100]],
  ["2026-07-01", { gross: 120_000_000, region: 4 }, [5_547_000, 98_953_000, 20_185_900, 94_267_100]],
  ["2026-07-01", { gross: 200_000_000, dependants: 3 }, [5_869_000, 160_031_000, 41_510_850, 152_620_150]],
  ["2026-07-01", { gross: 20_000_000, foreigner: true }, [1_900_000, 2_600_000, 130_000, 17_970_000]],
] as const;

describe("The calculator", () => {
  it.each(cases)("on %s computes %j line by line", async (date, facts, [insurance, taxable, tax, net]) => {
    const { data } = await call(grossNet, { query: { date, ...facts } });
    const { lines, ...sums } = data.attributes;
    expect(sums).toMatchObject({ insurance, taxable, tax, net });
    const sum = (...keys: string[]) =>
      lines.filter(({ key }) => keys.includes(key)).reduce((total, { amount }) => total + amount, 0);
    expect(sum("social", "health", "unemployment")).toBe(0 - insurance);
    expect(sum("bracket")).toBe(0 - tax);
    expect(sum("gross", "social", "health", "unemployment", "tax")).toBe(net);
    const ruled = lines.filter(({ key }) => !["gross", "taxable", "tax", "net"].includes(key));
    for (const line of ruled)
      expect(line).toMatchObject({
        row: data.attributes.law.id,
        source: expect.stringMatching(/\d+\/\d{4}/),
      });
  });

  it.each([
    [{ net: 20_000_000 }, 22_610_997],
    [{ net: 30_000_000 }, 34_698_945],
    [{ net: 30_000_000, dependants: 1 }, 34_007_645],
    [{ net: 42_325_000 }, 50_000_000],
    [{ net: 83_805_100, dependants: 2 }, 100_000_000],
    [{ net: 0 }, 0],
  ])("finds the least gross salary of %j", async (facts, gross) => {
    const { data } = await call(grossNet, { query: { date: "2026-07-01", ...facts } });
    expect(data.attributes.gross).toBe(gross);
  });

  it("goes both ways for 1,000 salaries: the least gross salary whose take-home pay is enough", () => {
    let seed = 26;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let run = 0; run < 1000; run++) {
      const law = seededPayLaw(["2024-07-01", "2026-01-01", "2026-07-01"][random(3)] ?? "");
      const employee = {
        ...usualEmployee,
        dependants: random(6),
        region: wageRegions[random(4)] ?? "I",
        unemploymentInsured: random(4) > 0,
      };
      const gross = random(999_999_999);
      const { net } = netOf(gross, law, employee);
      const least = grossOf(net, law, employee);
      expect(netOf(least, law, employee).net).toBe(net);
      expect(least).toBeLessThanOrEqual(gross);
      if (least > 0) expect(netOf(least - 1, law, employee).net).toBeLessThan(net);
    }
  });

  it.each([
    [{ gross: -1 }, "gross", "The salary cannot be negative"],
    [{ gross: 1_000_000_000 }, "gross", "Please enter a monthly salary below 1 billion VND"],
    [{ gross: "abc" }, "gross", "Please enter the salary as a whole number"],
    [{}, "gross", "Please enter either a gross or a net salary"],
    [{ gross: 1, net: 1 }, "net", "Please enter either a gross or a net salary"],
    [{ gross: 1, region: 5 }, "region", "Please choose a region from 1 to 4"],
    [{ gross: 1, dependants: 21 }, "dependants", "Please enter 0 to 20 dependants"],
    [{ gross: 1, insurance: -1 }, "insurance", "The salary cannot be negative"],
    [{ gross: 1, date: "2024-06-30" }, "date", "The calculator knows the law since 01 Jul 2024"],
  ])("refuses %j at its field", async (query, parameter, detail) => {
    await expect(call(grossNet, { query: query as never })).rejects.toMatchObject({
      status: 400,
      errors: [{ source: { parameter }, detail }],
    });
  });
});
