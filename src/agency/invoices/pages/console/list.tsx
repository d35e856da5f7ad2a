import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import { load, pageUrl } from "#kit/page.ts";
import { addressWith, viewParam } from "#people/saved-views/list-paths.ts";
import { filtersOf, viewsOfList } from "#people/saved-views/load-views.ts";
import { SavedViews } from "#people/saved-views/parts/console/SavedViews.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useDate } from "#ui/use-date.ts";
import { invoicePaths } from "../../console-paths.ts";
import { invoiceFilters, invoices } from "../../contract.ts";
import { statuses } from "../../lifecycle.ts";
import { StatusBadge } from "../../parts/console/StatusBadge.tsx";

type Row = Awaited<ReturnType<typeof loader>>["rows"][number];
const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const filters = filtersOf(request, invoiceFilters);
  const page = /^[1-9]\d{0,4}$/.exec(pageUrl(request).searchParams.get("page") ?? "")?.[0] ?? "1";
  const [views, { data, meta }] = await Promise.all([
    viewsOfList({ context, request }, "fees", filters),
    load(context, request, invoices, { query: { ...filters, page, items } as object }),
  ]);
  return {
    rows: data,
    views,
    status: filters.status ?? null,
    client_id: filters.client_id ?? null,
    late: filters.late ?? null,
    csv: addressWith(invoicePaths.csv, filters),
    statuses,
    counts: meta.counts,
    page: meta.page,
    pages: Math.ceil(meta.total / items),
  };
}

/** Returns the address of the list with other filters. */
function useAddress() {
  const { status, client_id, late, views } = useLoaderData<typeof loader>();
  return (others: { status?: string | null; late?: string | null; client_id?: null }) =>
    addressWith(
      invoicePaths.list,
      Object.assign({ status, client_id, late, [viewParam]: views.view }, others),
    );
}

/** The payment requests of an agency by status. */
export default function Fees() {
  const { rows, views, status, statuses: tabs, counts, page, pages } = useLoaderData<typeof loader>();
  const address = useAddress();
  const t = useTranslations("invoices.console");
  const labels = useTranslations("invoices.labels.status");
  const columns = useColumns();
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <Head />
      <SavedViews views={views} />
      <Tabs
        label={t("title")}
        items={[
          { to: address({ status: null }), label: t("all"), current: status === null },
          ...tabs.map((each) => ({
            to: address({ status: each }),
            label: labels(each),
            count: counts[each],
            current: each === status,
          })),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Card flush>
          <Table caption={t("title")} rows={rows} rowKey={({ id }) => id} columns={columns} />
        </Card>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

/** The title of the list, its download, and the filters by age and client. */
function Head() {
  const { rows, client_id, late, csv } = useLoaderData<typeof loader>();
  const address = useAddress();
  const t = useTranslations("invoices.console");
  const clientName = rows[0]?.attributes.client.name;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <div className="flex flex-wrap gap-2">
          <Button to={address({ late: late ? null : "true" })} variant="secondary" size="sm">
            {t(late ? "allRequests" : "lateOnly")}
          </Button>
          <a href={csv} download className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Icon name="download" size="sm" />
            {t("download")}
          </a>
        </div>
      </div>
      {client_id && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-700">
          {clientName && t("ofClient", { client: clientName })}
          <Link to={address({ client_id: null })} className="font-semibold hover:underline">
            {t("allClients")}
          </Link>
        </p>
      )}
    </>
  );
}

/** The columns of the list. */
function useColumns(): Column<Row>[] {
  const t = useTranslations("invoices.console");
  const language = useLocale() as "en" | "vi";
  const day = useDate("day");
  const amount = (key: "net" | "total" | "paid" | "balance"): Column<Row> => ({
    key,
    label: t(key),
    align: "end",
    oneLine: true,
    cell: ({ attributes }) => exactSalary(attributes[key], attributes.currency, language),
  });
  return [
    {
      key: "number",
      label: t("number"),
      main: true,
      cell: ({ id, attributes }) => <NumberOf id={id} request={attributes} />,
    },
    {
      key: "taxDate",
      label: t("taxDate"),
      oneLine: true,
      cell: ({ attributes: { tax_date } }) => tax_date && day(tax_date),
    },
    {
      key: "due",
      label: t("due"),
      oneLine: true,
      cell: ({ attributes: { due_date, days_late } }) =>
        due_date && (
          <span className="max-md:text-right">
            {day(due_date)}
            {days_late > 0 && <span className="block text-danger-600">{t("late", { days: days_late })}</span>}
          </span>
        ),
    },
    amount("net"),
    {
      key: "total",
      label: t("total"),
      align: "end",
      oneLine: true,
      cell: ({ attributes: { total, vat, currency } }) => (
        <span className="max-md:text-right">
          {exactSalary(total, currency, language)}
          <span className="block text-ink-500">
            {t("vatOf", { amount: exactSalary(vat, currency, language) })}
          </span>
        </span>
      ),
    },
    amount("paid"),
    amount("balance"),
    {
      key: "status",
      label: t("status"),
      cell: ({ attributes }) => <StatusBadge status={attributes.status} />,
    },
  ];
}

/** The number of a request with its client and e-invoice. */
function NumberOf({ id, request }: { id: string; request: Row["attributes"] }) {
  const t = useTranslations("invoices.console");
  const { number, client, e_symbol, e_number } = request;
  return (
    <span className="break-words">
      <Link to={invoicePaths.detail(id)} className="inline-block leading-6 font-semibold hover:underline">
        {number ?? t("draft")}
      </Link>
      <span className="block text-ink-500">{client.name}</span>
      {e_number && (
        <span className="block text-ink-500">{t("eInvoiceOf", { number: `${e_symbol} ${e_number}` })}</span>
      )}
    </span>
  );
}
