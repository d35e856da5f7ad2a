import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { FilterForm } from "#ui/console/FilterForm.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { titleList } from "../../contract.ts";
import { TitleTable } from "../../parts/console/TitleTable.tsx";
import { titlePaths } from "../../paths.ts";
import { titleTabs } from "../../terms.ts";
import { categoryOptions } from "./choices.ts";

const filterNames = ["search", "category_id", "unused", "untranslated"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const sent = new URL(request.url).searchParams;
  const tab = titleTabs.find((each) => each === sent.get("tab")) ?? "active";
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(sent.get("page"))) || 1));
  const category = /^\d{1,9}$/.exec(sent.get("category_id") ?? "")?.[0] ?? "";
  const search = (sent.get("search") ?? "").trim().slice(0, 100);
  const [unused, untranslated] = [sent.has("unused"), sent.has("untranslated")];
  const query = {
    page,
    tab,
    items: 20,
    unused,
    untranslated,
    ...(search && { search }),
    ...(Number(category) > 0 && { category_id: category }),
  };
  const [{ data, meta }, categories] = await Promise.all([
    load(context, request, titleList, { query }),
    categoryOptions({ context, request }, category),
  ]);
  const filters: Record<string, string> = {
    ...(search && { search }),
    ...(category && { category_id: category }),
    ...(unused && { unused: "1" }),
    ...(untranslated && { untranslated: "1" }),
  };
  return {
    tab,
    filters,
    categories,
    counts: meta.counts,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
  };
}

/** The job title directory. */
export default function JobTitles() {
  const { tab, filters, counts, page, pages, rows } = useLoaderData<typeof loader>();
  const t = useTranslations("jobTitles.console");
  const labels = useTranslations("jobTitles.labels.tab");
  const to = (target: (typeof titleTabs)[number]) => {
    const query = new URLSearchParams(filters);
    if (target !== "active") query.set("tab", target);
    return query.size > 0 ? `${titlePaths.list}?${query}` : titlePaths.list;
  };
  const isFiltered = filterNames.some((name) => name in filters);
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      <div className="flex flex-wrap gap-3">
        <Button to={titlePaths.create} icon="plus">
          {t("add")}
        </Button>
        <Button to={titlePaths.import} variant="secondary" icon="upload">
          {t("import")}
        </Button>
        <a href={titlePaths.file} className={buttonClass({ variant: "ghost" })} download>
          {t("export")}
        </a>
      </div>
      <Tabs
        label={t("tabs")}
        items={titleTabs.map((name) => ({
          to: to(name),
          label: labels(name),
          count: counts[name],
          current: name === tab,
        }))}
      />
      <Filters />
      {rows.length > 0 ? (
        <Card flush>
          <TitleTable rows={rows} withState={tab === "all"} />
        </Card>
      ) : (
        <EmptyState
          drawing={isFiltered ? "search" : "gallery"}
          title={t(isFiltered ? "noMatch" : "none")}
          text={t(isFiltered ? "noMatchText" : "noneText")}
          action={
            isFiltered && (
              <Button variant="secondary" to={`${titlePaths.list}?tab=${tab}`}>
                {t("clear")}
              </Button>
            )
          }
        />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function Filters() {
  const { tab, filters, categories } = useLoaderData<typeof loader>();
  const t = useTranslations("jobTitles.console.filters");
  return (
    <FilterForm
      filters={filters}
      kept={tab === "active" ? {} : { tab }}
      clear={tab === "active" ? titlePaths.list : `${titlePaths.list}?tab=${tab}`}
      first={{
        name: "search",
        field: (
          <Field name="search" label={t("search")}>
            <TextInput
              type="search"
              icon="search"
              enterKeyHint="search"
              maxLength={100}
              defaultValue={filters.search}
            />
          </Field>
        ),
      }}
    >
      <Field name="category_id" label={t("category")}>
        <Select placeholder={t("any")} options={categories} defaultValue={filters.category_id ?? ""} />
      </Field>
      <div className="flex flex-col">
        <Checkbox name="unused" value="1" label={t("unused")} defaultChecked={"unused" in filters} />
        <Checkbox
          name="untranslated"
          value="1"
          label={t("untranslated")}
          defaultChecked={"untranslated" in filters}
        />
      </div>
    </FilterForm>
  );
}
