import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { lawPaths } from "../../paths.ts";
import type { LawState, OutlookReason } from "../../terms.ts";
import { useCitation } from "../use-citation.ts";
import type { LawRowView } from "./row-view.ts";
import { useRowText } from "./use-row-text.ts";

const tones = {
  future: "info",
  in_force: "success",
  past: "neutral",
  superseded: "neutral",
  canceled: "neutral",
} as const satisfies Record<LawState, Tone>;

/** Lists rows of law with their sources. @param reasons why each row is in the outlook, by id */
export function LawTable({
  rows,
  caption,
  reasons,
}: {
  rows: readonly LawRowView[];
  caption: string;
  reasons?: Record<string, OutlookReason[]>;
}) {
  const t = useTranslations("law.console");
  const labels = useTranslations("law.labels");
  const { value, days } = useRowText();
  const cite = useCitation();
  const columns: Column<LawRowView>[] = [
    {
      key: "value",
      label: t("list.value"),
      main: true,
      cell: (row) => (
        <Link
          to={lawPaths.row(row.attributes.kind, row.id)}
          className="inline-block leading-6 font-semibold hover:text-leaf-700 hover:underline"
        >
          {value(row)}
        </Link>
      ),
    },
    { key: "days", label: t("list.days"), cell: days },
    { key: "source", label: t("list.source"), cell: (row) => cite(row.attributes.source) },
    {
      key: "state",
      label: t("list.state"),
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          {(reasons?.[row.id] ?? []).map((reason) => (
            <Badge key={reason} tone={reason === "starts" ? "info" : "warning"}>
              {t(`outlook.reasons.${reason}`)}
            </Badge>
          ))}
          {!reasons && (
            <Badge tone={tones[row.attributes.state]}>{labels(`state.${row.attributes.state}`)}</Badge>
          )}
        </span>
      ),
    },
    {
      key: "checked",
      label: t("list.checked"),
      cell: (row) => row.attributes.checked_by?.full_name ?? t("list.unchecked"),
    },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
