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
import { placementPaths } from "../../console-paths.ts";
import { placements } from "../../contract.ts";
import { statuses } from "../../lifecycle.ts";

type Row = Awaited<ReturnType<typeof loader>>["rows"][number];
const items = 20;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const status = statuses.find((each) => each === params.get("tab"));
  const page = Number(params.get("page")) || 1;
  const { data, meta } = await load(context, request, placements, { query: { status, page, items } });
  const pages = Math.ceil(meta.total / items);
  return { rows: data, status: status ?? null, statuses, counts: meta.counts, page: meta.page, pages };
}

/** The placements of an agency by status. */
export default function Placements() {
  const { rows, status, statuses: tabs, counts, page, pages } = useLoaderData<typeof loader>();
  const t = useTranslations("placements.console");
  const labels = useTranslations("placements.labels.status");
  const columns = useColumns();
  const all = { to: { search: "?" }, label: t("all"), current: status === null };
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-4">
      <title>{`${t("title")} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <Tabs
        label={t("title")}
        items={[
          all,
          ...tabs.map((each) => ({
            to: { search: `?tab=${each}` },
            label: labels(each),
            count: counts[each],
            current: each === status,
          })),
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="candidates" title={t("empty")} text={t("emptyText")} />
      ) : (
        <Table caption={t("title")} rows={rows} rowKey={({ id }) => id} columns={columns} />
      )}
      <Pagination page={page} pages={pages} />
    </div>
  );
}

/** The columns of the list. */
function useColumns(): Column<Row>[] {
  const t = useTranslations("placements.console");
  const labels = useTranslations("placements.labels.status");
  const language = useLocale();
  const day = useDate("day");
  return [
    {
      key: "person",
      label: t("person"),
      main: true,
      cell: ({ id, attributes: { applicant, job } }) => (
        <span className="break-words">
          <Link to={placementPaths.detail(id)} className="font-semibold hover:underline">
            {applicant?.full_name ?? t("erased")}
          </Link>
          <span className="block text-ink-500">{job.title}</span>
        </span>
      ),
    },
    { key: "client", label: t("client"), cell: ({ attributes }) => attributes.client.name },
    { key: "start", label: t("start"), cell: ({ attributes }) => day(attributes.start_date) },
    {
      key: "warranty",
      label: t("warranty"),
      cell: ({ attributes: { warranty_until } }) => warranty_until && day(warranty_until),
    },
    {
      key: "fee",
      label: t("fee"),
      align: "end",
      cell: ({ attributes: { fee, currency } }) => exactSalary(fee, currency, language as "en"),
    },
    {
      key: "status",
      label: t("status"),
      cell: ({ attributes }) => <Badge>{labels(attributes.status)}</Badge>,
    },
  ];
}
