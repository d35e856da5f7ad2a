import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, type Sort, Table } from "#ui/Table.tsx";
import { sourceOf, stageName } from "./board-model.ts";
import { applicantsForm, type TableRow } from "./table-model.ts";

/** Hides a column on windows where the table has no room for it. */
const narrow = "md:max-xl:hidden!";

interface ApplicantTableProps {
  rows: readonly TableRow[];
  /** The query of the table, to which the applicant's page links back. */
  back: string;
  sort: Sort | null;
  sortTo: (sort: Sort) => string;
  /** The checkbox that selects all rows; false if the member may not act on many applicants. */
  tickAll: ReactNode;
}

/** A table of applicants with a checkbox per row; names link to the applicants' pages. */
export function ApplicantTable({ rows, back, sort, sortTo, tickAll }: ApplicantTableProps) {
  const t = useTranslations("applications.console.table");
  const ticks = useTickColumn(tickAll);
  const all = useColumns(back, tickAll !== false);
  // A job without questions has no answers, and the other columns need the room.
  const columns = rows.some(({ answers }) => answers.length > 0)
    ? all
    : all.filter(({ key }) => key !== "answers");
  return (
    <Table
      caption={t("caption")}
      columns={tickAll === false ? columns : [ticks, ...columns]}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      sortTo={sortTo}
      dense
    />
  );
}

function useTickColumn(tickAll: ReactNode): Column<TableRow> {
  const t = useTranslations("applications.console.table");
  return {
    key: "select",
    label: t("column"),
    hideLabel: true,
    head: tickAll,
    className: "md:w-1 md:pr-0! max-md:absolute max-md:top-3 max-md:left-0 max-md:before:content-none",
    cell: (row) => (
      <>
        <Checkbox
          className="-m-2 p-2"
          form={applicantsForm}
          name="ids"
          value={row.id}
          label={<span className="sr-only">{t("select", { name: row.full_name })}</span>}
        />
        <input type="hidden" form={applicantsForm} name="seen" value={`${row.id}:${row.stage.id}`} />
      </>
    ),
  };
}

function useColumns(back: string, hasTicks: boolean): Column<TableRow>[] {
  const t = useTranslations("applications.console.table");
  return [
    {
      key: "name",
      label: t("name"),
      main: true,
      sortable: true,
      className: "md:w-1/4 md:max-w-0 md:min-w-36",
      cell: (row) => <NameCell row={row} back={back} className={cx(hasTicks && "max-md:pl-8")} />,
    },
    {
      key: "role",
      label: t("role"),
      className: `md:max-w-36 ${narrow}`,
      cell: (row) => <RoleCell row={row} />,
    },
    {
      key: "place",
      label: t("stage"),
      sortable: true,
      className: "md:min-w-24",
      cell: (row) => <StageCell row={row} />,
    },
    {
      key: "applied",
      label: t("applied"),
      sortable: true,
      className: "md:whitespace-nowrap",
      cell: (row) => <RelativeTime at={row.applied_at} />,
    },
    {
      key: "days",
      label: t("days"),
      align: "end",
      sortable: true,
      className: "tabular-nums",
      cell: (row) => row.days,
    },
    {
      key: "recommendation",
      label: t("recommendation"),
      align: "end",
      sortable: true,
      className: "tabular-nums",
      cell: (row) => (row.recommendation ? t("outOf", { value: row.recommendation }) : "–"),
    },
    ...useFurtherColumns(),
  ];
}

/** The columns for which only wide windows have room. */
function useFurtherColumns(): Column<TableRow>[] {
  const t = useTranslations("applications.console.table");
  const sources = useTranslations("jobs.labels.source");
  return [
    {
      key: "answers",
      label: t("answers"),
      className: `md:max-w-44 ${narrow}`,
      cell: (row) => <AnswersCell answers={row.answers} />,
    },
    {
      key: "source",
      label: t("source"),
      sortable: true,
      className: `md:max-w-28 md:truncate ${narrow}`,
      cell: (row) => sources(sourceKey(sourceOf(row)), { source: sourceOf(row) }),
    },
    {
      key: "owner",
      label: t("owner"),
      sortable: true,
      className: `md:max-w-28 md:truncate ${narrow}`,
      cell: (row) => row.owner ?? "–",
    },
  ];
}

function NameCell({ row, back, className }: { row: TableRow; back: string; className: string }) {
  const workspace = useWorkspace();
  return (
    <div className={cx("min-w-0", className)}>
      <Link
        to={applicantPaths.detail(workspace, row.id)}
        state={{ board: back }}
        className="block font-semibold hover:text-leaf-700 hover:underline md:truncate"
      >
        {row.full_name}
      </Link>
      <span className="block text-xs break-all text-ink-500 md:truncate">{row.email}</span>
    </div>
  );
}

/** The current or last job title, years of work and the job's skills in the CV. */
function RoleCell({ row: { role, years, skills } }: { row: TableRow }) {
  const t = useTranslations("applications.console.card");
  if (!role && years === undefined && !skills) return "–";
  const known = skills?.join(", ");
  return (
    <span className="block min-w-0 text-left">
      <span className="line-clamp-2">
        {[role, years !== undefined && t("years", { years })].filter(Boolean).join(" · ")}
      </span>
      {known && (
        <span className="block truncate text-xs text-success-600" title={known}>
          <span className="sr-only">{t("skills")} </span>
          {known}
        </span>
      )}
    </span>
  );
}

/** The answers to the screening questions, each with its question as a tooltip. */
function AnswersCell({ answers }: Pick<TableRow, "answers">) {
  const t = useTranslations("applications.console.profile");
  if (answers.length === 0) return "–";
  return (
    <ul className="flex flex-wrap gap-1 text-left">
      {answers.map(({ question, answer, meets }) => (
        <li key={question} title={question} className="max-w-full">
          <Badge tone={meets === false ? "danger" : "neutral"}>
            <span className="sr-only">{question}: </span>
            {answer === "yes" || answer === "no" ? t(answer) : answer}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function StageCell({ row }: { row: TableRow }) {
  const t = useTranslations("applications.console.card");
  const locale = useLocale();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
      {stageName(row.stage, locale)}
      {row.waiting && (
        <Badge tone="warning" icon="clock">
          {t("waiting")}
        </Badge>
      )}
      {row.flags > 0 && (
        <Badge tone="danger" icon="alert">
          {t("flags", { count: row.flags })}
        </Badge>
      )}
    </span>
  );
}
