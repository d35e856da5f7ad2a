import type { HiringActor } from "#accounts/hiring-scope.ts";
import type { Reader } from "#kit/db.ts";
import { type Range, rangeOf } from "../period.ts";
import { columns, type Period, type ReportName } from "../terms.ts";
import type { ReportRow } from "./base.ts";
import { interviews, offers, rejections, team } from "./outcomes.ts";
import { funnel, jobs, sources, times } from "./progress.ts";

const queries: Record<ReportName, (db: Reader, actor: HiringActor, range: Range) => Promise<ReportRow[]>> = {
  ...{ jobs, sources, funnel, times, rejections, interviews, offers, team },
};

/** A report of a period, counted from the log. */
export async function reportOf(
  db: Reader,
  actor: HiringActor,
  given: { name: ReportName; period: Period; asOf: Date },
) {
  const { name, period, asOf } = given;
  const range = rangeOf(period, asOf);
  return {
    id: `${name} ${period}`,
    type: "report" as const,
    attributes: {
      ...{ name, period, ...range },
      columns: Object.entries(columns[name]).map(([key, kind]) => ({ key, kind })),
      rows: await queries[name](db, actor, range),
    },
  };
}
