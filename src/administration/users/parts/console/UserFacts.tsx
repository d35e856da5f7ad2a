import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card, CardHeader } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { useDate } from "#ui/use-date.ts";
import type { UserVerb } from "../../lifecycle.ts";
import { userPaths } from "../../paths.ts";
import type { OwnedKind } from "../../terms.ts";
import type { UserRow } from "./UserTable.tsx";
import { useRoleName } from "./use-role-name.ts";

export interface UserView extends UserRow {
  phone: string | null;
  language: "en" | "vi";
  two_step: boolean;
  has_password: boolean;
  providers: string[];
  blocked_at: string | null;
  block_reason: string | null;
  closes_at: string | null;
  terms: { version: string; method: string; accepted_at: string } | null;
  visibility: string | null;
  live_sessions: number;
  owns: { kind: OwnedKind; count: number }[];
  requests: {
    act: "make_super" | "erase";
    requested_by: string;
    reason: string | null;
    expires_at: string;
    can: { confirm: boolean };
  }[];
  can: Record<UserVerb, boolean>;
}

const linkClass = "inline-block leading-6 break-words text-leaf-700 underline underline-offset-2";

/** The facts of a user, and the numbers of rows that the user owns. */
export function UserFacts({ user }: { user: UserView }) {
  const t = useTranslations("users.console.user");
  const owned = useTranslations("users.labels.owned");
  const items = useFacts(user);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card>
        <CardHeader title={t("facts")} />
        <div className="mt-4">
          <DescriptionList items={items} />
        </div>
      </Card>
      <Card>
        <CardHeader title={t("owns")} />
        <div className="mt-4">
          {user.owns.length > 0 ? (
            <DescriptionList
              items={user.owns.map(({ kind, count }) => ({ label: owned(kind), value: count }))}
            />
          ) : (
            <p className="text-ink-500">{t("ownsNothing")}</p>
          )}
        </div>
      </Card>
    </div>
  );
}

function useFacts(user: UserView) {
  const t = useTranslations("users.console.user");
  const list = useTranslations("users.console.list");
  const labels = useTranslations("users.labels");
  const roleName = useRoleName();
  const date = useDate("exact");
  const { company, agency, terms, visibility, providers, has_password } = user;
  const works = company ?? agency;
  const logins = [t(has_password ? "password" : "noPassword"), ...providers.map(capitalized)];
  return [
    { label: t("role"), value: roleName(user) },
    {
      label: list("works"),
      value: works && (
        <Link to={userPaths.of(company ? "company" : "agency", works.id)} className={linkClass}>
          {works.name}
        </Link>
      ),
    },
    {
      label: t("phone"),
      value: user.phone && (
        <a href={`tel:${user.phone}`} className={linkClass}>
          {user.phone}
        </a>
      ),
    },
    { label: t("language"), value: t(`languages.${user.language}`) },
    { label: list("created"), value: date(user.created_at) },
    {
      label: list("login"),
      value: user.last_login_at ? <RelativeTime at={user.last_login_at} /> : list("noLogin"),
    },
    { label: t("sessions"), value: String(user.live_sessions) },
    { label: t("signIn"), value: logins.join(", ") },
    { label: t("twoStep"), value: t(user.two_step ? "on" : "off") },
    {
      label: t("terms"),
      value:
        terms &&
        t("termsText", {
          version: terms.version,
          at: date(terms.accepted_at),
          method: labels(`terms.${terms.method as "sign_up"}`),
        }),
    },
    { label: t("visibility"), value: visibility && labels(`visibility.${visibility as "hidden"}`) },
    { label: t("blockedAt"), value: user.state !== "erased" && user.blocked_at && date(user.blocked_at) },
    { label: t("blockReason"), value: user.block_reason },
    { label: t("closesAt"), value: user.closes_at && date(user.closes_at) },
  ];
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
