import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { Table } from "#ui/Table.tsx";
import type { Preview } from "../../pages/console/preview.tsx";
import type { ImportField } from "../../terms.ts";

/** Lists the problems of a table by line and column. */
export function ProblemTable({ problems }: { problems: Preview["problems"] }) {
  const t = useTranslations("csvImport.console");
  const names = useTranslations("csvImport.labels.columns");
  return (
    <Card flush>
      <Table
        caption={t("problem")}
        dense
        columns={[
          {
            key: "row",
            label: t("line"),
            main: true,
            cell: ({ row }) => (
              <>
                <span className="md:hidden">{t("line")} </span>
                {row}
              </>
            ),
          },
          {
            key: "column",
            label: t("column"),
            cell: ({ column }) => (column ? names(column as ImportField) : t("wholeRow")),
          },
          { key: "value", label: t("value"), className: "break-words", cell: ({ value }) => value },
          { key: "detail", label: t("problem"), cell: ({ detail }) => detail },
        ]}
        rows={problems}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}
