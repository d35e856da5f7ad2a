import { rangeOf } from "#hiring/reports/period.ts";
import { noKey } from "#hiring/reports/terms.ts";
import type { QueryOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { agencyCsvReports } from "../contract.ts";
import { type Grouping, inMoney, ofNow, type ReportName, reportShapes } from "../terms.ts";
import { clientActivity } from "./activity.ts";
import { submissions } from "./applicants.ts";
import type { AgencyReport, ReportRows } from "./base.ts";
import { clashes } from "./clashes.ts";
import { conversion, effort, startSources, warranties } from "./conversion.ts";
import { forecast } from "./forecast.ts";
import { debt, fees } from "./money.ts";
import { fill, firstCv } from "./orders.ts";

const queries: Record<ReportName, (db: Reader, report: AgencyReport) => Promise<ReportRows>> = {
  submissions,
  fees,
  debt,
  fill,
  first_cv: firstCv,
  conversion,
  effort,
  warranties,
  forecast,
  client_activity: clientActivity,
  clashes,
  start_sources: startSources,
};

/**
 * Returns a report with all its rows. A member's reports have the member's credit.
 * @throws Problem 404 for a person outside the agency, 403 when a member requests a colleague
 */
export async function agencyReportOf(
  db: Reader,
  actor: ConsultantActor,
  name: ReportName,
  { period, by, member_id, currency, asOf }: QueryOf<(typeof agencyCsvReports)["fees"]> & { asOf: Date },
) {
  const range = rangeOf(period, asOf);
  const memberId = await memberOf(db, actor, member_id);
  const { rows, total } = await queries[name](db, { actor, by, memberId, range, currency, asOf });
  const names = await namesOf(
    db,
    actor,
    by,
    rows.map(({ key }) => key),
  );
  const isNow = ofNow.includes(name);
  return {
    id: [name, by, period, memberId, currency].join(" "),
    type: "agency_report" as const,
    attributes: {
      name,
      by,
      period,
      from: isNow ? null : range.from,
      to: isNow ? null : range.to,
      currency: inMoney.includes(name) ? currency : null,
      columns: Object.entries(reportShapes[name].columns).map(([key, kind]) => ({ key, kind })),
      rows: rows.map(({ key, values }) => ({ key, name: names.get(key) ?? null, values })),
      total,
    },
  };
}

/** Returns the person to whom a report is limited; null for the whole agency. */
async function memberOf(
  db: Reader,
  { agencyId, accountId, isAdmin }: ConsultantActor,
  id: number | undefined,
): Promise<number | null> {
  if (!isAdmin) {
    if (id !== undefined && id !== accountId) throw new Problem(403, "forbidden");
    return accountId;
  }
  if (id === undefined) return null;
  const member = await db
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where("agency_id", "=", agencyId)
    .executeTakeFirst();
  if (!member) throw notFound();
  return id;
}

/** Returns the names of people or clients by their keys. */
async function namesOf(
  db: Reader,
  { agencyId }: ConsultantActor,
  by: Grouping,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const ids = keys.filter((key) => key !== noKey).map(Number);
  if ((by !== "person" && by !== "client") || ids.length === 0) return new Map();
  const rows =
    by === "person"
      ? await db
          .selectFrom("accounts")
          .select(["id", "full_name as name"])
          .where("id", "in", ids)
          .where("agency_id", "=", agencyId)
          .execute()
      : await db
          .selectFrom("clients")
          .select(["id", "name"])
          .where("id", "in", ids)
          .where("agency_id", "=", agencyId)
          .execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
