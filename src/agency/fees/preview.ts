import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { assertAllowed, invalid } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { mayUseRate } from "#people/clients/policy.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { payLawOn } from "#platform/reference/gross-net.ts";
import { rateOn } from "#platform/reference/rates.ts";
import { vatRateOn } from "#platform/reference/vat.ts";
import type { feePreview } from "./contract.ts";
import { discountOf, feeOf, inVnd, monthlyGross, vatOf, vndMost } from "./fee.ts";

/** Computes a fee and its payment request without storing anything. @throws Problem 403 `rate_out_of_range`, 422 */
export async function previewFee(
  db: Reader,
  actor: ConsultantActor,
  query: QueryOf<typeof feePreview>,
  asOf: Date,
): Promise<ReplyOf<typeof feePreview>> {
  const { currency, months, fee_bps, basis, tax_date = dayOf(asOf), start_date = dayOf(asOf) } = query;
  assertAllowed(mayUseRate(actor, fee_bps));
  if (basis === "net" && currency !== "VND") throw invalid("/basis", "net_salary_currency");
  const law = basis === "net" ? await payLawOn(db, start_date) : null;
  if (basis === "net" && !law) throw invalid("/start_date", "pay_law_missing");
  const salary = { amount: query.monthly, currency, period: query.period, netBy: law?.data ?? null };
  const monthly_gross = monthlyGross(salary);
  const terms = { fee_type: "percent" as const, fee_bps, fee_months: months, fee_fixed: null };
  const { computed, raised, fee } = feeOf(
    { ...terms, fee_min: query.fee_min ?? null },
    monthly_gross,
    currency,
  );
  const discount = query.credit ? discountOf(fee, currency) : 0;
  const due = fee - discount;
  const { bps, from_day, to_day, source } = await vatRateOn(db, query.vat_kind, tax_date);
  const vat = vatOf(due, bps);
  const attributes = {
    currency,
    monthly_gross,
    months,
    fee_bps,
    computed: computed ?? fee,
    raised,
    fee,
    discount,
    due,
    tax_date,
    vat: { bps, amount: vat, from_day, to_day, source },
    total: due + vat,
    in_vnd:
      currency === "VND" ? null : vndLines(due, bps, query.rate ?? (await rateOn(db, currency, tax_date))),
  };
  return { data: { id: tax_date, type: "fee_preview", attributes } };
}

function vndLines(due: number, bps: number, rate: number) {
  const net = inVnd(due, rate);
  if (net > vndMost) throw invalid("/rate", "invalid");
  const vat = vatOf(net, bps);
  return { rate, net, vat, total: net + vat };
}
