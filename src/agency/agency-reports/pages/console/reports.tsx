import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { reportFilters } from "#hiring/reports/contract.ts";
import { searchOf } from "#hiring/reports/parts/console/report-address.ts";
import { defaultPeriod, periods } from "#hiring/reports/terms.ts";
import { load } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { pathIn } from "#people/accounts/workspace.ts";
import { currencies } from "#platform/reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { agencyReports } from "../../contract.ts";
import { AgencyReportFilters } from "../../parts/console/AgencyReportFilters.tsx";
import { AgencyReportTable, useLabels } from "../../parts/console/AgencyReportTable.tsx";
import { groupings, ofNow, reportNames, reportShapes } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const name = reportNames.find((each) => each === params.get("report")) ?? reportNames[0]!;
  const numberOf = (param: string) => {
    const number = Number(params.get(param));
    return Number.isSafeInteger(number) && number > 0 ? number : undefined;
  };
  const shapes: readonly string[] = reportShapes[name].by;
  const by = groupings.find((each) => each === params.get("by") && shapes.includes(each));
  const query = {
    period: periods.find((each) => each === params.get("period")) ?? defaultPeriod,
    by: by ?? reportShapes[name].by[0],
    member_id: numberOf("member_id"),
    currency: currencies.find((each) => each === params.get("currency")) ?? "VND",
  } as const;
  const page = Math.min(numberOf("page") ?? 1, 100_000);
  const [{ data, meta }, filters] = await Promise.all([
    load(context, request, agencyReports[name], { query: { ...query, page } }),
    load(context, request, reportFilters),
  ]);
  return { report: data.attributes, meta, query, members: filters.data.attributes.members };
}

/** The reports on an agency's business, each a chart, a table and a CSV file. */
export default function AgencyReports() {
  const { report, meta, query, members } = useLoaderData<typeof loader>();
  const { name } = report;
  const t = useTranslations("agencyReports.console");
  const labels = useLabels();
  const isNow = ofNow.includes(name);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("nav")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("nav")}
        actions={
          <Button to={pathIn(useWorkspace(), "/reports")} variant="ghost" size="sm" iconAfter="arrow-right">
            {t("hiring")}
          </Button>
        }
      />
      <Tabs
        label={t("nav")}
        items={reportNames.map((each) => ({
          to: { search: searchOf({ report: each, period: query.period, member_id: query.member_id }) },
          label: labels(`name.${each}`),
          current: each === name,
        }))}
      />
      <AgencyReportFilters name={name} query={query} members={members} />
      {report.rows.some(({ values }) => values.some((value) => value)) ? (
        <>
          <Card flush>
            <AgencyReportTable report={report} />
          </Card>
          <Pagination page={meta.page} pages={Math.ceil(meta.total / meta.items)} />
          {report.columns.some(({ kind }) => kind === "credit") && (
            <p className="text-sm text-ink-700">{t("credit")}</p>
          )}
        </>
      ) : (
        <EmptyState
          drawing="tasks"
          title={t(isNow ? "emptyNow" : "empty")}
          text={t(isNow ? "emptyNowText" : "emptyText")}
        />
      )}
    </div>
  );
}
