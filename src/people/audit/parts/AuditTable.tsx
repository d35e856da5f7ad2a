import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AuditArea } from "#kit/audit-areas.ts";
import { Badge } from "#ui/Badge.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { type Change, changesOf } from "../changes.ts";

export interface AuditRow {
  id: string;
  at: string;
  person: { id: string; full_name: string; email: string; user_type: number | null } | null;
  area: AuditArea;
  action: string;
  status: number;
  codes: string[];
  object: { type: string; id: string } | null;
  ip: string | null;
  user_agent: string | null;
  fields: string[];
  before?: unknown;
  after?: unknown;
}

/** Entries of the log. Actions, objects and codes are names of the API, the same in both languages. */
export function AuditTable({ rows, of }: { rows: readonly AuditRow[]; of: (accountId: string) => string }) {
  const t = useTranslations("audit.console");
  const date = useDate("exact");
  const columns: Column<AuditRow>[] = [
    {
      key: "action",
      label: t("columns.action"),
      main: true,
      cell: (row) => (
        <span className="flex min-w-0 flex-col gap-1">
          <span className="font-semibold">{t(`areas.${row.area}`)}</span>
          <code className="text-xs wrap-anywhere text-ink-500">{row.action}</code>
          <Details row={row} />
        </span>
      ),
    },
    {
      key: "person",
      label: t("columns.person"),
      cell: (row) => (row.person ? <Person person={row.person} of={of} /> : t("nobody")),
    },
    {
      key: "object",
      label: t("columns.object"),
      cell: (row) =>
        row.object && (
          <code className="text-xs wrap-anywhere">
            {row.object.type} {row.object.id}
          </code>
        ),
    },
    {
      key: "result",
      label: t("columns.result"),
      cell: (row) => (row.status < 400 ? <Badge tone="success">{t("done")}</Badge> : <Denied row={row} />),
    },
    {
      key: "origin",
      label: t("columns.origin"),
      cell: (row) => (
        <span className="flex min-w-0 flex-col text-xs text-ink-500">
          {row.ip}
          <span className="line-clamp-2 max-w-48 wrap-anywhere" title={row.user_agent ?? undefined}>
            {row.user_agent}
          </span>
        </span>
      ),
    },
    {
      key: "at",
      label: t("columns.at"),
      align: "end",
      className: "whitespace-nowrap tabular-nums",
      cell: (row) => <time dateTime={row.at}>{date(row.at)}</time>,
    },
  ];
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function Person({
  person,
  of,
}: {
  person: NonNullable<AuditRow["person"]>;
  of: (accountId: string) => string;
}) {
  const t = useTranslations("audit.console");
  return (
    <span className="flex min-w-48 flex-col max-md:min-w-0">
      <Link
        to={of(person.id)}
        title={t("onlyOf", { name: person.full_name })}
        className="font-semibold hover:text-leaf-700 hover:underline"
      >
        {person.full_name}
      </Link>
      <span className="text-xs wrap-anywhere text-ink-500">{person.email}</span>
      {person.user_type !== null && (
        <span className="text-xs text-ink-500">{t(`kinds.${String(person.user_type) as "1"}`)}</span>
      )}
    </span>
  );
}

function Denied({ row }: { row: AuditRow }) {
  const t = useTranslations("audit.console");
  return (
    <span className="flex flex-col items-start gap-1 max-md:items-end">
      <Badge tone="danger">{t("denied", { status: String(row.status) })}</Badge>
      <code className="text-xs text-ink-500">{row.codes.join(", ")}</code>
    </span>
  );
}

/** The details of an audited call: the names of the sent fields, and the values before and after each change. */
function Details({ row }: { row: AuditRow }) {
  const t = useTranslations("audit.console");
  const changes = changesOf(row.before, row.after);
  return (
    <>
      {row.fields.length > 0 && (
        <span className="text-xs wrap-anywhere text-ink-500">
          {t("fields", { names: row.fields.join(", ") })}
        </span>
      )}
      {changes.length > 0 && (
        <details className="text-xs" open={changes.length <= shownChanges}>
          <summary className="leading-6">{t("changes", { count: changes.length })}</summary>
          <dl className="flex flex-col gap-1">
            {changes.map((change) => (
              <Difference key={change.name} change={change} />
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** Longer lists of changes are closed. */
const shownChanges = 3;

/** A changed value. Screen readers name the old and the new one. */
function Difference({ change: { name, before, after } }: { change: Change }) {
  const t = useTranslations("audit.console");
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="font-semibold wrap-anywhere">{name || t("value")}</dt>
      {before !== null && (
        <dd className="min-w-0 wrap-anywhere text-ink-500">
          <span className="sr-only">{t("was")} </span>
          <del>{before}</del>
        </dd>
      )}
      {after !== null && (
        <dd className="min-w-0 wrap-anywhere">
          <span className="sr-only">{t("is")} </span>
          <ins className="no-underline">{after}</ins>
        </dd>
      )}
    </div>
  );
}
