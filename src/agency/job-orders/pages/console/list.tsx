import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, pageUrl } from "#kit/page.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { orderPaths, ordersCsvPath } from "../../console-paths.ts";
import { orderSorts, orders } from "../../contract.ts";
import { OrderFilters } from "../../parts/console/OrderFilters.tsx";
import { OrderTable } from "../../parts/console/OrderTable.tsx";
import { orderKinds, orderStatuses } from "../../terms.ts";
import { clientChoices, colleagues } from "./choices.ts";

const items = 20;

const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value);
const isTrue = (value: string) => value === "true";
/** The filters of the address with their checks: an address with another value shows the list without that filter. */
const checks: Readonly<Record<string, (value: string) => boolean>> = {
  keyword: (value) => value.length <= 100,
  client_id: isId,
  consultant_id: isId,
  kind: (value) => orderKinds.some((kind) => kind === value),
  no_cv: isTrue,
  no_answer: isTrue,
};

function filtersIn(params: URLSearchParams): Record<string, string> {
  const sent = Object.keys(checks).map((name) => [name, (params.get(name) ?? "").trim()] as const);
  return Object.fromEntries(sent.filter(([name, value]) => value !== "" && checks[name]?.(value)));
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = pageUrl(request);
  const filters = filtersIn(searchParams);
  const status = orderStatuses.find((each) => each === searchParams.get("status"));
  const sort = orderSorts.find((each) => each === searchParams.get("sort"));
  const page = /^[1-9]\d{0,4}$/.exec(searchParams.get("page") ?? "")?.[0] ?? "1";
  const query = { ...filters, status, sort, page, items };
  const [{ data, meta }, clients, people] = await Promise.all([
    load(context, request, orders, { query }),
    clientChoices({ context, request }),
    colleagues({ context, request }),
  ]);
  return {
    rows: data,
    filters,
    status: status ?? null,
    sort: sort ?? null,
    counts: meta.counts,
    page: meta.page,
    pages: Math.ceil(meta.total / items),
    clients,
    people,
  };
}

/** Returns the query of the list with other values; null removes one. */
function queryWith(filters: Record<string, string>, others: Record<string, string | null>): string {
  const query = new URLSearchParams(filters);
  for (const [name, value] of Object.entries(others)) if (value !== null) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

/** The job orders of an agency. */
export default function JobOrders() {
  const { rows, filters, status, sort, counts, page, pages, clients, people } =
    useLoaderData<typeof loader>();
  const t = useTranslations("jobOrders.console.list");
  const labels = useTranslations("jobOrders.labels.status");
  const all = orderStatuses.reduce((sum, each) => sum + counts[each], 0);
  const isFiltered = Object.keys(filters).length > 0;
  const toTab = (value: string | null) => orderPaths.list + queryWith(filters, { status: value, sort });
  const kept = { ...(status && { status }), ...(sort && { sort }) };
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("title")}
        actions={
          <Button
            to={filters.client_id ? orderPaths.createFor(filters.client_id) : orderPaths.create}
            icon="plus"
          >
            {t("create")}
          </Button>
        }
      />
      <Tabs
        label={t("status")}
        items={[
          { to: toTab(null), label: t("all"), count: all, current: status === null },
          ...orderStatuses.map((each) => ({
            to: toTab(each),
            label: labels(each),
            count: counts[each],
            current: each === status,
          })),
        ]}
      />
      {(isFiltered || all > 0) && (
        <OrderFilters filters={filters} kept={kept} clients={clients} people={people} />
      )}
      {rows.length > 0 ? <Orders /> : <NoOrders isFiltered={isFiltered || all > 0} />}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

function Orders() {
  const { rows, filters, status, sort } = useLoaderData<typeof loader>();
  const t = useTranslations("jobOrders.console.list");
  return (
    <>
      <Card flush>
        <OrderTable
          rows={rows}
          sort={sort === null || sort === "newest" ? null : { key: sort, direction: "asc" }}
          sortTo={({ key }) => orderPaths.list + queryWith(filters, { status, sort: key })}
        />
      </Card>
      <p className="text-sm">
        <a
          href={ordersCsvPath(queryWith(filters, { status, sort }))}
          className="font-semibold text-leaf-700 underline"
          download
        >
          {t("csv")}
        </a>
      </p>
    </>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { clients } = useLoaderData<typeof loader>();
  const t = useTranslations("jobOrders.console.list");
  if (isFiltered) return <EmptyState drawing="search" title={t("noMatch")} />;
  if (clients.some(({ active }) => active)) return <EmptyState drawing="jobs" title={t("empty")} />;
  return (
    <EmptyState
      drawing="jobs"
      title={t("empty")}
      text={t("emptyText")}
      action={<Button to={clientPaths.list}>{t("toClients")}</Button>}
    />
  );
}
