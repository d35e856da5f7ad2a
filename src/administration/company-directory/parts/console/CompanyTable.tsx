import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { directoryPaths } from "../../paths.ts";

interface ListedCompany {
  id: string;
  name: string;
  origin: "registered" | "agency";
  tax_code: string | null;
  status: number;
  completeness: number;
  industry: number | null;
  live_jobs: number;
  members: number;
  blocked: boolean;
  created_at: string;
}

/** Returns the colour of a status of the directory. */
export const statusTone = (status: number): Tone =>
  status === 2 ? "success" : status === 1 ? "info" : "neutral";

/** Lists companies of the directory. */
export function CompanyTable({ rows }: { rows: readonly ListedCompany[] }) {
  const t = useTranslations("companyDirectory.console.list");
  const labels = useTranslations("companyDirectory.labels");
  const date = useDate("day");
  const columns: Column<ListedCompany>[] = [
    {
      key: "name",
      label: t("name"),
      main: true,
      cell: (row) => (
        <span className="flex flex-col gap-0.5">
          <Link
            to={directoryPaths.company(row.id)}
            className="inline-block leading-6 font-semibold wrap-anywhere hover:text-leaf-700 hover:underline"
          >
            {row.name}
          </Link>
          {row.tax_code && <span className="text-xs text-ink-500">{row.tax_code}</span>}
        </span>
      ),
    },
    {
      key: "status",
      label: t("status"),
      cell: (row) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={statusTone(row.status)}>{labels(`status.${row.status as 0 | 1 | 2}`)}</Badge>
          {row.blocked && <Badge tone="danger">{t("blocked")}</Badge>}
          {row.origin === "agency" && <Badge tone="neutral">{t("ofAgency")}</Badge>}
        </span>
      ),
    },
    {
      key: "completeness",
      label: t("completeness"),
      oneLine: true,
      cell: (row) => labels(`completeness.${row.completeness as 0 | 1 | 2}`),
    },
    {
      key: "industry",
      label: t("industry"),
      oneLine: true,
      cell: (row) => (row.industry === null ? "–" : labels(`industry.${row.industry as 0 | 1}`)),
    },
    { key: "jobs", label: t("jobs"), align: "end", cell: (row) => row.live_jobs },
    { key: "members", label: t("members"), align: "end", cell: (row) => row.members },
    { key: "created", label: t("created"), oneLine: true, cell: (row) => date(row.created_at) },
  ];
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
