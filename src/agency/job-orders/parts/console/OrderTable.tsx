import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { Checkbox } from "#ui/choices.tsx";
import { type Column, type Sort, Table } from "#ui/Table.tsx";
import { orderPaths } from "../../console-paths.ts";
import type { orders } from "../../contract.ts";
import { FirstCv } from "./FirstCv.tsx";
import { ordersForm } from "./OrderBulkBar.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { useMoney } from "./use-money.ts";

type Row = AnswerOf<typeof orders>["data"][number];

/** The job orders of an agency; on phones each order is a card. */
export function OrderTable({
  rows,
  tickAll,
  sort,
  sortTo,
}: {
  rows: readonly Row[];
  /** The checkbox that ticks all rows or none. */
  tickAll: ReactNode;
  sort: Sort | null;
  sortTo: (sort: Sort) => string;
}) {
  const t = useTranslations("jobOrders.console.list");
  return (
    <Table
      caption={t("title")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={useColumns(tickAll)}
      sort={sort}
      sortTo={sortTo}
    />
  );
}

function useColumns(tickAll: ReactNode): Column<Row>[] {
  const tick = useTickColumn(tickAll);
  const figures = useFigures();
  const t = useTranslations("jobOrders.console.list");
  return [
    tick,
    {
      key: "title",
      label: t("order"),
      main: true,
      sortable: true,
      cell: ({ id, attributes }) => <OrderName id={id} order={attributes} />,
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
      oneLine: true,
      cell: ({ attributes }) => t("days", { days: attributes.age_days }),
    },
    {
      key: "first_cv",
      label: t("firstCv"),
      sortable: true,
      cell: ({ attributes }) => <FirstCv clock={attributes.first_cv} />,
    },
    ...figures,
    {
      key: "lead",
      label: t("lead"),
      oneLine: true,
      cell: ({ attributes: { lead } }) => lead?.full_name ?? "–",
    },
  ];
}

/** The title of an order with its client and type. */
function OrderName({ id, order: { title, client, kind } }: { id: string; order: Row["attributes"] }) {
  const kinds = useTranslations("jobOrders.labels.kind");
  return (
    <div className="max-md:pl-8 sm:min-w-56">
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
        </Link>
      </p>
      <p className="text-ink-500">{kinds(kind)}</p>
    </div>
  );
}

function useTickColumn(tickAll: ReactNode): Column<Row> {
  const bulk = useTranslations("jobOrders.console.bulk");
  return {
    key: "select",
    label: bulk("column"),
    hideLabel: true,
    head: tickAll,
    className: "md:w-1 md:pr-0! max-md:absolute max-md:top-3 max-md:left-0 max-md:before:content-none",
    cell: ({ id, attributes: { title } }) => (
      <Checkbox
        className="-m-2 p-2"
        form={ordersForm}
        name="ids"
        value={id}
        label={<span className="sr-only">{bulk("select", { title })}</span>}
      />
    ),
  };
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
