import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, type PageServices, pageServices, pageUrl } from "#kit/page.ts";
import { industries } from "#platform/reference/contract.ts";
import { keyOf } from "#platform/reference/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Table } from "#ui/Table.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useDate } from "#ui/use-date.ts";
import { clients } from "../../contract.ts";
import { StatusBadge } from "../../parts/console/StatusBadge.tsx";
import { clientPaths } from "../../paths.ts";
import { clientStates, potentials, silences, sources } from "../../terms.ts";
import { colleagues } from "./people.ts";

const items = 20;
const names = ["keyword", "potential", "source", "am_id", "owner_id", "industry_id", "silent"] as const;

/** Returns the filters of the address that have a value. */
function filtersIn(request: Request): Record<string, string> {
  const { searchParams } = pageUrl(request);
  const given = names.map((name) => [name, (searchParams.get(name) ?? "").trim()] as const);
  const isFilter = (name: string, value: string) =>
    name === "keyword"
      ? value.length <= 255
      : name === "silent"
        ? silences.some((days) => days === value)
        : /^\d{1,15}$/.test(value);
  return Object.fromEntries(given.filter(([name, value]) => value !== "" && isFilter(name, value)));
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = pageUrl(request);
  const filters = filtersIn(request);
  const status = /^[0-2]$/.exec(searchParams.get("status") ?? "")?.[0];
  const page = /^[1-9]\d{0,4}$/.exec(searchParams.get("page") ?? "")?.[0] ?? "1";
  const sort = (["name", "last_contact"] as const).find((each) => each === searchParams.get("sort"));
  const query = { ...filters, status, page, items, sort };
  const [{ data, meta }, people, { data: fields }] = await Promise.all([
    load(context, request, clients, { query }),
    colleagues({ context, request }),
    load(context, request, industries),
  ]);
  const { language } = context.get(pageServices) as PageServices;
  return {
    rows: data.map(({ id, attributes }) => ({ id, ...attributes })),
    filters,
    status: status === undefined ? null : Number(status),
    sort: sort ?? null,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    counts: meta.counts,
    people,
    industries: fields.map(({ id, attributes }) => ({
      value: id,
      label: language === "vi" ? attributes.name_vn : attributes.name,
    })),
  };
}

/** Returns the query of the list with other values; null removes one. */
function queryWith(filters: Record<string, string>, others: Record<string, string | number | null>): string {
  const query = new URLSearchParams(filters);
  for (const [name, value] of Object.entries(others)) if (value !== null) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}

/** The clients of an agency. */
export default function Clients() {
  const { rows, filters, status, sort, page, pages, counts } = useLoaderData<typeof loader>();
  const t = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels.status");
  const all = counts.all_lead + counts.all_active + counts.all_inactive;
  const isFiltered = Object.keys(filters).length > 0;
  const create = (
    <Button to={clientPaths.create} icon="plus">
      {t("create")}
    </Button>
  );
  const tab = (value: number | null, label: string, count: number) => ({
    to: clientPaths.list + queryWith(filters, { status: value, sort }),
    label,
    count,
    current: status === value,
  });
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} actions={create} />
      <Tabs
        label={t("status")}
        items={[
          tab(null, t("all"), all),
          ...clientStates.map((state, value) => tab(value, labels(state), counts[`all_${state}`])),
        ]}
      />
      {(isFiltered || all > 0) && <Filters />}
      {rows.length > 0 ? (
        <ClientTable />
      ) : isFiltered || all > 0 ? (
        <EmptyState drawing="search" title={t("noMatch")} />
      ) : (
        <EmptyState drawing="clients" title={t("empty")} text={t("emptyText")} action={create} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function Filters() {
  const { filters, status, sort, people, industries } = useLoaderData<typeof loader>();
  const t = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels");
  const select = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Field name={name} label={label}>
      <Select placeholder={t("any")} options={options} defaultValue={filters[name] ?? ""} />
    </Field>
  );
  return (
    <Card>
      <Form
        key={queryWith(filters, {})}
        method="get"
        aria-label={t("filters")}
        className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        {status !== null && <input type="hidden" name="status" value={status} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <Field name="keyword" label={t("keyword")}>
          <TextInput icon="search" maxLength={255} defaultValue={filters.keyword ?? ""} />
        </Field>
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
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary">
            {t("apply")}
          </Button>
          <Button to={clientPaths.list} variant="ghost">
            {t("clear")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function ClientTable() {
  const { rows, filters, status, sort } = useLoaderData<typeof loader>();
  const t = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels.potential");
  const day = useDate("day");
  type Row = (typeof rows)[number];
  return (
    <>
      <Card flush>
        <Table
          caption={t("title")}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort === "name" || sort === "last_contact" ? { key: sort, direction: "asc" } : null}
          sortTo={({ key }) => clientPaths.list + queryWith(filters, { status, sort: key })}
          columns={[
            {
              key: "name",
              label: t("name"),
              main: true,
              sortable: true,
              cell: ({ id, name }: Row) => (
                <Link to={clientPaths.detail(id)} className="font-semibold break-words hover:underline">
                  {name}
                </Link>
              ),
            },
            {
              key: "potential",
              label: t("potential"),
              cell: ({ potential }) => labels(keyOf(potentials, potential) ?? "pending"),
            },
            { key: "status", label: t("status"), cell: ({ status }) => <StatusBadge status={status} /> },
            { key: "am", label: t("am"), cell: ({ am }) => am?.full_name ?? "–" },
            { key: "owner", label: t("owner"), cell: ({ owner }) => owner?.full_name ?? "–" },
            { key: "orders", label: t("orders"), align: "end", cell: ({ open_orders }) => open_orders },
            {
              key: "last_contact",
              label: t("lastContact"),
              sortable: true,
              cell: ({ last_contact_at }) => (last_contact_at ? day(last_contact_at) : "–"),
            },
          ]}
        />
      </Card>
      <p className="text-sm">
        <a
          href={`/api/v2/consultants/clients.csv${queryWith(filters, { status })}`}
          className="font-semibold text-leaf-700 underline"
          download
        >
          {t("csv")}
        </a>
      </p>
    </>
  );
}
