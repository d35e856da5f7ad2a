import type { LoaderFunctionArgs } from "react-router";
import { readDay } from "#kit/days.ts";
import { type PageServices, pageServices, pageUrl, submit } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { grossNet } from "../contract-calculator.ts";

/** The parameters of the page's address. `gross` prefills a link from a job. */
export const calculatorFields = [
  "gross",
  "direction",
  "amount",
  "date",
  "region",
  "dependants",
  "insurance",
  "foreigner",
];

/** Computes what the address asks for; a refusal is an error at its field. Without an amount the form is empty. */
export async function loadCalculator({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { now } = context.get(pageServices) as PageServices<Account>;
  const sent = pageUrl(request).searchParams;
  const text = (name: string) => sent.get(name)?.slice(0, 40).trim() ?? "";
  const linked = text("gross");
  const values = {
    direction: text("direction") === "net" ? "net" : "gross",
    amount: text("amount") || linked,
    date: text("date") ? (readDay(text("date")) ?? text("date")) : dayOf(now),
    region: text("region") || "1",
    dependants: text("dependants") || "0",
    insurance: text("insurance"),
    foreigner: text("foreigner") === "on",
  } as const;
  if (values.amount === "") return { values, result: null, errors: {} };
  const { direction, amount, date, region, dependants, insurance, foreigner } = values;
  const query = {
    date,
    region,
    dependants,
    insurance: plain(insurance),
    foreigner,
    [direction]: plain(amount),
  };
  const outcome = await submit(context, request, grossNet, { query: query as never });
  if (outcome.ok) return { values, result: outcome.data.data.attributes, errors: {} };
  const errors: Record<string, string> = {};
  for (const { source, detail } of outcome.errors) {
    const name = source?.parameter ?? source?.pointer?.slice(1) ?? "";
    errors[name === "gross" || name === "net" ? "amount" : name] ??= detail;
  }
  return { values, result: null, errors };
}

/** Removes the separators of thousands that people type: 30.000.000 or 30,000,000. */
const plain = (amount: string): string =>
  /^\d{1,3}(?:[.,\s]\d{3})+$/u.test(amount) ? amount.replace(/[.,\s]/gu, "") : amount;
