import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { exactSalary } from "#hiring/offers/pay.ts";
import { load } from "#kit/page.ts";
import { Badge } from "#ui/Badge.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
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
  const { data, meta } = await load(context, request, invoices, { query: { status, page, items } });
  const pages = Math.ceil(meta.total / items);
  return { rows: data, status: status ?? null, statuses, counts: meta.counts, page: meta.page, pages };
}

/** The payment requests of an agency by status. */
export default function Fees() {
  const { rows, status, statuses: tabs, counts, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("invoices.console");
  const labels = useTranslations("invoices.labels.status");
  const columns = useColumns();
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <Tabs
        label={t("title")}
        items={[
          { to: { search: "?" }, label: t("all"), current: status === null },
          ...tabs.map((each) => ({
            to: { search: `?tab=${each}` },
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
