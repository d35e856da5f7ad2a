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
  const day = useDate("day");
  const columns: Column<Row>[] = [
    {
      key: "name",
      label: t("name"),
      main: true,
      sortable: true,
      cell: ({ id, attributes }) => <ClientName id={id} client={attributes} />,
    },
    {
      key: "status",
      label: t("status"),
      cell: ({ attributes }) => <StatusBadge status={attributes.status} />,
    },
    { key: "am", label: t("am"), oneLine: true, cell: ({ attributes: { am } }) => am?.full_name ?? "–" },
    {
      key: "owner",
      label: t("owner"),
      oneLine: true,
      cell: ({ attributes: { owner } }) => owner?.full_name ?? "–",
    },
    ...useFigures(),
    {
      key: "last_contact",
      label: t("lastContact"),
      oneLine: true,
      wrapLabel: true,
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

/** The name of a client with its potential. */
function ClientName({ id, client: { name, potential } }: { id: string; client: Row["attributes"] }) {
  const t = useTranslations("clients.console.list");
  const labels = useTranslations("clients.labels.potential");
  return (
    <div className="sm:min-w-56">
      <Link
        to={clientPaths.detail(id)}
        className="inline-block leading-6 font-semibold break-words hover:underline"
      >
        {name}
      </Link>
      <p className="text-ink-500">
        <span className="sr-only">{t("potential")}</span> {labels(keyOf(potentials, potential) ?? "pending")}
      </p>
    </div>
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
      wrapLabel: true,
      cell: ({ attributes }) => number(attributes[key]),
    }),
  );
  return [
    ...counts,
    {
      key: "unpaid",
      label: t("unpaid"),
      wrapLabel: true,
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
