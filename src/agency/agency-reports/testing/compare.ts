import { type RawBuilder, sql } from "kysely";
import { expect } from "vitest";
import { momentOf } from "#platform/reference/calendar.ts";
import { monday, testApi } from "#test/api.ts";
import { agencyReports } from "../contract.ts";
import { type ReportName, reportShapes } from "../terms.ts";
import { makeBusiness } from "./generated.ts";
import { valuesOf } from "./plain.ts";

export const sum = (values: Record<string, number>) =>
  Object.values(values).reduce((all, value) => all + value, 0);

/** Makes two agencies with generated rows, and what compares reports of the first with plain queries. */
export async function comparedBusiness() {
  const api = await testApi();
  const business = await makeBusiness(api.database.db, monday, 7);
  // The rows of another agency, which no figure may contain.
  const stranger = await makeBusiness(api.database.db, monday, 8);

  /** Returns a column of a report by the keys of its rows, with the total. */
  async function figures(name: ReportName, column: string, query: object, by = business.admin.id) {
    const call = await api.as(by);
    const whole = { period: "this_year", ...query } as NonNullable<Parameters<typeof call>[1]>["query"];
    const { data } = await call(agencyReports[name], { query: whole as object });
    const index = Object.keys(reportShapes[name].columns).indexOf(column);
    const rows = data.attributes.rows.map(({ key, values }) => [key, values[index]] as const);
    return {
      rows: Object.fromEntries(rows.filter(([, value]) => value !== 0 && value !== null)),
      total: data.attributes.total?.[index] ?? null,
    };
  }

  /**
   * Expects that a column equals a plain query with `key` and `value`.
   * @returns the values of the query, and the total of the report
   */
  async function same(
    name: ReportName,
    column: string,
    query: object,
    plain: RawBuilder<unknown>,
    by?: number,
  ) {
    const expected = await valuesOf(business.db, plain);
    const { rows, total } = await figures(name, column, query, by);
    const close = Object.entries(expected).map(([key, value]) => [key, expect.closeTo(value, 6)]);
    expect(rows, `${name} ${column} ${JSON.stringify(query)}`).toEqual(Object.fromEntries(close));
    return { rows: expected, total };
  }
  return { api, business, stranger, same };
}
export type Compared = Awaited<ReturnType<typeof comparedBusiness>>;

export const yearStart = momentOf("2026-01-01");

/** The first event of each applicant in 2026, as `first (applicant_id, at)`. */
export const firstOf = ({ business }: Compared, condition: RawBuilder<unknown>) => sql`first AS (
  SELECT applicant_id, min(at) AS at FROM activities
  WHERE agency_id = ${business.agency.id} AND ${condition} AND id <> ALL (${business.undone}) GROUP BY applicant_id
  HAVING min(at) >= ${yearStart} AND min(at) < ${momentOf("2027-01-01")})`;
export const submitted = sql`kind = 'stage_move' AND data->>'to' IN ('5', '6', '7', '8', '9', '10', '11')`;
