import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Table } from "#ui/Table.tsx";
import type { Preview } from "../../pages/console/preview.tsx";
import type { ImportField } from "../../terms.ts";
import { ProblemTable } from "./ProblemTable.tsx";

/** The problems of a table: the same ones of several rows together, and below them row by row. */
export function Problems({
  groups,
  problems,
  more,
}: {
  groups: Preview["problem_groups"];
  problems: Preview["problems"];
  /** The number of problems that are not listed. */
  more: number;
}) {
  const t = useTranslations("csvImport.console");
  const list = (
    <>
      <ProblemTable problems={problems} />
      {more > 0 && <p className="text-sm text-ink-500">{t("more", { count: more })}</p>}
    </>
  );
  if (groups.every(({ rows }) => rows === 1)) return list;
  return (
    <>
      <GroupTable groups={groups} />
      <details>
        <summary className={buttonClass({ variant: "secondary" })}>{t("eachRow")}</summary>
        <div className="mt-4 flex flex-col gap-4">{list}</div>
      </details>
    </>
  );
}

function GroupTable({ groups }: { groups: Preview["problem_groups"] }) {
  const t = useTranslations("csvImport.console");
  const names = useTranslations("csvImport.labels.columns");
  return (
    <Card flush>
      <Table
        caption={t("problem")}
        dense
        columns={[
          { key: "detail", label: t("problem"), main: true, cell: ({ detail }) => detail },
          {
            key: "column",
            label: t("column"),
            cell: ({ column }) => (column ? names(column as ImportField) : t("wholeRow")),
          },
          { key: "rows", label: t("rows"), align: "end", cell: ({ rows }) => rows },
          {
            key: "lines",
            label: t("lines"),
            className: "tabular-nums",
            cell: ({ rows, lines }) => `${lines.join(", ")}${rows > lines.length ? ", …" : ""}`,
          },
        ]}
        rows={groups}
        rowKey={({ column, detail }) => `${column} ${detail}`}
      />
    </Card>
  );
}
