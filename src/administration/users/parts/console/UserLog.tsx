import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditArea } from "#kit/audit-areas.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { userPaths } from "../../paths.ts";
import { KeyPages } from "./KeyPages.tsx";

interface EventRow {
  id: string;
  attributes: {
    at: string;
    area: AuditArea;
    action: string;
    status: number;
    by: { id: string; name: string } | null;
    own: boolean;
  };
}

/** The recorded acts of a user and about the user. Acts are names of the API, the same in both languages. */
export function UserLog({
  events: { data, meta },
  userId,
  path,
  paged,
}: {
  events: { data: readonly EventRow[]; meta: { next: string | null } };
  userId: string;
  path: string;
  paged: boolean;
}) {
  const t = useTranslations("users.console.log");
  const columns = useColumns();
  return (
    <div className="flex flex-col gap-4">
      {data.length > 0 ? (
        <Card flush>
          <Table caption={t("caption")} columns={columns} rows={data} rowKey={({ id }) => id} />
        </Card>
      ) : (
        <EmptyState drawing="search" title={t("empty")} />
      )}
      <KeyPages path={path} query={{ tab: "log" }} next={meta.next} paged={paged} />
      <p>
        <Button variant="secondary" to={`/admin/audit?account_id=${userId}`}>
          {t("all")}
        </Button>
      </p>
    </div>
  );
}

function useColumns(): Column<EventRow>[] {
  const t = useTranslations("users.console.log");
  const areas = useTranslations("audit.console.areas");
  const date = useDate("exact");
  return [
    {
      key: "action",
      label: t("action"),
      main: true,
      cell: ({ attributes: { area, action } }) => (
        <span className="flex min-w-0 flex-col">
          <span className="font-semibold">{areas(area)}</span>
          <code className="text-xs wrap-anywhere text-ink-500">{action}</code>
        </span>
      ),
    },
    {
      key: "by",
      label: t("by"),
      cell: ({ attributes: { by, own } }) =>
        by && !own ? (
          <Link to={userPaths.detail(by.id)} className="inline-block leading-6 break-words hover:underline">
            {by.name}
          </Link>
        ) : (
          (by?.name ?? t("noBody"))
        ),
    },
    {
      key: "result",
      label: t("result"),
      cell: ({ attributes: { status } }) => (
        <Badge tone={status < 400 ? "success" : "danger"}>
          {status < 400 ? t("done") : t("refused", { status: String(status) })}
        </Badge>
      ),
    },
    {
      key: "at",
      label: t("at"),
      align: "end",
      className: "whitespace-nowrap tabular-nums",
      cell: ({ attributes: { at } }) => <time dateTime={at}>{date(at)}</time>,
    },
  ];
}
