import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Menu, type MenuItem } from "#ui/Menu.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { adminActPath, adminTeamPath } from "../../paths.ts";
import { isAdminRole } from "../../terms.ts";
import { useRoleName } from "./use-role-name.ts";

export interface AdminRow {
  id: string;
  full_name: string;
  email: string | null;
  role_id: number;
  active: boolean;
  created_at: string;
  last_login_at: string | null;
  two_step: boolean | null;
  confirmation: { requested_by: string; expires_at: string } | null;
  can: {
    change_role: boolean;
    deactivate: boolean;
    reactivate: boolean;
    confirm: boolean;
    end_confirmation: boolean;
  };
}

/** A table of the administrators. Super administrators see addresses, logins and actions too. */
export function AdminTable({
  admins,
  ownId,
  isSuper,
}: {
  admins: readonly AdminRow[];
  ownId: string;
  isSuper: boolean;
}) {
  const t = useTranslations("members.console.admins");
  const texts = useTranslations("members.console.members");
  const roleName = useRoleName();
  const date = useDate("day");
  const main: Column<AdminRow> = {
    key: "name",
    label: texts("name"),
    main: true,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={row.full_name} size="sm" />
        <span className={row.active ? "font-semibold" : "font-semibold text-ink-500"}>{row.full_name}</span>
        {row.id === ownId && <Badge>{texts("you")}</Badge>}
        {!row.active && <Badge tone="danger">{texts("inactive")}</Badge>}
        {row.confirmation && <Badge tone="warning">{t("waits")}</Badge>}
      </span>
    ),
  };
  const role: Column<AdminRow> = {
    key: "role",
    label: texts("role"),
    cell: ({ role_id }) => roleName(role_id),
  };
  const since: Column<AdminRow> = {
    key: "since",
    label: texts("since"),
    className: "whitespace-nowrap",
    cell: ({ created_at }) => date(created_at),
  };
  const email: Column<AdminRow> = {
    key: "email",
    label: texts("email"),
    className: "md:max-w-56",
    cell: (row) => <span className="block truncate">{row.email}</span>,
  };
  const actions: Column<AdminRow> = {
    key: "actions",
    label: texts("actions"),
    hideLabel: true,
    align: "end",
    cell: (row) => <Actions admin={row} isSelf={row.id === ownId} />,
  };
  const login = useLoginColumns();
  const columns = isSuper ? [main, email, role, ...login, since, actions] : [main, role, since];
  return <Table caption={t("caption")} columns={columns} rows={admins} rowKey={({ id }) => id} />;
}

/** The columns about the logins of an administrator. */
function useLoginColumns(): Column<AdminRow>[] {
  const t = useTranslations("members.console.admins");
  return [
    {
      key: "login",
      label: t("lastLogin"),
      cell: ({ last_login_at }) => (last_login_at ? <RelativeTime at={last_login_at} /> : t("noLogin")),
    },
    {
      key: "two_step",
      label: t("twoStep"),
      cell: ({ two_step }) => (
        <Badge tone={two_step ? "success" : "warning"}>{t(two_step ? "twoStepOn" : "twoStepOff")}</Badge>
      ),
    },
  ];
}

function Actions({
  admin: { id, full_name, role_id, two_step, active, can },
  isSelf,
}: {
  admin: AdminRow;
  isSelf: boolean;
}) {
  const t = useTranslations("members.console.admins");
  const texts = useTranslations("members.console.members");
  const isAdmin = isAdminRole(role_id);
  const items: MenuItem[] = [];
  if (can.confirm)
    items.push({
      label: t("confirm"),
      icon: "check",
      action: `${adminTeamPath}?${new URLSearchParams({ do: "confirm", id })}`,
    });
  if (can.end_confirmation)
    items.push({
      label: t(can.confirm ? "refuse" : "withdraw"),
      icon: "x",
      href: adminActPath(id, "end_confirmation"),
    });
  if (can.change_role)
    items.push({
      label: t(isAdmin ? "demote" : "promote"),
      icon: isAdmin ? "user" : "star",
      href: adminActPath(id, isAdmin ? "demote" : "promote"),
    });
  if (two_step && active && !isSelf)
    items.push({ label: t("resetTwoStep"), icon: "mobile", href: "/admin/two-step-reset" });
  if (can.reactivate)
    items.push({ label: texts("reactivate"), icon: "undo", href: adminActPath(id, "reactivate") });
  if (can.deactivate)
    items.push({
      label: texts("deactivate"),
      icon: "lock",
      tone: "danger",
      href: adminActPath(id, "deactivate"),
    });
  if (items.length === 0) return null;
  return (
    <Menu label={texts("actionsFor", { name: full_name })} items={items}>
      <Icon name="more" />
    </Menu>
  );
}
