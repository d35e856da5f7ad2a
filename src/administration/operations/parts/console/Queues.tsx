import { useFormatter, useTranslations } from "use-intl";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { OperationsView } from "./OperationFigures.tsx";

type Queue = OperationsView["queues"][number];
type Statement = NonNullable<OperationsView["slow_statements"]>[number];

/** Lists the queues that have jobs. */
export function Queues({ rows }: { rows: readonly Queue[] }) {
  const t = useTranslations("operations.console.queues");
  const date = useDate("exact");
  const { number } = useFormatter();
  const count = (key: "waiting" | "delayed" | "active" | "failed"): Column<Queue> => ({
    key,
    label: t(key),
    align: "end",
    cell: (row) => number(row[key]),
  });
  const columns: Column<Queue>[] = [
    {
      key: "name",
      label: t("name"),
      main: true,
      cell: ({ name }) => <code className="text-sm">{name}</code>,
    },
    count("waiting"),
    count("delayed"),
    count("active"),
    count("failed"),
    {
      key: "oldest",
      label: t("oldest"),
      align: "end",
      cell: ({ oldest }) => (oldest ? <time dateTime={oldest}>{date(oldest)}</time> : "–"),
    },
  ];
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}

/** Lists slow statements of the database. */
export function SlowStatements({ rows }: { rows: readonly Statement[] }) {
  const t = useTranslations("operations.console.slow");
  const { number } = useFormatter();
  const columns: Column<Statement>[] = [
    {
      key: "statement",
      label: t("statement"),
      main: true,
      cell: ({ statement }) => <code className="text-xs wrap-anywhere">{statement}</code>,
    },
    { key: "calls", label: t("calls"), align: "end", cell: ({ calls }) => number(calls) },
    { key: "mean", label: t("mean"), align: "end", cell: ({ mean_ms }) => t("ms", { ms: number(mean_ms) }) },
  ];
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={({ statement }) => statement} />;
}
