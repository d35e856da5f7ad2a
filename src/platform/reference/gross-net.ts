import type { Reader } from "#kit/db.ts";
import { roundedShare } from "#kit/rounding.ts";
import { lawRowOn } from "./law-rows.ts";

export const wageRegions = ["I", "II", "III", "IV"] as const;
export type WageRegion = (typeof wageRegions)[number];

interface Shares {
  si: number;
  hi: number;
  ui: number;
}

/** The values of a row of law. Amounts are in VND, rates are percents. */
export interface PayLaw {
  /** The source of each value. */
  sources: Record<string, string>;
  personal: number;
  dependent: number;
  /** The lowest first; the last one has no top. */
  brackets: { top: number | null; percent: number }[];
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
  /** The salary on which insurance is paid, where it is not the gross salary. */
  insuranceBase?: number | undefined;
}

/** An employee without dependants in region I. A net salary of an offer is converted for this employee. */
export const usualEmployee: Employee = { dependants: 0, region: "I", unemploymentInsured: true };

/** Denominator of rates, which are integers so that amounts are exact. */
const whole = 10_000;
const basisPoints = (percent: number) => Math.round(percent * 100);

/** Returns the row in force on a day; null for a day without one. */
export const payLawOn = (db: Reader, day: string) => lawRowOn(db, { kind: "gross_net", series: "" }, day);

/** Returns the take-home pay of a gross monthly salary, and what is deducted from the salary. */
export function netOf(gross: number, law: PayLaw, employee = usualEmployee) {
  const { si, hi, ui } = law.employee;
  const base = employee.insuranceBase ?? gross;
  const insured = Math.min(base, law.base_salary * law.si_hi_cap_multiple);
  const unemployment = employee.unemploymentInsured
    ? Math.min(base, law.min_wage[employee.region] * law.ui_cap_multiple)
    : 0;
  const shares = insured * (basisPoints(si) + basisPoints(hi)) + unemployment * basisPoints(ui);
  const insurance = roundedShare(shares, 1, whole);
  const taxable = Math.max(0, gross - insurance - law.personal - employee.dependants * law.dependent);
  const brackets = law.brackets.map(({ top, percent }, index) => {
    const bottom = law.brackets[index - 1]?.top ?? 0;
    const part = Math.max(0, Math.min(taxable, top ?? taxable) - bottom);
    return { bottom, top, percent, part, shares: part * basisPoints(percent) };
  });
  const taxShares = brackets.reduce((sum, { shares }) => sum + shares, 0);
  const tax = roundedShare(taxShares, 1, whole);
  return {
    insured,
    unemployment,
    insurance,
    taxable,
    brackets: brackets.map(({ bottom, top, percent, part, shares }) => ({
      bottom,
      top,
      percent,
      part,
      tax: roundedShare(shares, 1, whole),
    })),
    tax,
    net: gross - insurance - tax,
  };
}

/** Returns the least gross monthly salary of which at least `net` remains. Take-home pay never falls as the gross salary rises. */
export function grossOf(net: number, law: PayLaw, employee = usualEmployee): number {
  let [low, high] = [0, net * 2 + 1];
  while (netOf(high, law, employee).net < net) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (netOf(middle, law, employee).net < net) low = middle + 1;
    else high = middle;
  }
  return low;
}
