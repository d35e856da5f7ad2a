import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { TitleState } from "#platform/reference/lifecycle.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { titlePaths } from "../../paths.ts";

export interface TitleRow {
  id: string;
  name: string;
  name_vn: string;
  category: { name: string; name_vn: string };
  aliases: string[];
  state: TitleState;
  used_by: number;
}

export const stateTones = {
  active: "success",
  retired: "neutral",
  merged: "info",
} as const satisfies Record<TitleState, Tone>;

/** Lists job titles in both languages. @param withState shows the state, in a list of several states */
export function TitleTable({ rows, withState }: { rows: readonly TitleRow[]; withState: boolean }) {
  const t = useTranslations("jobTitles.console");
  const labels = useTranslations("jobTitles.labels.state");
  const language = useLocale();
  const columns: Column<TitleRow>[] = [
    {
      key: "name",
      label: t("columns.name"),
      main: true,
      cell: ({ id, name }) => (
        <Link
          to={titlePaths.title(id)}
          lang="en"
          className="inline-block leading-6 font-semibold break-words hover:text-leaf-700 hover:underline"
        >
          {name}
        </Link>
      ),
    },
    { key: "name_vn", label: t("columns.name_vn"), cell: ({ name_vn }) => <span lang="vi">{name_vn}</span> },
    {
      key: "category",
      label: t("columns.category"),
      cell: ({ category }) => (language === "vi" ? category.name_vn : category.name),
    },
    { key: "aliases", label: t("columns.aliases"), cell: ({ aliases }) => aliases.join(", ") || "–" },
    { key: "usedBy", label: t("columns.usedBy"), align: "end", cell: ({ used_by }) => used_by },
  ];
  if (withState)
    columns.push({
      key: "state",
      label: t("columns.state"),
      cell: ({ state }) => <Badge tone={stateTones[state]}>{labels(state)}</Badge>,
    });
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
