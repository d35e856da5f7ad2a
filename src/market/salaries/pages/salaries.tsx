import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { idIn } from "#kit/address-id.ts";
import { cachePage, load, pageServices } from "#kit/page.ts";
import { calculatorPath } from "#people/law/paths.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { labels as en } from "#platform/reference/messages.en.ts";
import { labels as vi } from "#platform/reference/messages.vi.ts";
import { jobLevels } from "#platform/reference/terms.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { salaries } from "../contract.ts";
import { SalaryFilters } from "../parts/SalaryFilters.tsx";
import { salariesPath } from "../paths.ts";
import { cachedMinutes, employersFewest, jobsFewest, salaryGroupings } from "../terms.ts";

const filterNames = ["by", "category_id", "location_id", "level"];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, publicUrl } = context.get(pageServices);
  const given = new URL(request.url).searchParams;
  const idOf = (name: string) => {
    const id = idIn(given.get(name));
    return id === undefined || id.length > 9 ? undefined : Number(id);
  };
  const level = jobLevels.find(({ id }) => String(id) === given.get("level"))?.id;
  const query = {
    by: salaryGroupings.find((each) => each === given.get("by")) ?? salaryGroupings[0],
    category_id: idOf("category_id"),
    location_id: idOf("location_id"),
    level,
  };
  const reference = await loadReference(context, request);
  const { presentCategory, presentPlace } = reference;
  for (const [name, present] of [
    ["category_id", presentCategory],
    ["location_id", presentPlace],
  ] as const) {
    const id = query[name] ?? 0;
    if (present(id) === id) continue;
    given.set(name, String(present(id)));
    throw redirect(`${salariesPath[language]}?${given}`, 301);
  }
  const { data } = await load(context, request, salaries, { query });
  cachePage(context, { seconds: cachedMinutes * 60, query: filterNames });
  const { rows, all } = data.attributes;
  const names = (language === "vi" ? vi : en).job_level;
  const levels = jobLevels.map(({ id, key }) => ({ id, name: names[key] }));
  const nameOf = (key: number) => {
    if (query.by === "category") return reference.categoryName(key, language);
    if (query.by === "location") return reference.placeName(key, language);
    return levels.find(({ id }) => id === key)?.name ?? null;
  };
  const { categories, places } = reference.listsWith(language, {
    categories: [query.category_id ?? null],
    places: [query.location_id ?? null],
  });
  const choice = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return {
    query,
    rows: rows.map((row) => Object.assign({ name: nameOf(row.key) ?? "–" }, row)),
    all,
    levels,
    categories: categories.map(choice),
    locations: [...places.cities, ...places.provinces].flatMap((place) =>
      place.former ? [] : [choice(place)],
    ),
    path: salariesPath[language],
    calculator: calculatorPath[language],
    at: { origin: publicUrl, language, paths: salariesPath },
  };
}

/** The advertised salaries of published jobs, for everyone. */
export default function Salaries() {
  const { query, rows, all, levels, categories, locations, path, calculator, at } =
    useLoaderData<typeof loader>();
  const t = useTranslations("salaries.site");
  const columns = useColumns(t(`bys.${query.by}`));
  const fewest = { jobs: String(jobsFewest), employers: String(employersFewest) };
  const shown = all ? [...rows, Object.assign({ key: -1, name: t("all") }, all)] : rows;
  return (
    <div className="flex flex-col gap-6">
      <PageHead title={t("metaTitle")} description={t("metaDescription")} at={at} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t("lead")}</p>
      </div>
      <SalaryFilters
        path={path}
        query={query}
        categories={categories}
        locations={locations}
        levels={levels}
      />
      {shown.length > 0 ? (
        <Card>
          <Table caption={t("title")} columns={columns} rows={shown} rowKey={({ key }) => String(key)} />
        </Card>
      ) : (
        <EmptyState drawing="search" title={t("empty")} text={t("emptyText", fewest)} />
      )}
      <section className="max-w-reading text-sm text-ink-700">
        <h2 className="text-lg font-semibold">{t("how")}</h2>
        <p className="mt-1">{t("definition")}</p>
        <p className="mt-1">{t("counted")}</p>
        <p className="mt-1">{t("fair", fewest)}</p>
        <Link to={calculator} className="underline">
          {t("calculator")}
        </Link>
      </section>
    </div>
  );
}

type Row = {
  key: number;
  name: string;
  p25: number;
  median: number;
  p75: number;
  jobs: number;
  employers: number;
};

function useColumns(nameLabel: string): Column<Row>[] {
  const t = useTranslations("salaries.site");
  const { number } = useFormatter();
  const amount = (key: "p25" | "median" | "p75" | "jobs" | "employers"): Column<Row> => ({
    key,
    label: t(key),
    align: "end",
    cell: (row) => <span className="tabular-nums">{number(row[key])}</span>,
  });
  return [
    { key: "name", label: nameLabel, main: true, cell: ({ name }) => name },
    ...(["p25", "median", "p75", "jobs", "employers"] as const).map(amount),
  ];
}
