import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { Problem } from "#kit/problem.ts";
import { roundedShare } from "#kit/rounding.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import {
  type Employee,
  grossOf,
  netOf,
  type PayLaw,
  payLawOn,
  wageRegions,
} from "#platform/reference/gross-net.ts";
import type { grossNet } from "../contract-calculator.ts";

type Query = QueryOf<typeof grossNet>;
type Reply = ReplyOf<typeof grossNet>;
type Line = Reply["data"]["attributes"]["lines"][number];

/** Computes take-home pay by the row of law of a day. @throws Problem 400 `salary_side`, `pay_law_before` */
export async function calculate(db: Reader, query: Query, asOf: Date): Promise<Reply> {
  const { net, foreigner, dependants } = query;
  if ((query.gross === undefined) === (net === undefined))
    throw new Problem(400, { code: "salary_side", parameter: net === undefined ? "gross" : "net" });
  const date = query.date ?? dayOf(asOf);
  const law = await payLawOn(db, date);
  if (!law) throw await unknownLaw(db);
  const employee = {
    dependants,
    region: wageRegions[query.region - 1] ?? "I",
    unemploymentInsured: !foreigner,
    insuranceBase: query.insurance,
  };
  const gross = query.gross ?? grossOf(net ?? 0, law.data, employee);
  const pay = netOf(gross, law.data, employee);
  const { id, from_day, to_day, source, source_url } = law;
  return {
    data: {
      id: date,
      type: "gross_net",
      attributes: {
        date,
        region: query.region,
        dependants,
        foreigner,
        gross,
        insurance: pay.insurance,
        taxable: pay.taxable,
        tax: pay.tax,
        net: pay.net,
        lines: linesOf(gross, pay, { law: law.data, employee, row: String(id) }),
        law: { id: String(id), from_day, to_day, source, source_url },
      },
    },
  };
}

async function unknownLaw(db: Reader): Promise<Problem> {
  const first = await db
    .selectFrom("law_rows")
    .select("from_day")
    .where("kind", "=", "gross_net")
    .where("ended_at", "is", null)
    .orderBy("from_day")
    .limit(1)
    .executeTakeFirst();
  const values = { date: first?.from_day ?? "–" };
  return new Problem(400, { code: "pay_law_before", parameter: "date", values });
}

/** Returns the lines from gross to net. Rounded parts add up to their sums: the last part takes the difference. */
function linesOf(
  gross: number,
  pay: ReturnType<typeof netOf>,
  { law, employee, row }: { law: PayLaw; employee: Employee; row: string },
): Line[] {
  const { si, hi, ui } = law.employee;
  const share = (base: number, percent: number) => roundedShare(base, Math.round(percent * 100), 10_000);
  const social = share(pay.insured, si);
  const health = pay.unemployment > 0 ? share(pay.insured, hi) : pay.insurance - social;
  const line = (
    key: Line["key"],
    amount: number,
    facts: Partial<Line> & { of?: keyof PayLaw } = {},
  ): Line => ({
    key,
    // A deduction of nothing is 0, not −0.
    amount: amount || 0,
    percent: facts.percent ?? null,
    base: facts.base ?? null,
    bottom: facts.bottom ?? null,
    top: facts.top ?? null,
    source: facts.of ? (law.sources[facts.of] ?? null) : null,
    row: facts.of ? row : null,
  });
  const unemployment = line("unemployment", -(pay.insurance - social - health), {
    percent: ui,
    base: pay.unemployment,
    of: "employee",
  });
  const used = pay.brackets.filter(({ part }) => part > 0);
  const taxes = used.map((bracket, index) => {
    const others = used.slice(0, index).reduce((sum, { tax }) => sum + tax, 0);
    const tax = index === used.length - 1 ? pay.tax - others : bracket.tax;
    const { percent, part, bottom, top } = bracket;
    return line("bracket", -tax, { percent, base: part, bottom, top, of: "brackets" });
  });
  return [
    line("gross", gross),
    line("social", -social, { percent: si, base: pay.insured, of: "employee" }),
    line("health", -health, { percent: hi, base: pay.insured, of: "employee" }),
    ...(employee.unemploymentInsured ? [unemployment] : []),
    line("personal", law.personal, { of: "personal" }),
    ...(employee.dependants > 0
      ? [
          line("dependants", employee.dependants * law.dependent, {
            base: employee.dependants,
            of: "dependent",
          }),
        ]
      : []),
    line("taxable", pay.taxable),
    ...taxes,
    line("tax", -pay.tax),
    line("net", pay.net),
  ];
}
