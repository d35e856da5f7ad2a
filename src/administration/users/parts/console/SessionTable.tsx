import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";

export interface SessionRow {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: string;
  seen_at: string;
  live: boolean;
  can: { end: boolean };
}

/** The sessions of a user with their devices. */
export function SessionTable({ sessions }: { sessions: readonly SessionRow[] }) {
  const t = useTranslations("users.console.sessions");
  const date = useDate("exact");
  const deviceName = useDeviceName();
  const columns: Column<SessionRow>[] = [
    {
      key: "device",
      label: t("device"),
      main: true,
      cell: (row) => <span className="font-semibold">{deviceName(row)}</span>,
    },
    { key: "since", label: t("since"), cell: ({ created_at }) => date(created_at) },
    { key: "seen", label: t("seen"), cell: ({ seen_at }) => <RelativeTime at={seen_at} /> },
    {
      key: "state",
      label: t("state"),
      cell: ({ live }) => <Badge tone={live ? "success" : "neutral"}>{t(live ? "live" : "over")}</Badge>,
    },
  ];
  if (sessions.length === 0) return <EmptyState drawing="team" title={t("empty")} text={t("emptyText")} />;
  return (
    <Card flush>
      <Table caption={t("caption")} columns={columns} rows={sessions} rowKey={({ id }) => id} />
    </Card>
  );
}

/** Returns the function that names the device of a session. */
export function useDeviceName(): (session: Pick<SessionRow, "browser" | "system">) => string {
  const t = useTranslations("users.console.sessions");
  return ({ browser, system }) =>
    browser && system ? t("on", { browser, system }) : (browser ?? system ?? t("unknown"));
}
