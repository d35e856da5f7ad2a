import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { apiPathIn } from "#people/accounts/workspace.ts";
import type { reportFilters } from "../../contract.ts";
import type { PeriodQuery } from "../../period.ts";
import { chosenPeriods, ofNow, type ReportName } from "../../terms.ts";
import { FilterForm, type ReportFilter } from "./FilterForm.tsx";
import { searchOf } from "./report-address.ts";

type Choices = AnswerOf<typeof reportFilters>["data"]["attributes"];

/** Filters of a report by period, job and member. */
export function ReportFilters({
  name,
  narrowed,
  choices: { jobs, members },
}: {
  name: ReportName;
  narrowed: PeriodQuery & { job_id?: number | undefined; member_id?: number | undefined };
  choices: Choices;
}) {
  const t = useTranslations("reports.console");
  const labels = useTranslations("reports.labels");
  const workspace = useWorkspace();
  const { period, from, to, job_id, member_id } = narrowed;
  const isNow = ofNow.includes(name);
  const filters: ReportFilter[] = [];
  if (!isNow) {
    const options = chosenPeriods.map((value) => ({ value, label: labels(`period.${value}`) }));
    filters.push({ name: "period", label: t("period"), value: period, options });
  }
  filters.push({ name: "job_id", label: t("job"), ...chosen(job_id, t("allJobs"), jobs) });
  if (members.length > 0)
    filters.push({ name: "member_id", label: t("person"), ...chosen(member_id, t("everyone"), members) });
  return (
    <FilterForm
      hidden={isNow ? hiddenOf(name, narrowed) : { report: name }}
      filters={filters}
      days={isNow || period !== "custom" ? null : { from: from ?? "", to: to ?? "" }}
      csv={apiPathIn(workspace, `/reports/${name}.csv${searchOf({ ...narrowed })}`)}
    />
  );
}

/** Returns the parameters that a report without a period passes on to the others. */
function hiddenOf(report: ReportName, { period, from, to }: PeriodQuery): Record<string, string> {
  return { report, period, ...(from && { from }), ...(to && { to }) };
}

/** Returns the value and the options of a filter by id. @param all the option without a filter */
function chosen(value: number | undefined, all: string, choices: Choices["jobs"]) {
  return {
    value: value === undefined ? "" : String(value),
    options: [{ value: "", label: all }, ...choices.map(({ id, name }) => ({ value: id, label: name }))],
  };
}
