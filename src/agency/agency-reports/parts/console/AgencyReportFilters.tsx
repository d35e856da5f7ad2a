import { useTranslations } from "use-intl";
import { FilterForm } from "#hiring/reports/parts/console/FilterForm.tsx";
import { searchOf } from "#hiring/reports/parts/console/report-address.ts";
import { periods } from "#hiring/reports/terms.ts";
import { currencies } from "#platform/reference/terms.ts";
import { inMoney, ofNow, type ReportName, reportShapes } from "../../terms.ts";
import { useLabels } from "./AgencyReportTable.tsx";

export interface ReportQuery {
  period: string;
  by: string;
  member_id?: number | undefined;
  currency: string;
}

/** Filters of a report by period, rows, person and currency. */
export function AgencyReportFilters({
  name,
  query,
  members,
}: {
  name: ReportName;
  query: ReportQuery;
  members: readonly { id: string; name: string }[];
}) {
  const { period, by, member_id, currency } = query;
  return (
    <FilterForm
      hidden={{ report: name }}
      filters={useChoices(name, query, members)}
      csv={`/api/v2/consultants/reports/${name}.csv${searchOf({ period, by, member_id, currency })}`}
    />
  );
}

/** Returns the filters that a report has, with their options. */
function useChoices(
  name: ReportName,
  { period, by, member_id, currency }: ReportQuery,
  members: readonly { id: string; name: string }[],
) {
  const t = useTranslations("agencyReports.console");
  const periodNames = useTranslations("reports.labels.period");
  const labels = useLabels();
  const plain = (value: string) => ({ value, label: value });
  const all = [
    {
      name: "period",
      shown: !ofNow.includes(name),
      label: t("period"),
      value: period,
      options: periods.map((value) => ({ value, label: periodNames(value) })),
    },
    {
      name: "by",
      shown: reportShapes[name].by.length > 1,
      label: t("by"),
      value: by,
      options: reportShapes[name].by.map((value) => ({ value, label: labels(`by.${value}`) })),
    },
    {
      name: "currency",
      shown: inMoney.includes(name),
      label: t("currency"),
      value: currency,
      options: currencies.map(plain),
    },
    {
      name: "member_id",
      shown: members.length > 0,
      label: t("person"),
      value: member_id === undefined ? "" : String(member_id),
      options: [
        { value: "", label: t("everyone") },
        ...members.map(({ id, name: label }) => ({ value: id, label })),
      ],
    },
  ];
  return all.filter(({ shown }) => shown);
}
