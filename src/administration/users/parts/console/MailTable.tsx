import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { KeyPages } from "./KeyPages.tsx";

interface MailRow {
  id: string;
  attributes: {
    subject: string;
    state: "queued" | "sending" | "sent" | "retrying" | "failed" | "canceled";
    created_at: string;
    sent_at: string | null;
  };
}

const toneOf: Record<MailRow["attributes"]["state"], Tone> = {
  queued: "neutral",
  sending: "neutral",
  sent: "success",
  retrying: "warning",
  failed: "danger",
  canceled: "neutral",
};

/** The mails to a user: subject, state and times. */
export function MailTable({
  mails: { data, meta },
  path,
  paged,
}: {
  mails: { data: readonly MailRow[]; meta: { next: string | null } };
  path: string;
  paged: boolean;
}) {
  const t = useTranslations("users.console.mails");
  const labels = useTranslations("users.labels.mail");
  const date = useDate("exact");
  const columns: Column<MailRow>[] = [
    {
      key: "subject",
      label: t("subject"),
      main: true,
      cell: ({ attributes }) => <span className="font-semibold break-words">{attributes.subject}</span>,
    },
    {
      key: "state",
      label: t("state"),
      cell: ({ attributes: { state } }) => <Badge tone={toneOf[state]}>{labels(state)}</Badge>,
    },
    { key: "at", label: t("at"), cell: ({ attributes }) => date(attributes.created_at) },
    {
      key: "sent",
      label: t("sent"),
      cell: ({ attributes: { sent_at } }) => sent_at && date(sent_at),
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-500">{t("note")}</p>
      {data.length > 0 ? (
        <Card flush>
          <Table caption={t("caption")} columns={columns} rows={data} rowKey={({ id }) => id} />
        </Card>
      ) : (
        <EmptyState drawing="mail" title={t("empty")} />
      )}
      <KeyPages path={path} query={{ tab: "mails" }} next={meta.next} paged={paged} />
    </div>
  );
}
