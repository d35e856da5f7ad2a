import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { JobCan } from "../../contract.ts";
import type { JobGroup } from "../../lifecycle.ts";
import { consolePaths } from "../../paths.ts";
import { type DisplayState, jobRejectReasons } from "../../terms.ts";
import { JobMenu } from "./JobMenu.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { type DateLine, stateLooks } from "./states.ts";

export interface JobRow {
  id: string;
  title: string;
  state: DisplayState;
  hot: boolean;
  places: string[];
  submitted: string | null;
  approved: string | null;
  closed: string | null;
  rejected: string | null;
  reason: { id: number; note: string | null } | null;
  created: string;
  expires: string | null;
  counts: { views: number; applicants: number; new: number };
  can: JobCan;
}

/** A company's jobs of one state; those that were public lead to their applicants. */
export function JobTable({
  companyId,
  group,
  rows,
}: {
  companyId: number;
  group: JobGroup;
  rows: readonly JobRow[];
}) {
  const t = useTranslations("jobs.console.list");
  const columns: Column<JobRow>[] = [
    { key: "job", label: t("job"), main: true, cell: (row) => <Job companyId={companyId} row={row} /> },
    {
      key: "dates",
      label: t("dates"),
      cell: (row) => <Dates row={row} />,
      className: "md:whitespace-nowrap",
    },
    ...(stateLooks[group].wasPublic
      ? ([
          { key: "views", label: t("views"), align: "end", cell: (row) => row.counts.views },
          {
            key: "applicants",
            label: t("applicants"),
            align: "end",
            cell: (row) => <Applicants companyId={companyId} row={row} />,
          },
        ] satisfies Column<JobRow>[])
      : []),
    {
      key: "menu",
      label: t("actions"),
      hideLabel: true,
      align: "end",
      className: "md:w-1 max-md:absolute max-md:top-2 max-md:right-0",
      cell: (row) => (
        <JobMenu companyId={companyId} job={row} can={row.can} page={consolePaths.jobs(companyId)} />
      ),
    },
  ];
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function Job({ companyId, row }: { companyId: number; row: JobRow }) {
  const t = useTranslations("jobs.console.list");
  const to =
    row.state === "draft" && row.can.edit
      ? consolePaths.edit(companyId, row.id)
      : stateLooks[row.state].wasPublic
        ? consolePaths.board(companyId, row.id)
        : consolePaths.preview(companyId, row.id);
  return (
    <div className="flex min-w-0 flex-col gap-1 max-md:pr-12">
      <Link to={to} className="text-base font-semibold hover:text-leaf-700 hover:underline">
        {row.title}
      </Link>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-500">
        <StateBadge state={row.state} />
        {row.hot && <Badge tone="lotus">{t("hot")}</Badge>}
        {row.places.length > 0 && <span className="min-w-0">{row.places.join(", ")}</span>}
      </span>
    </div>
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
    <span className="flex flex-col max-md:text-right md:max-w-menu md:whitespace-normal">
      {lines.map((line, index) => (
        <span key={line} className={index > 0 ? "text-ink-500" : undefined}>
          {line}
        </span>
      ))}
    </span>
  );
}

function Applicants({ companyId, row }: { companyId: number; row: JobRow }) {
  const t = useTranslations("jobs.console.list");
  return (
    <Link
      to={consolePaths.board(companyId, row.id)}
      className="inline-flex min-h-6 items-center gap-2 font-semibold hover:text-leaf-700 hover:underline"
    >
      {row.counts.new > 0 && <Badge tone="lotus">{t("newCount", { count: row.counts.new })}</Badge>}
      {row.counts.applicants}
    </Link>
  );
}
