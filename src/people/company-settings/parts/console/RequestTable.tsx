import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { requestPaths } from "../../paths.ts";
import type { RefuseReason } from "../../terms.ts";

export interface RequestRow {
  id: string;
  company: { name: string; logo: string | null };
  tax_code: string | null;
  requested_at: string;
  requested_by: { full_name: string; email: string };
  decided_at: string | null;
  decided_by: string | null;
  refuse_reason: RefuseReason | null;
  revoked: { at: string; by: string | null; note: string } | null;
  earlier: number;
}

/** A table of requests for verification; each row links to the page that decides about the request. */
export function RequestTable({ rows, waiting }: { rows: readonly RequestRow[]; waiting: boolean }) {
  const t = useTranslations("companySettings.console.requests");
  const reasons = useTranslations("companySettings.labels.refuse_reason");
  const columns: Column<RequestRow>[] = [
    {
      key: "company",
      label: t("company"),
      main: true,
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3">
          <Avatar name={row.company.name} src={row.company.logo} square />
          <span className="flex min-w-0 flex-col items-start gap-1">
            <Link
              to={requestPaths.detail(row.id)}
              className="text-base font-semibold break-words hover:text-leaf-700 hover:underline"
            >
              {row.company.name}
            </Link>
            {waiting && row.earlier > 0 && <Badge tone="info">{t("again", { count: row.earlier })}</Badge>}
            {row.revoked && <span className="line-clamp-2 text-ink-500">{row.revoked.note}</span>}
            {row.refuse_reason && <span className="text-ink-500">{reasons(row.refuse_reason)}</span>}
          </span>
        </span>
      ),
    },
    { key: "tax", label: t("taxCode"), cell: (row) => row.tax_code, className: "tabular-nums" },
    {
      key: "by",
      label: t("by"),
      cell: (row) => (
        <span className="flex min-w-0 flex-col break-words">
          {row.requested_by.full_name}
          <span className="text-xs break-all text-ink-500">{row.requested_by.email}</span>
        </span>
      ),
    },
    {
      key: "at",
      label: t(waiting ? "waiting" : "decided"),
      align: "end",
      cell: (row) => (
        <span className="flex flex-col items-end">
          <RelativeTime at={row.revoked?.at ?? row.decided_at ?? row.requested_at} />
          {!waiting && (
            <span className="text-xs text-ink-500">
              {(row.revoked ?? { by: row.decided_by }).by ?? t("someone")}
            </span>
          )}
        </span>
      ),
    },
  ];
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}
