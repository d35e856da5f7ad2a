import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ListKind, ListState } from "#platform/reference/list-kinds.ts";
import { Badge } from "#ui/Badge.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { listPaths } from "../../paths.ts";

export interface ListRowView {
  id: string;
  name: string;
  name_vn: string;
  slug: string | null;
  slug_vn: string | null;
  aliases: string[];
  category: { name: string; name_vn: string } | null;
  industry_type: number | null;
  country: string | null;
  state: ListState;
  used_by: number;
}

/** The rows of a list in both languages. */
export function ListTable({ kind, rows }: { kind: ListKind; rows: readonly ListRowView[] }) {
  const t = useTranslations("lists.console");
  const columns = useColumns(kind);
  const labels = useTranslations("lists.labels");
  return (
    <Table
      caption={labels(`kind.${kind}`)}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "name",
          label: t("columns.name"),
          main: true,
          cell: ({ id, name, state }) => (
            <span className="flex flex-wrap items-center gap-2">
              <Link
                to={listPaths[kind].row(id)}
                lang="en"
                className="inline-block leading-6 font-semibold break-words hover:text-leaf-700 hover:underline"
              >
                {name}
              </Link>
              {state !== "active" && <Badge tone="neutral">{labels(`state.${state}`)}</Badge>}
            </span>
          ),
        },
        {
          key: "name_vn",
          label: t("columns.name_vn"),
          cell: ({ name_vn }) => <span lang="vi">{name_vn}</span>,
        },
        ...columns,
        {
          key: "usedBy",
          label: t(kind === "industries" ? "columns.usedByCompanies" : "columns.usedBy"),
          align: "end",
          cell: ({ used_by }) => used_by,
        },
      ]}
    />
  );
}

/** The columns that only some lists have. */
function useColumns(kind: ListKind): Column<ListRowView>[] {
  const t = useTranslations("lists.console.columns");
  const types = useTranslations("lists.labels.industryType");
  const language = useLocale();
  const columns: Column<ListRowView>[] = [];
  if (kind !== "skills")
    columns.push({
      key: "slug",
      label: t("slug"),
      cell: ({ slug, slug_vn }) => (
        <span className="break-all text-ink-500">{slug === slug_vn ? slug : `${slug} · ${slug_vn}`}</span>
      ),
    });
  if (kind === "categories" || kind === "skills")
    columns.push({
      key: "category",
      label: t("category"),
      cell: ({ category }) => (category ? (language === "vi" ? category.name_vn : category.name) : "–"),
    });
  columns.push({ key: "aliases", label: t("aliases"), cell: ({ aliases }) => aliases.join(", ") || "–" });
  if (kind === "industries")
    columns.push({
      key: "type",
      label: t("type"),
      cell: ({ industry_type }) => types(industry_type === 1 ? "1" : "0"),
    });
  if (kind === "locations")
    columns.push({ key: "country", label: t("country"), cell: ({ country }) => country ?? "–" });
  return columns;
}
