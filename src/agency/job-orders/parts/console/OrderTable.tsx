import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { type Column, type Sort, Table } from "#ui/Table.tsx";
import { orderPaths } from "../../console-paths.ts";
import type { orders } from "../../contract.ts";
import { FirstCv } from "./FirstCv.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { useMoney } from "./use-money.ts";

type Row = AnswerOf<typeof orders>["data"][number];

/** The job orders of an agency; on phones each order is a card. */
export function OrderTable({
  rows,
  sort,
  sortTo,
}: {
  rows: readonly Row[];
  sort: Sort | null;
  sortTo: (sort: Sort) => string;
}) {
  const t = useTranslations("jobOrders.console.list");
  return (
    <Table
      caption={t("title")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={useColumns()}
      sort={sort}
      sortTo={sortTo}
    />
  );
}

function useColumns(): Column<Row>[] {
  const figures = useFigures();
  const t = useTranslations("jobOrders.console.list");
  const kinds = useTranslations("jobOrders.labels.kind");
  return [
    {
      key: "title",
      label: t("order"),
      main: true,
      sortable: true,
      cell: ({ id, attributes: { title, client, kind } }) => (
        <div className="sm:min-w-56">
          <Link
            to={orderPaths.detail(id)}
            className="inline-block leading-6 font-semibold break-words hover:underline"
          >
            {title}
          </Link>
          <p className="text-ink-500">
            <Link
              to={clientPaths.detail(client.id)}
              className="inline-block leading-6 break-words hover:underline"
            >
              {client.name}
            </Link>{" "}
            · {kinds(kind)}
          </p>
        </div>
      ),
    },
    {
      key: "hired",
      label: t("hired"),
      align: "end",
      cell: ({ attributes: { counts, head_count } }) =>
        t("hiredOf", { hired: counts.hired, asked: head_count }),
    },
    {
      key: "status",
      label: t("status"),
      cell: ({ attributes }) => <StatusBadge status={attributes.status} />,
    },
    {
      key: "age",
      label: t("age"),
      align: "end",
      cell: ({ attributes }) => t("days", { days: attributes.age_days }),
    },
    {
      key: "first_cv",
      label: t("firstCv"),
      sortable: true,
      cell: ({ attributes }) => <FirstCv clock={attributes.first_cv} />,
    },
    ...figures,
    { key: "lead", label: t("lead"), cell: ({ attributes: { lead } }) => lead?.full_name ?? "–" },
  ];
}

/** The columns of an order's candidates and of its fee. */
function useFigures(): Column<Row>[] {
  const t = useTranslations("jobOrders.console.list");
  const money = useMoney();
  const counts = (["submitted", "interviewing", "offers"] as const).map(
    (key): Column<Row> => ({
      key,
      label: t(key),
      align: "end",
      cell: ({ attributes: { counts } }) =>
        key === "submitted" && counts.no_answer > 0 ? (
          <>
            {counts.submitted}
            <span className="block text-warning-600">{t("unanswered", { count: counts.no_answer })}</span>
          </>
        ) : (
          counts[key]
        ),
    }),
  );
  return [
    ...counts,
    {
      key: "fee",
      label: t("fee"),
      align: "end",
      cell: ({ attributes: { expected_fee: fee } }) =>
        fee && <span className="whitespace-nowrap">{money(fee.amount, fee.currency)}</span>,
    },
  ];
}
