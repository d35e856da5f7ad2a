import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Menu, type MenuItem } from "#ui/Menu.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { deactivatePath, teamPath } from "../../paths.ts";
import { isAdminRole } from "../../terms.ts";
import { useRoleName } from "./use-role-name.ts";

interface MemberRow {
  id: string;
  full_name: string;
  email: string | null;
  phone: string | null;
  role_id: number;
  active: boolean;
  email_verified: boolean;
  created_at: string;
  can: { change_role: boolean; deactivate: boolean; reactivate: boolean };
}

/** A table of the people of a workspace. Administrators see contact data and actions too. */
export function MemberTable({
  members,
  ownId,
  isAdmin,
}: {
  members: readonly MemberRow[];
  ownId: string;
  isAdmin: boolean;
}) {
  const t = useTranslations("members.console.members");
  const roleName = useRoleName();
  const date = useDate("day");
  const forAdmins: Column<MemberRow>[] = [
    {
      key: "email",
      label: t("email"),
      className: "md:max-w-64",
      cell: ({ email }) => <span className="block truncate">{email}</span>,
    },
    { key: "phone", label: t("phone"), className: "tabular-nums", cell: ({ phone }) => phone ?? "" },
  ];
  const columns: Column<MemberRow>[] = [
    {
      key: "name",
      label: t("name"),
      main: true,
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Avatar name={row.full_name} size="sm" />
          <span className={row.active ? "font-semibold" : "font-semibold text-ink-500"}>{row.full_name}</span>
          {row.id === ownId && <Badge>{t("you")}</Badge>}
          {!row.active && <Badge tone="danger">{t("inactive")}</Badge>}
          {row.active && !row.email_verified && <Badge tone="warning">{t("unverified")}</Badge>}
        </span>
      ),
    },
    ...(isAdmin ? forAdmins : []),
    { key: "role", label: t("role"), cell: ({ role_id }) => roleName(role_id) },
    { key: "since", label: t("since"), cell: ({ created_at }) => date(created_at) },
    ...(isAdmin
      ? [
          {
            key: "actions",
            label: t("actions"),
            hideLabel: true,
            align: "end" as const,
            cell: (row: MemberRow) => <Actions member={row} />,
          },
        ]
      : []),
  ];
  return <Table caption={t("caption")} columns={columns} rows={members} rowKey={({ id }) => id} />;
}

function Actions({ member: { id, full_name, role_id, can } }: { member: MemberRow }) {
  const t = useTranslations("members.console.members");
  const workspace = useWorkspace();
  const isAdmin = isAdminRole(role_id);
  const post = (verb: string) => `${teamPath(workspace)}?${new URLSearchParams({ do: verb, id })}`;
  const items: MenuItem[] = [
    ...(can.change_role
      ? [
          {
            label: t(isAdmin ? "demote" : "promote"),
            icon: (isAdmin ? "user" : "star") as "user" | "star",
            action: post(isAdmin ? "demote" : "promote"),
          },
        ]
      : []),
    ...(can.deactivate
      ? [
          {
            label: t("deactivate"),
            icon: "lock" as const,
            tone: "danger" as const,
            href: deactivatePath(workspace, id),
          },
        ]
      : []),
    ...(can.reactivate
      ? [{ label: t("reactivate"), icon: "undo" as const, action: post("reactivate") }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu label={t("actionsFor", { name: full_name })} items={items}>
      <Icon name="more" />
    </Menu>
  );
}
