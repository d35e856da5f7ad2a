import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { userPaths } from "../../paths.ts";
import type { UserKind, UserState } from "../../terms.ts";
import { StateBadge } from "./StateBadge.tsx";
import { useRoleName } from "./use-role-name.ts";

export interface UserRow {
  id: string;
  full_name: string;
  email: string;
  kind: UserKind;
  role_id: number | null;
  company: { id: string; name: string } | null;
  agency: { id: string; name: string } | null;
  state: UserState;
  email_verified: boolean;
  last_login_at: string | null;
  created_at: string;
}

/** A table of users. */
export function UserTable({ users }: { users: readonly UserRow[] }) {
  const t = useTranslations("users.console.list");
  const roleName = useRoleName();
  const date = useDate("day");
  const columns: Column<UserRow>[] = [
    { key: "name", label: t("name"), main: true, cell: (user) => <Name user={user} /> },
    { key: "kind", label: t("kind"), cell: roleName },
    { key: "works", label: t("works"), className: "md:max-w-56", cell: (user) => <Works user={user} /> },
    { key: "state", label: t("state"), cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: "login",
      label: t("login"),
      cell: ({ last_login_at: at }) => (at ? <RelativeTime at={at} /> : t("noLogin")),
    },
    {
      key: "created",
      label: t("created"),
      className: "whitespace-nowrap",
      cell: ({ created_at }) => date(created_at),
    },
  ];
  return <Table caption={t("caption")} columns={columns} rows={users} rowKey={({ id }) => id} />;
}

function Name({ user }: { user: UserRow }) {
  const t = useTranslations("users.console.list");
  return (
    <span className="flex min-w-0 flex-col md:max-w-72">
      <Link
        to={userPaths.detail(user.id)}
        className="inline-block leading-6 font-semibold break-words hover:text-leaf-700 hover:underline"
      >
        {user.full_name}
      </Link>
      <span className="text-xs wrap-anywhere text-ink-500">{user.email}</span>
      {!user.email_verified && user.state !== "erased" && (
        <span className="text-xs text-warning-600">{t("unverified")}</span>
      )}
    </span>
  );
}

function Works({ user: { company, agency } }: { user: Pick<UserRow, "company" | "agency"> }) {
  const of = company ?? agency;
  if (!of) return null;
  return (
    <Link
      to={userPaths.of(company ? "company" : "agency", of.id)}
      className="inline-block leading-6 break-words hover:text-leaf-700 hover:underline"
    >
      {of.name}
    </Link>
  );
}
