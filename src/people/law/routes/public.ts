import { type Bound, on } from "#kit/http/handle.ts";
import { grossNet } from "../contract-calculator.ts";
import { calculate } from "../queries/calculate.ts";

/** Binds the calculator of salaries: /public/gross_net. */
export function publicCalculator(): Bound[] {
  return [on(grossNet, ({ tx, query, asOf }) => calculate(tx, query, asOf))];
}
