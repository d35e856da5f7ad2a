import { type RawBuilder, sql } from "kysely";
import type { Range } from "#hiring/reports/period.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { Currency } from "#platform/reference/terms.ts";
import type { Grouping } from "../terms.ts";

/** The data of a report. */
export interface AgencyReport {
  actor: Pick<ConsultantActor, "accountId" | "agencyId" | "isAdmin">;
  by: Grouping;
  /** The person with whose credit the report is limited; null for the whole agency. */
  memberId: number | null;
  range: Range;
  currency: Currency;
  asOf: Date;
}

export {
  during,
  grouped,
  monthOf,
  type ReportRows,
  rowsOf,
} from "#hiring/reports/queries/shared/grouped.ts";

/** Returns the condition that a day is in the period. */
export const onDays = ({ range: { from, to } }: AgencyReport, day: RawBuilder<unknown>) =>
  sql<boolean>`(${day} >= ${dayOf(from)}::date AND ${day} < ${dayOf(to)}::date)`;

/** Whether the figures of a report are shares of people. */
export const isCredited = ({ by, memberId }: AgencyReport) => by === "person" || memberId !== null;
