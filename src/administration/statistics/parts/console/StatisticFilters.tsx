import { useTranslations } from "use-intl";
import { FilterForm } from "#hiring/reports/parts/console/FilterForm.tsx";
import { searchOf } from "#hiring/reports/parts/console/report-address.ts";
import { periods } from "#hiring/reports/terms.ts";
import { ofJobs, ofNow, type StatisticName, statisticShapes } from "../../terms.ts";
import { useLabels } from "./StatisticTable.tsx";

export interface StatisticQuery {
  period: string;
  by: string;
  category_id?: number | undefined;
  location_id?: number | undefined;
}
type Choices = readonly { id: number; name: string }[];

/** Filters of a statistic by period, rows, category and location. Members have no CSV file. */
export function StatisticFilters({
  name,
  query,
  categories,
  locations,
  hasCsv,
}: {
  name: StatisticName;
  query: StatisticQuery;
  categories: Choices;
  locations: Choices;
  hasCsv: boolean;
}) {
  const t = useTranslations("statistics.console");
  const periodNames = useTranslations("reports.labels.period");
  const labels = useLabels();
  const { period, by, category_id, location_id } = query;
  const filters = [
    {
      name: "period",
      shown: !ofNow.includes(name),
      label: t("period"),
      value: period,
      options: periods.map((value) => ({ value, label: periodNames(value) })),
    },
    {
      name: "by",
      shown: true,
      label: t("by"),
      value: by,
      options: statisticShapes[name].by.map((value) => ({ value, label: labels(`by.${value}`) })),
    },
    {
      name: "category_id",
      shown: ofJobs.includes(name),
      label: t("category"),
      value: String(category_id ?? ""),
      options: ids(t("allCategories"), categories),
    },
    {
      name: "location_id",
      shown: ofJobs.includes(name),
      label: t("location"),
      value: String(location_id ?? ""),
      options: ids(t("allLocations"), locations),
    },
  ];
  return (
    <FilterForm
      hidden={{ statistic: name }}
      filters={filters.filter(({ shown }) => shown)}
      csv={
        hasCsv
          ? `/api/v2/admins/statistics/${name}.csv${searchOf({ period, by, category_id, location_id })}`
          : null
      }
    />
  );
}

/** Returns the options of a filter by id. @param all the option without a filter */
const ids = (all: string, choices: Choices) => [
  { value: "", label: all },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
];
