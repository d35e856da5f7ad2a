import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { InviteState } from "../../terms.ts";
import { useRoleName } from "./use-role-name.ts";

export interface InviteRow {
  id: string;
  email: string;
  role_id: number;
  state: InviteState;
  invited_by: string;
  sent_at: string;
  expires_at: string;
  accepted_at: string | null;
}

/** A table of open invites with their actions, or of accepted ones. */
export function InviteTable({ invites, isOpen }: { invites: readonly InviteRow[]; isOpen: boolean }) {
  const t = useTranslations("members.console.invites");
  const states = useTranslations("members.labels.state");
  const roleName = useRoleName();
  const date = useDate("day");
  const columns: Column<InviteRow>[] = [
    {
      key: "email",
      label: t("person"),
      main: true,
      className: "md:max-w-80",
      cell: ({ email }) => <span className="block truncate font-semibold">{email}</span>,
    },
    { key: "role", label: t("role"), cell: ({ role_id }) => roleName(role_id) },
    {
      key: "state",
      label: t("state"),
      cell: ({ state }) => (
        <Badge tone={state === "expired" ? "warning" : state === "accepted" ? "success" : "info"}>
          {states(state)}
        </Badge>
      ),
    },
    {
      key: "sent",
      label: t("sent"),
      cell: ({ sent_at, invited_by }) => (
        <span>{t.rich("by", { when: () => <RelativeTime at={sent_at} />, name: invited_by })}</span>
      ),
    },
  ];
  const joined: Column<InviteRow> = {
    key: "joined",
    label: t("joined"),
    cell: ({ accepted_at }) => accepted_at && date(accepted_at),
  };
  const open: Column<InviteRow>[] = [
    { key: "expires", label: t("expires"), cell: ({ expires_at }) => date(expires_at) },
    {
      key: "actions",
      label: t("actions"),
      hideLabel: true,
      align: "end",
      cell: ({ id, email }) => <InviteActions id={id} email={email} />,
    },
  ];
  return (
    <Table
      caption={t(isOpen ? "caption" : "captionAccepted")}
      columns={[...columns, ...(isOpen ? open : [joined])]}
      rows={invites}
      rowKey={({ id }) => id}
    />
  );
}

function InviteActions({ id, email }: { id: string; email: string }) {
  const t = useTranslations("members.console.invites");
  return (
    <Form method="post" className="flex flex-wrap gap-2 md:justify-end">
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        name="do"
        value="resend"
        size="sm"
        variant="secondary"
        aria-label={t("resendTo", { email })}
      >
        {t("resend")}
      </Button>
      <Button
        type="submit"
        name="do"
        value="revoke"
        size="sm"
        variant="ghost"
        aria-label={t("revokeOf", { email })}
      >
        {t("revoke")}
      </Button>
    </Form>
  );
}
