import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { type InviteState, reasonMax } from "../../terms.ts";
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

interface InviteTableProps {
  invites: readonly InviteRow[];
  isOpen: boolean;
  /** Whether the invited person reads the reason of a revocation. */
  asksReason?: boolean;
}

/** A table of open invites with their actions, or of accepted ones. */
export function InviteTable({ invites, isOpen, asksReason = false }: InviteTableProps) {
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
      cell: (invite) => (asksReason ? <ReasonedActions {...invite} /> : <InviteActions {...invite} />),
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

/** The actions on an invite to Sen's team, whose revocation asks for the reason. */
function ReasonedActions({ id, email }: { id: string; email: string }) {
  const t = useTranslations("members.console.invites");
  const act = useTranslations("members.console.adminAct");
  const revoke = buttonClass({ variant: "ghost", size: "sm" });
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      <Form method="post">
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
      </Form>
      <details>
        <summary className={revoke} aria-label={t("revokeOf", { email })}>
          {t("revoke")}
        </summary>
        <Form method="post" className="mt-2 flex flex-col gap-2 text-left">
          <input type="hidden" name="id" value={id} />
          <Field id={`reason-${id}`} name="reason" label={act("reason")} help={act("reasonHelp")} required>
            <Textarea rows={2} limit={reasonMax} required />
          </Field>
          <Button type="submit" name="do" value="revoke" size="sm" variant="danger" className="self-start">
            {t("revoke")}
          </Button>
        </Form>
      </details>
    </div>
  );
}
