import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { keyOf } from "#platform/reference/terms.ts";
import { type Column, type Sort, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { clients } from "../../contract.ts";
import { clientPaths } from "../../paths.ts";
import { potentials } from "../../terms.ts";
import { StatusBadge } from "./StatusBadge.tsx";

type Row = AnswerOf<typeof clients>["data"][number];

/** The clients of an agency; on phones each client is a card. */
export function ClientTable({
  rows,
  sort,
  sortTo,
}: {
  rows: readonly Row[];
  sort: Sort | null;
  sortTo: (sort: Sort) => string;
}) {
  const t = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels.potential");
  const day = useDate("day");
  const columns: Column<Row>[] = [
    {
      key: "name",
      label: t("name"),
      main: true,
      sortable: true,
      cell: ({ id, attributes: { name } }) => (
        <Link
          to={clientPaths.detail(id)}
          className="inline-block leading-6 font-semibold break-words hover:underline sm:min-w-56"
        >
          {name}
        </Link>
      ),
    },
    {
      key: "potential",
      label: t("potential"),
      cell: ({ attributes }) => labels(keyOf(potentials, attributes.potential) ?? "pending"),
    },
    {
      key: "status",
      label: t("status"),
      cell: ({ attributes }) => <StatusBadge status={attributes.status} />,
    },
    { key: "am", label: t("am"), cell: ({ attributes: { am } }) => am?.full_name ?? "–" },
    { key: "owner", label: t("owner"), cell: ({ attributes: { owner } }) => owner?.full_name ?? "–" },
    ...useFigures(),
    {
      key: "last_contact",
      label: t("lastContact"),
      sortable: true,
      cell: ({ attributes: { last_contact_at } }) => (last_contact_at ? day(last_contact_at) : "–"),
    },
  ];
  return (
    <Table
      caption={t("title")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      sort={sort}
      sortTo={sortTo}
    />
  );
}

/** The columns of numbers. */
function useFigures(): Column<Row>[] {
  const t = useTranslations("clients.console.list");
  const { number } = useFormatter();
  const counts = (["open_orders", "submitted", "placements"] as const).map(
    (key): Column<Row> => ({
      key,
      label: t(key),
      align: "end",
      cell: ({ attributes }) => number(attributes[key]),
    }),
  );
  return [
    ...counts,
    {
      key: "unpaid",
      label: t("unpaid"),
      align: "end",
      cell: ({ attributes: { unpaid } }) =>
        unpaid?.map(({ currency, amount }) => (
          <span key={currency} className="block whitespace-nowrap">
            {number(amount, { style: "currency", currency })}
          </span>
        )),
    },
  ];
}
