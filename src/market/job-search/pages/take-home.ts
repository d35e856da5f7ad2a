import type { LoaderFunctionArgs } from "react-router";
import { submit } from "#kit/page.ts";
import type { JobView } from "#market/jobs/parts/job-view.ts";
import { shownEnds } from "#market/jobs/salary.ts";
import { grossNet } from "#people/law/contract-calculator.ts";
import { salaryMost } from "#people/law/terms.ts";

/** The take-home pay of the ends of a public salary; an open end is null. */
export interface TakeHome {
  low: number | null;
  high: number | null;
  /** The gross salary with which the calculator is opened. */
  gross: number;
}

/**
 * Computes the take-home pay of a job's public salary for an employee without dependants in region I. Null for salaries that are hidden,
 * net, by the hour or year, or in another currency, and on days without a law.
 */
export async function takeHomeOf(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  { pay, basis }: Pick<JobView, "pay" | "basis">,
): Promise<TakeHome | null> {
  if (basis !== "gross" || pay.currency !== "VND" || pay.salary_period !== "month") return null;
  const { low, high } = shownEnds(pay);
  const gross = low ?? high;
  if (gross === null || (high ?? gross) > salaryMost) return null;
  const netOf = async (amount: number | null) => {
    if (amount === null) return null;
    const outcome = await submit(context, request, grossNet, { query: { gross: amount } });
    return outcome.ok ? outcome.data.data.attributes.net : null;
  };
  const [lowest, highest] = await Promise.all([netOf(low), high === low ? null : netOf(high)]);
  if (lowest === null && highest === null) return null;
  return { low: lowest, high: high === low ? lowest : highest, gross };
}
