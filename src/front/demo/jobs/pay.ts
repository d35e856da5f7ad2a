import type { Random } from "../random.ts";
import type { DemoJob, JobType, Role } from "../types.ts";

type Pay = Pick<
  DemoJob,
  "salaryType" | "salaryMin" | "salaryMax" | "currency" | "salaryPeriod" | "salaryBasis"
>;

function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

/**
 * Returns the pay of a position: the range of the market multiplied by the company's factor, in the usual currency of
 * such ads.
 */
export function payOf(
  role: Role,
  context: { factor: number; location: number; english: boolean; tech: boolean; jobType: JobType },
  random: Random,
): Pay {
  const [level, , from, to] = role;
  const low = from * context.factor;
  const high = to * context.factor;
  const salaryBasis = random.chance(0.12) ? "net" : "gross";
  if (context.jobType === 1) {
    const hour = roundTo((low * 1_000_000) / 185, 1000);
    const most = hour + random.pick([3000, 5000, 8000, 10_000]);
    return {
      salaryType: 0,
      salaryMin: hour,
      salaryMax: most,
      currency: "VND",
      salaryPeriod: "hour",
      salaryBasis,
    };
  }
  let currency: Pay["currency"] = "VND";
  let min = roundTo(low * 1_000_000, low < 20 ? 500_000 : 1_000_000);
  let max = roundTo(high * 1_000_000, high < 20 ? 500_000 : 1_000_000);
  if (context.location === 60) {
    currency = "SGD";
    min = roundTo(2400 + from * 95, 100);
    max = roundTo(min * (1.3 + random.next() * 0.2), 100);
  } else if (context.english && context.tech && level >= 2 && random.chance(0.4)) {
    currency = "USD";
    min = roundTo((low * 1_000_000) / 25_800, 100);
    max = roundTo((high * 1_000_000) / 25_800, 100);
  }
  if (max <= min) max = min + (currency === "VND" ? 2_000_000 : 300);
  const salaryType = random.weighted([
    [0, 66],
    [1, 15],
    [2, 8],
    [3, 7],
    [4, 4],
  ] as const);
  return {
    salaryType,
    salaryMin: salaryType === 2 ? null : min,
    salaryMax: salaryType === 3 ? null : salaryType === 4 ? min : max,
    currency,
    salaryPeriod: "month",
    salaryBasis,
  };
}
