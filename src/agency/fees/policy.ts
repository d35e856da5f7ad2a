import { usualRates } from "./terms.ts";

/** Returns whether a consultant may agree to a rate. Rates outside the usual range need an administrator (consoles A.10). */
export function mayUseRate(actor: { isAdmin: boolean }, bps: number): true | "rate_out_of_range" {
  const isUsual = bps >= usualRates.least && bps <= usualRates.most;
  return actor.isAdmin || isUsual || "rate_out_of_range";
}
