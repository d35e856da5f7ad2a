import type { FieldError } from "#kit/problem.ts";
import { hoursAMonth } from "./monthly-pay.ts";

interface Amounts {
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
  salary_period: string;
}

/** The possible and the usual pay for a month of full-time work, by currency. */
const monthly: Record<string, { possible: [number, number]; usual: [number, number] }> = {
  VND: { possible: [1_000_000, 2_500_000_000], usual: [5_000_000, 300_000_000] },
  USD: { possible: [40, 100_000], usual: [200, 15_000] },
  SGD: { possible: [50, 130_000], usual: [300, 20_000] },
  THB: { possible: [1_400, 3_500_000], usual: [7_000, 500_000] },
  JPY: { possible: [6_000, 15_000_000], usual: [30_000, 2_000_000] },
};
const months: Record<string, number> = { month: 1, year: 1 / 12, hour: hoursAMonth };

type Bounds = "possible" | "usual";

function isWithin(bounds: Bounds, amount: number, { currency, salary_period }: Amounts): boolean {
  const [low, high] = monthly[currency]?.[bounds] ?? [0, Number.POSITIVE_INFINITY];
  const month = amount * (months[salary_period] ?? 1);
  return month >= low && month <= high;
}

const ends = ["salary_min", "salary_max"] as const;

/**
 * Returns an error for each impossible amount, with the probable meaning: 15 VND a month means 15 million. Null and zero
 * are no amounts. Two ends with the same slip are one error.
 */
export function implausiblePay(pay: Amounts): FieldError[] {
  const names = ends.filter((name) => pay[name]);
  const wrong = names.filter((name) => !isWithin("possible", pay[name] ?? 0, pay));
  const together = wrong.length === names.length ? meaningOf(names, pay) : null;
  if (together) return [{ ...together, pointer: `/${names[0]}` }];
  return wrong.map((name) => ({
    ...(meaningOf([name], pay) ?? { code: "salary_implausible" }),
    pointer: `/${name}`,
  }));
}

type Slip = Partial<Pick<Amounts, "currency" | "salary_period">> & { times?: number };

/** Returns the slips that are common in typed amounts, the most common first. */
function slipsOf({ currency, salary_period }: Amounts): Slip[] {
  const inVnd = currency === "VND";
  return [
    ...(inVnd ? [{ times: 1_000_000 }] : []),
    { times: 1000 },
    ...(inVnd ? [{ currency: "USD" }] : [{ currency: "VND" }, { currency: "VND", times: 1_000_000 }]),
    { times: 0.001 },
    ...Object.keys(months)
      .filter((period) => period !== salary_period)
      .map((period) => ({ salary_period: period })),
  ];
}

function meaningOf(names: readonly (typeof ends)[number][], pay: Amounts): FieldError | null {
  if (names.length === 0) return null;
  for (const bounds of ["usual", "possible"] as const)
    for (const { times = 1, ...slip } of slipsOf(pay)) {
      const meant = { ...pay, ...slip };
      const amounts = names.map((name) => (pay[name] ?? 0) * times);
      if (amounts.every((amount) => isWithin(bounds, amount, meant)))
        return slip.salary_period ? ofPeriod(slip.salary_period) : ofAmounts(amounts, meant.currency);
    }
  return null;
}

const ofPeriod = (period: string): FieldError => ({ code: "salary_meant_period", values: { period } });

function ofAmounts(amounts: readonly number[], currency: string): FieldError {
  const inMillions = currency === "VND" && amounts.every((amount) => amount >= 1_000_000);
  const [low = 0, high = low] = amounts.map((amount) => (inMillions ? amount / 1_000_000 : amount));
  const values = { low, high, span: low === high ? "one" : "two" };
  return inMillions
    ? { code: "salary_meant_million", values }
    : { code: "salary_meant_amount", values: { ...values, currency } };
}
