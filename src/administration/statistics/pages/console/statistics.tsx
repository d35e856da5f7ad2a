import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { searchOf } from "#hiring/reports/parts/console/report-address.ts";
import { defaultPeriod, periods } from "#hiring/reports/terms.ts";
import { idIn } from "#kit/address-id.ts";
import { load, pageServices } from "#kit/page.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { statistics } from "../../contract.ts";
import { StatisticFilters } from "../../parts/console/StatisticFilters.tsx";
import { StatisticTable, useLabels } from "../../parts/console/StatisticTable.tsx";
import { cellFewest, groupings, ofNow, statisticNames, statisticShapes } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const name = statisticNames.find((each) => each === params.get("statistic")) ?? statisticNames[0]!;
  const shapes: readonly string[] = statisticShapes[name].by;
  const by = groupings.find((each) => each === params.get("by") && shapes.includes(each));
  const numberOf = (param: string) => {
    const id = idIn(params.get(param));
    return id === undefined ? undefined : Number(id);
  };
  const query = {
    period: periods.find((each) => each === params.get("period")) ?? defaultPeriod,
    by: by ?? statisticShapes[name].by[0],
    category_id: numberOf("category_id"),
    location_id: numberOf("location_id"),
  } as const;
  const page = Math.min(numberOf("page") ?? 1, 100_000);
  const [{ data, meta }, reference] = await Promise.all([
    load(context, request, statistics[name], { query: { ...query, page } }),
    loadReference(context, request),
  ]);
  const { language, viewer } = context.get(pageServices) as {
    language: "en" | "vi";
    viewer: { isAdmin?: boolean } | null;
  };
  const { categories, places } = reference.listsWith(language, {
    categories: [query.category_id ?? null],
    places: [query.location_id ?? null],
  });
  const named = (choices: readonly { id: number; name: string; former?: true }[]) =>
    choices.flatMap((choice) => (choice.former ? [] : [{ id: choice.id, name: choice.name }]));
  return {
    statistic: data.attributes,
    meta,
    query,
    categories: named(categories),
    locations: named([...places.cities, ...places.provinces, ...places.elsewhere]),
    isSuper: viewer?.isAdmin === true,
  };
}

/** The statistics of the market, each a chart, a table and a CSV file. */
export default function Statistics() {
  const { statistic, meta, query, categories, locations, isSuper } = useLoaderData<typeof loader>();
  const { name } = statistic;
  const t = useTranslations("statistics.console");
  const labels = useLabels();
  const isNow = ofNow.includes(name);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("nav")} · Sen`}</title>
      <CardHeader as="h1" title={t("nav")} />
      <Tabs
        label={t("nav")}
        items={statisticNames.map((each) => ({
          to: { search: searchOf({ statistic: each, period: query.period }) },
          label: labels(`name.${each}`),
          current: each === name,
        }))}
      />
      <StatisticFilters
        name={name}
        query={query}
        categories={categories}
        locations={locations}
        hasCsv={isSuper}
      />
      {statistic.rows.length > 0 ? (
        <Card flush>
          <StatisticTable statistic={statistic} />
        </Card>
      ) : (
        <EmptyState
          drawing="tasks"
          title={t(isNow ? "emptyNow" : "empty")}
          text={t(isNow ? "emptyNowText" : "emptyText")}
        />
      )}
      {statistic.hidden > 0 && (
        <p className="text-sm text-ink-700">
          {t("hidden", { count: statistic.hidden, fewest: String(cellFewest) })}
        </p>
      )}
      <Pagination page={meta.page} pages={Math.ceil(meta.total / meta.items)} />
      {name === "safety" && <p className="text-sm text-ink-700">{t("appeals")}</p>}
    </div>
  );
}
