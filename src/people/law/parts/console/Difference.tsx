import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import type { lawImport } from "../../contract.ts";
import { useRowText } from "./use-row-text.ts";

type File = AnswerOf<typeof lawImport>;
type Row = File["data"][number];

/** The difference between a file and the stored rows, and what it applies to. */
export function Difference({ difference: { data, meta } }: { difference: File }) {
  const t = useTranslations("law.console");
  const { value, days } = useRowText();
  const columns: Column<Row>[] = [
    { key: "days", label: t("list.days"), main: true, cell: ({ after }) => after && days(after) },
    {
      key: "change",
      label: t("file.change"),
      cell: ({ change }) => (
        <Badge tone={change === "unchanged" ? "neutral" : "info"}>{t(`file.changes.${change}`)}</Badge>
      ),
    },
    { key: "before", label: t("file.before"), cell: ({ before }) => before && value(before) },
    { key: "after", label: t("file.after"), cell: ({ after }) => after && value(after) },
  ];
  return (
    <Card flush>
      <Table
        caption={t("file.difference")}
        columns={columns}
        rows={data}
        rowKey={({ series, from_day }) => `${series}${from_day}`}
      />
      {meta.effects.length > 0 && (
        <ul className="list-disc px-10 py-4 text-sm">
          {meta.effects.map(({ what, count }) => (
            <li key={what}>{t(`preview.effects.${what}`, { count })}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
