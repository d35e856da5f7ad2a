import { readFileSync } from "node:fs";
import { roundedShare } from "#kit/rounding.ts";

export const wageRegions = ["I", "II", "III", "IV"] as const;
export type WageRegion = (typeof wageRegions)[number];

interface Shares {
  si: number;
  hi: number;
  ui: number;
}

/** The parameters of the law from a day on (data/gross_net.json). Amounts are in VND, rates are fractions. */
export interface PayLaw {
  from: string;
  source: Record<string, string>;
  personal: number;
  dependent: number;
  brackets: [top: number | null, rate: number][];
  min_wage: Record<WageRegion, number>;
  base_salary: number;
  employee: Shares;
  employer: Shares;
  si_hi_cap_multiple: number;
  ui_cap_multiple: number;
}

/** The facts of an employee on which take-home pay depends. */
export interface Employee {
  dependants: number;
  region: WageRegion;
  unemploymentInsured: boolean;
}

/** An employee without dependants in region I. A net salary of an offer is converted for this employee. */
export const usualEmployee: Employee = { dependants: 0, region: "I", unemploymentInsured: true };

/** The rows of law, the oldest first. */
export const payLaws: readonly PayLaw[] = JSON.parse(
  readFileSync(new URL("./data/gross_net.json", import.meta.url), "utf8"),
).rows;

/** Denominator of rates, which are integers so that amounts are exact. */
const whole = 10_000;
const basisPoints = (rate: number) => Math.round(rate * whole);

/** Returns the row in force on a day; before the first row, the first one. */
export function payLawOn(day: string): PayLaw {
  return payLaws.findLast(({ from }) => from <= day) ?? (payLaws[0] as PayLaw);
}

/** Returns the take-home pay of a gross monthly salary, and what is deducted from the salary. */
export function netOf(gross: number, on: string, employee = usualEmployee) {
  const law = payLawOn(on);
  const { si, hi, ui } = law.employee;
  const insured = Math.min(gross, law.base_salary * law.si_hi_cap_multiple);
  const unemployment = employee.unemploymentInsured
    ? Math.min(gross, law.min_wage[employee.region] * law.ui_cap_multiple)
    : 0;
  const shares = insured * (basisPoints(si) + basisPoints(hi)) + unemployment * basisPoints(ui);
  const insurance = roundedShare(shares, 1, whole);
  const taxable = Math.max(0, gross - insurance - law.personal - employee.dependants * law.dependent);
  const taxShares = law.brackets.reduce((sum, [top, rate], index) => {
    const bottom = law.brackets[index - 1]?.[0] ?? 0;
    return sum + Math.max(0, Math.min(taxable, top ?? taxable) - bottom) * basisPoints(rate);
  }, 0);
  const tax = roundedShare(taxShares, 1, whole);
  return { insurance, taxable, tax, net: gross - insurance - tax };
}

/** Returns the least gross monthly salary of which at least `net` remains. Take-home pay never falls as the gross salary rises. */
export function grossOf(net: number, on: string, employee = usualEmployee): number {
  let [low, high] = [net, net * 2 + 1];
  while (netOf(high, on, employee).net < net) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netOf(middle, on, employee).net < net) low = middle + 1;
    else high = middle;
  }
  return low;
}
