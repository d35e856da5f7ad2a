import { useFormatter, useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { CalculatorData } from "./Calculator.tsx";
import { useCitation } from "./use-citation.ts";

type Result = NonNullable<CalculatorData["result"]>;
type Line = Result["lines"][number];

/** The result of the calculator, line by line, with the law of each line. */
export function PayLines({ result }: { result: Result }) {
  const t = useTranslations("law.site.result");
  const { number } = useFormatter();
  const date = useDate("day");
  const columns = useColumns();
  const cite = useCitation();
  const { source, source_url, from_day } = result.law;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-ink-500">{t("gross")}</dt>
          <dd className="text-lg font-semibold tabular-nums">{number(result.gross)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-500">{t("net")}</dt>
          <dd className="text-xl font-semibold text-leaf-700 tabular-nums">{number(result.net)}</dd>
        </div>
      </dl>
      <Table
        caption={t("caption")}
        columns={columns}
        rows={result.lines.map((line, index) => ({ line, id: `${line.key}${index}` }))}
        rowKey={({ id }) => id}
      />
      <p className="text-sm text-ink-500">
        {t("since", { date: date(from_day) })}
        {source_url && (
          <>
            {" · "}
            <a href={source_url} className="underline" rel="noreferrer">
              {cite(source)}
            </a>
          </>
        )}
      </p>
    </Card>
  );
}

function useColumns(): Column<{ line: Line; id: string }>[] {
  const t = useTranslations("law.site.result");
  const { number } = useFormatter();
  const name = useLineName();
  const cite = useCitation();
  return [
    { key: "line", label: t("line"), main: true, cell: ({ line }) => name(line) },
    {
      key: "amount",
      label: t("amount"),
      align: "end",
      cell: ({ line }) => <span className="tabular-nums">{number(line.amount)}</span>,
    },
    {
      key: "source",
      label: t("source"),
      cell: ({ line }) => line.source && <span className="text-sm text-ink-500">{cite(line.source)}</span>,
    },
  ];
}

/** Returns the name of a line with its rate and amount. */
function useLineName(): (line: Line) => string {
  const t = useTranslations("law.site.result.lines");
  const { number } = useFormatter();
  return ({ key, percent, base, bottom, top }) => {
    const rate = `${number(percent ?? 0)}%`;
    if (key === "social" || key === "health" || key === "unemployment")
      return t(key, { percent: rate, base: number(base ?? 0) });
    if (key === "dependants") return t(key, { count: base ?? 0 });
    if (key !== "bracket") return t(key);
    if (top === null) return t("last", { bottom: number(bottom ?? 0), percent: rate });
    return t("bracket", { top: number(top), percent: rate });
  };
}
