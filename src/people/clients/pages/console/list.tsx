import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { importPaths } from "#hiring/csv-import/paths.ts";
import { load, pageServices, pageUrl } from "#kit/page.ts";
import { addressWith, noView, viewParam } from "#people/saved-views/list-paths.ts";
import { filtersOf, viewsOfList } from "#people/saved-views/load-views.ts";
import { SavedViews } from "#people/saved-views/parts/console/SavedViews.tsx";
import { industries } from "#platform/reference/contract.ts";
import { offered } from "#platform/reference/lists.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { FilterForm } from "#ui/console/FilterForm.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { clientFilters, clients } from "../../contract.ts";
import { ClientTable } from "../../parts/console/ClientTable.tsx";
import { clientPaths, clientsCsvPath } from "../../paths.ts";
import { clientStates, nameMax, potentials, sources } from "../../terms.ts";
import { colleagues } from "./people.ts";

const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const all = filtersOf(request, clientFilters);
  const page = /^[1-9]\d{0,4}$/.exec(pageUrl(request).searchParams.get("page") ?? "")?.[0] ?? "1";
  const [views, { data, meta }, people, { data: fields }] = await Promise.all([
    viewsOfList({ context, request }, "clients", all),
    load(context, request, clients, { query: { ...all, page, items } as object }),
    colleagues({ context, request }),
    load(context, request, industries),
  ]);
  const { language } = context.get(pageServices);
  const { status = null, sort = null, ...filters } = all;
  return {
    rows: data,
    views,
    filters: filters as Record<string, string>,
    status,
    sort,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    counts: meta.counts,
    people,
    industries: offered(fields, [Number(all.industry_id)]).map(({ id, attributes }) => ({
      value: id,
      label: language === "vi" ? attributes.name_vn : attributes.name,
    })),
  };
}

/** Returns the address of the list with other values of the status or the order. */
function useAddress() {
  const { filters, views, status, sort } = useLoaderData<typeof loader>();
  return (others: { status?: string | null; sort?: string }) =>
    addressWith(
      clientPaths.list,
      Object.assign({}, filters, { status, sort, [viewParam]: views.view }, others),
    );
}

/** The clients of an agency. */
export default function Clients() {
  const { rows, views, filters, status, sort, page, pages, counts } = useLoaderData<typeof loader>();
  const t = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels.status");
  const address = useAddress();
  const all = counts.all_lead + counts.all_active + counts.all_inactive;
  const isFiltered = Object.keys(filters).length > 0;
  const tab = (value: string | null, label: string, count: number) => ({
    to: address({ status: value }),
    label,
    count,
    current: status === value,
  });
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6 max-sm:gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} actions={<Actions />} />
      <SavedViews views={views} />
      <Tabs
        label={t("status")}
        items={[
          tab(null, t("all"), all),
          ...clientStates.map((state, value) => tab(String(value), labels(state), counts[`all_${state}`])),
        ]}
      />
      {(isFiltered || all > 0) && <Filters />}
      {rows.length > 0 ? (
        <>
          <Card flush>
            <ClientTable
              rows={rows}
              sort={sort === "name" || sort === "last_contact" ? { key: sort, direction: "asc" } : null}
              sortTo={({ key }) => address({ sort: key })}
            />
          </Card>
          <p className="text-sm">
            <a
              href={addressWith(clientsCsvPath, Object.assign({}, filters, { status, sort }))}
              className="font-semibold text-leaf-700 underline"
              download
            >
              {t("csv")}
            </a>
          </p>
        </>
      ) : isFiltered || all > 0 ? (
        <EmptyState drawing="search" title={t("noMatch")} />
      ) : (
        <EmptyState
          drawing="clients"
          title={t("empty")}
          text={t("emptyText")}
          action={<Actions centered />}
        />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

/** The ways to add clients. */
function Actions({ centered = false }: { centered?: boolean }) {
  const t = useTranslations("clients.console.list");
  return (
    <div className={centered ? "flex flex-wrap justify-center gap-3" : "contents"}>
      <Button to={importPaths.upload.clients} variant="secondary">
        {t("import")}
      </Button>
      <Button to={clientPaths.create} icon="plus">
        {t("create")}
      </Button>
    </div>
  );
}

function Filters() {
  const { filters, views, status, sort, people, industries } = useLoaderData<typeof loader>();
  const t = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels");
  const select = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Field name={name} label={label}>
      <Select placeholder={t("any")} options={options} defaultValue={filters[name] ?? ""} />
    </Field>
  );
  return (
    <FilterForm
      filters={filters}
      kept={{
        ...(status && { status }),
        ...(sort && { sort }),
        ...(views.view && { [viewParam]: views.view }),
      }}
      clear={addressWith(clientPaths.list, { [viewParam]: noView })}
      first={{
        name: "keyword",
        field: (
          <Field name="keyword" label={t("keyword")}>
            <TextInput icon="search" maxLength={nameMax} defaultValue={filters.keyword ?? ""} />
          </Field>
        ),
      }}
    >
      {select(
        "potential",
        t("potential"),
        potentials.map(({ id, key }) => ({ value: String(id), label: labels(`potential.${key}`) })),
      )}
      {select(
        "source",
        t("source"),
        sources.map(({ id, key }) => ({ value: String(id), label: labels(`source.${key}`) })),
      )}
      {select("industry_id", t("industry"), industries)}
      {select("am_id", t("am"), people)}
      {select("owner_id", t("owner"), people)}
      {select("silent", t("silent"), [
        { value: "14", label: t("silent14") },
        { value: "30", label: t("silent30") },
      ])}
    </FilterForm>
  );
}
