import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import { load } from "#kit/page.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { useDate } from "#ui/use-date.ts";
import { invoicePaths } from "../../console-paths.ts";
import { invoices } from "../../contract.ts";
import { statuses } from "../../lifecycle.ts";

type Row = Awaited<ReturnType<typeof loader>>["rows"][number];
const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const status = statuses.find((each) => each === params.get("tab"));
  const page = Number(params.get("page")) || 1;
  const client_id = /^[1-9]\d{0,14}$/.exec(params.get("client") ?? "")?.[0];
  const late = params.has("late") ? "true" : undefined;
  const filters = { status, client_id, late };
  const query = { status, client_id, late: late !== undefined, page, items };
  const { data, meta } = await load(context, request, invoices, { query });
  const file = new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]),
  );
  const csv = invoicePaths.csv(file.size > 0 ? `?${file}` : "");
  return {
    rows: data,
    status: status ?? null,
    client: client_id ?? "",
    late: late !== undefined,
    csv,
    statuses,
    counts: meta.counts,
    page: meta.page,
    pages: Math.ceil(meta.total / items),
  };
}

/** The payment requests of an agency by status. */
export default function Fees() {
  const { rows, status, client, late, statuses: tabs, counts, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("invoices.console");
  const labels = useTranslations("invoices.labels.status");
  const columns = useColumns();
  const filters = { tab: status ?? "", late: late ? "1" : "", client };
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <Head filters={filters} />
      <Tabs
        label={t("title")}
        items={[
          { to: search({ ...filters, tab: "" }), label: t("all"), current: status === null },
          ...tabs.map((each) => ({
            to: search({ ...filters, tab: each }),
            label: labels(each),
            count: counts[each],
            current: each === status,
          })),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Table caption={t("title")} rows={rows} rowKey={({ id }) => id} columns={columns} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

interface Filters {
  tab: string;
  late: string;
  client: string;
}

/** Returns the address of the list with filters. */
function search(filters: Filters) {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  return { search: `?${query}` };
}

/** The title of the list, its download, and the filters by age and client. */
function Head({ filters }: { filters: Filters }) {
  const { rows, client, late, csv } = useLoaderData<typeof loader>();
  const t = useTranslations("invoices.console");
  const clientName = rows[0]?.attributes.client.name;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <div className="flex flex-wrap gap-2">
          <Button to={search({ ...filters, late: late ? "" : "1" })} variant="secondary" size="sm">
            {t(late ? "allRequests" : "lateOnly")}
          </Button>
          <a href={csv} download className={buttonClass({ variant: "secondary", size: "sm" })}>
            <Icon name="download" size="sm" />
            {t("download")}
          </a>
        </div>
      </div>
      {client && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-700">
          {clientName && t("ofClient", { client: clientName })}
          <Link to={search({ ...filters, client: "" })} className="font-semibold hover:underline">
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
  const labels = useTranslations("invoices.labels.status");
  const language = useLocale() as "en" | "vi";
  const day = useDate("day");
  const amount = (key: "net" | "vat" | "total" | "paid" | "balance") => ({
    key,
    label: t(key),
    align: "end" as const,
    cell: ({ attributes }: Row) => exactSalary(attributes[key], attributes.currency, language),
  });
  return [
    {
      key: "number",
      label: t("number"),
      main: true,
      cell: ({ id, attributes }) => (
        <span className="break-words">
          <Link to={invoicePaths.detail(id)} className="font-semibold hover:underline">
            {attributes.number ?? t("draft")}
          </Link>
          <span className="block text-ink-500">{attributes.client.name}</span>
        </span>
      ),
    },
    {
      key: "due",
      label: t("due"),
      cell: ({ attributes: { due_date, days_late } }) =>
        due_date && (
          <>
            {day(due_date)}
            {days_late > 0 && <span className="block text-danger-600">{t("late", { days: days_late })}</span>}
          </>
        ),
    },
    amount("net"),
    amount("vat"),
    amount("total"),
    amount("balance"),
    {
      key: "status",
      label: t("status"),
      cell: ({ attributes }) => <Badge>{labels(attributes.status)}</Badge>,
    },
  ];
}
