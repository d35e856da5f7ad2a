import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormatter, useNow, useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { type Column, type Sort, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { consolePaths } from "../../console-paths.ts";
import type { JobCan } from "../../contract.ts";
import type { JobGroup } from "../../lifecycle.ts";
import { type DisplayState, expiresSoonDays, jobRejectReasons, type StageGroup } from "../../terms.ts";
import { bulkForm } from "./BulkBar.tsx";
import { JobMenu } from "./JobMenu.tsx";
import { StageBar } from "./StageBar.tsx";
import { type DateLine, stateLooks } from "./states.ts";

export interface JobRow {
  id: string;
  title: string;
  /** The client of an agency's job; null for a company's job. */
  client: string | null;
  state: DisplayState;
  hot: boolean;
  /** Whether all openings of the published job are filled. */
  filled: boolean;
  places: string[];
  submitted: string | null;
  approved: string | null;
  closed: string | null;
  rejected: string | null;
  reason: { id: number; note: string | null } | null;
  created: string;
  expires: string | null;
  owner: string | null;
  counts: { views: number; applicants: number; new: number; stages: Record<StageGroup, number> };
  can: JobCan;
}

/** Hides a column where the table has no room for it beside the titles. */
const narrow = "md:max-xl:hidden!";

/** A workspace's jobs of one state, a row each; those of an agency with the client. Jobs that were public link to their applicants. */
export function JobTable({
  group,
  rows,
  sort,
  sortTo,
  tickAll,
}: {
  group: JobGroup;
  rows: readonly JobRow[];
  sort: Sort | null;
  sortTo: (sort: Sort) => string;
  /** The checkbox that ticks all rows or none. */
  tickAll: ReactNode;
}) {
  const t = useTranslations("jobs.console.list");
  const columns = useColumns(group, tickAll);
  return (
    <Table
      caption={t("caption")}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      sortTo={sortTo}
      dense
    />
  );
}

function useColumns(group: JobGroup, tickAll: ReactNode): Column<JobRow>[] {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console.list");
  const tick = useTickColumn(tickAll);
  const counted = useCountedColumns();
  const { wasPublic } = stateLooks[group];
  // The expiry of drafts does not matter yet.
  const byExpiry = group === "published" || group === "expired";
  return [
    tick,
    {
      key: "title",
      label: t("job"),
      main: true,
      sortable: true,
      className: "md:w-1/2 md:max-w-0",
      cell: (row) => <Job row={row} />,
    },
    ...(wasPublic ? counted : []),
    {
      key: "owner",
      label: t("owner"),
      sortable: true,
      className: `md:max-w-40 md:truncate ${narrow}`,
      cell: (row) => row.owner ?? "",
    },
    {
      key: byExpiry ? "expires" : "date",
      label: t(group === "published" ? "applyBy" : "dates"),
      sortable: true,
      className: "md:whitespace-nowrap",
      cell: (row) => (group === "published" ? <DaysLeft expires={row.expires} /> : <Dates row={row} />),
    },
    {
      key: "menu",
      label: t("actions"),
      hideLabel: true,
      align: "end",
      className: "md:w-1 max-md:absolute max-md:top-2 max-md:right-0",
      cell: (row) => <JobMenu job={row} can={row.can} page={consolePaths.jobs(workspace)} />,
    },
  ];
}

function useTickColumn(tickAll: ReactNode): Column<JobRow> {
  const bulk = useTranslations("jobs.console.bulk");
  return {
    key: "select",
    label: bulk("column"),
    hideLabel: true,
    head: tickAll,
    className: "md:w-1 md:pr-0! max-md:absolute max-md:top-3 max-md:left-0 max-md:before:content-none",
    cell: (row) => (
      <Checkbox
        className="-m-2 p-2"
        form={bulkForm}
        name="ids"
        value={row.id}
        label={<span className="sr-only">{bulk("select", { title: row.title })}</span>}
      />
    ),
  };
}

/** The columns of jobs that were public. */
function useCountedColumns(): Column<JobRow>[] {
  const t = useTranslations("jobs.console.list");
  const { number } = useFormatter();
  return [
    {
      key: "stages",
      label: t("stages"),
      className: narrow,
      cell: (row) => <StageBar counts={row.counts.stages} />,
    },
    {
      key: "applicants",
      label: t("applicants"),
      align: "end",
      sortable: true,
      cell: (row) => <Applicants row={row} />,
    },
    {
      key: "views",
      label: t("views"),
      align: "end",
      sortable: true,
      className: "tabular-nums",
      cell: (row) => number(row.counts.views),
    },
  ];
}

function Job({ row }: { row: JobRow }) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console.list");
  const to =
    row.state === "draft" && row.can.edit
      ? consolePaths.edit(workspace, row.id)
      : stateLooks[row.state].wasPublic
        ? applicantPaths.board(workspace, row.id)
        : consolePaths.preview(workspace, row.id);
  const job = (
    <div className="flex min-w-0 items-center gap-x-3 gap-y-1 max-md:flex-wrap max-md:pr-12 max-md:pl-8">
      <Link
        to={to}
        title={row.title}
        className="min-w-0 font-semibold hover:text-leaf-700 hover:underline md:truncate"
      >
        {row.title}
      </Link>
      {row.hot && <Badge tone="lotus">{t("hot")}</Badge>}
      {row.filled && (
        // The page closes the job, and leads to its form for one more place.
        <Link to={offerPaths.fill(workspace, row.id)} className="shrink-0 rounded-full hover:underline">
          <Badge tone="success" icon="check">
            {t("filled")}
          </Badge>
        </Link>
      )}
      {row.can.unhide && (
        <Badge tone="warning" icon="eye-off">
          {t("hidden")}
        </Badge>
      )}
      {row.places.length > 0 && (
        <span className="min-w-0 text-ink-500 md:shrink-[9999] md:truncate">{row.places.join(", ")}</span>
      )}
    </div>
  );
  if (!row.client) return job;
  return (
    <div className="min-w-0">
      {job}
      <p className="text-ink-500 max-md:pr-12 max-md:pl-8 md:truncate" title={row.client}>
        <span className="sr-only">{t("client")}</span> {row.client}
      </p>
    </div>
  );
}

/** The time until a job expires, with the day as a tooltip. */
function DaysLeft({ expires }: { expires: string | null }) {
  const t = useTranslations("jobs.console.list");
  const now = useNow();
  const day = useDate("day");
  if (!expires) return "–";
  const days = Math.max(Math.ceil((Date.parse(expires) - now.getTime()) / 86_400_000) - 1, 0);
  return (
    <time
      dateTime={expires}
      title={day(expires)}
      className={days < expiresSoonDays ? "font-semibold text-warning-600" : undefined}
    >
      {t("daysLeft", { days })}
    </time>
  );
}

function Dates({ row }: { row: JobRow }) {
  const t = useTranslations("jobs.console.list");
  const reason = useTranslations("jobs.labels.reject_reason");
  const day = useDate("day");
  const dates: Record<DateLine, string | null> = {
    publishedOn: row.approved,
    expiresOn: row.expires,
    expiredOn: row.expires,
    submittedOn: row.submitted ?? row.created,
    closedOn: row.closed,
    rejectedOn: row.rejected,
    createdOn: row.created,
  };
  const rejected = row.state === "rejected" && jobRejectReasons.find(({ id }) => id === row.reason?.id);
  const lines = stateLooks[row.state].dates.flatMap((line) => {
    const date = dates[line];
    return date ? [t(line, { date: day(date) })] : [];
  });
  if (rejected) lines.push(reason(rejected.key));
  return (
    <span className="max-md:text-right" title={lines.join(" · ")}>
      {lines.join(" · ")}
    </span>
  );
}

function Applicants({ row }: { row: JobRow }) {
  const workspace = useWorkspace();
  const t = useTranslations("jobs.console.list");
  const { number } = useFormatter();
  return (
    <Link
      to={applicantPaths.board(workspace, row.id)}
      className="inline-flex min-h-6 items-center gap-2 font-semibold hover:text-leaf-700 hover:underline"
    >
      {row.counts.new > 0 && <Badge tone="lotus">{t("newCount", { count: row.counts.new })}</Badge>}
      {number(row.counts.applicants)}
    </Link>
  );
}
