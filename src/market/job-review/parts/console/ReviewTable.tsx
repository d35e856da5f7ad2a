import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { JobGroup } from "#market/jobs/lifecycle.ts";
import type { MarkKey } from "#market/jobs/mark-rules.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { reviewPaths } from "../../paths.ts";
import type { Claimed } from "./ClaimBox.tsx";
import { MarkBadges } from "./Marks.tsx";

export interface ReviewRow {
  id: string;
  version: number;
  title: string;
  company: string;
  logo: string | null;
  verified: boolean;
  companyJobs: number;
  emailVerified: boolean;
  resubmitted: boolean;
  claim: Claimed | null;
  places: string[];
  category: string | null;
  pay: string;
  hot: boolean;
  /** Whether Sen’s feeds for other sites have the job while it is published. */
  ads: boolean;
  marks: MarkKey[];
  overdue: boolean;
  dueToday: boolean;
  /** Office hours since the submission; null for a job that does not wait for review. */
  waited: number | null;
  at: string;
  can: boolean;
}

/** The table of jobs for reviewers; it shows verification and states only where they are unusual. */
export function ReviewTable({
  kind,
  group,
  rows,
  selected,
  onSelect,
}: {
  kind: "admin" | "consultant";
  group: JobGroup;
  rows: readonly ReviewRow[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, on: boolean) => void;
}) {
  const review = useTranslations("jobReview.console.review");
  const reviewer = useTranslations("jobReview.console.reviewer");
  const t = useTranslations("jobs.console");
  const waiting = group === "reviewing";
  const columns: Column<ReviewRow>[] = [
    {
      key: "job",
      label: t("list.job"),
      main: true,
      cell: (row) => (
        <div className="flex min-w-0 items-start gap-2">
          {waiting && (
            <Checkbox
              name="jobs"
              value={`${row.id} ${row.version}`}
              label={<span className="sr-only">{reviewer("select", { title: row.title })}</span>}
              disabled={!row.can}
              checked={selected.has(row.id)}
              onChange={(event) => onSelect(row.id, event.currentTarget.checked)}
            />
          )}
          <JobCell row={row} path={reviewPaths[kind].detail(row.id)} waiting={waiting} />
        </div>
      ),
    },
    { key: "category", label: reviewer("category"), cell: (row) => row.category },
    {
      key: "company",
      label: review("company"),
      cell: (row) => <CompanyCell row={row} waiting={waiting} />,
    },
    {
      key: "at",
      label: review(waiting ? "waiting" : "decided"),
      align: "end",
      className: "whitespace-nowrap",
      cell: (row) => <AgeCell row={row} />,
    },
  ];
  return <Table caption={review("caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function JobCell({ row, path, waiting }: { row: ReviewRow; path: string; waiting: boolean }) {
  const filters = useTranslations("jobReview.console.filters");
  const review = useTranslations("jobReview.console.review");
  const reviewer = useTranslations("jobReview.console.reviewer");
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Link
        to={path}
        data-row
        className="text-base font-semibold break-words hover:text-leaf-700 hover:underline"
      >
        {row.title}
      </Link>
      <span className="text-ink-500">{[row.pay, ...row.places].join(" · ")}</span>
      <span className="flex flex-wrap gap-1 empty:hidden">
        {row.overdue && (
          <Badge tone="danger" icon="clock">
            {review("overdue")}
          </Badge>
        )}
        {row.dueToday && (
          <Badge tone="warning" icon="clock">
            {reviewer("dueToday")}
          </Badge>
        )}
        {waiting && row.resubmitted && <Badge tone="info">{reviewer("resubmitted")}</Badge>}
        {waiting && row.claim && <ClaimBadge claim={row.claim} />}
        {row.hot && <Badge tone="lotus">{filters("hot")}</Badge>}
        {!row.ads && <Badge>{filters("noAds")}</Badge>}
        {waiting && <MarkBadges keys={row.marks} />}
      </span>
    </div>
  );
}

function ClaimBadge({ claim: { by, is_mine } }: { claim: Claimed }) {
  const t = useTranslations("jobReview.console.claim");
  const reviewer = useTranslations("jobReview.console.reviewer");
  return (
    <Badge tone={is_mine ? "leaf" : "neutral"}>
      {is_mine ? t("parts.mine") : t("badge", { name: by ?? reviewer("someone") })}
    </Badge>
  );
}

function CompanyCell({ row, waiting }: { row: ReviewRow; waiting: boolean }) {
  const review = useTranslations("jobReview.console.review");
  const reviewer = useTranslations("jobReview.console.reviewer");
  return (
    <span className="flex min-w-0 items-center gap-3 max-md:text-right">
      <span className="max-md:hidden">
        <Avatar name={row.company} src={row.logo} square />
      </span>
      <span className="flex min-w-0 flex-col">
        {row.company}
        {!row.verified && <Mark good={false} text={review("notVerified")} />}
        {!row.emailVerified && <Mark good={false} text={review("emailNotVerified")} />}
        {waiting && row.companyJobs <= 1 && (
          <span className="text-xs text-ink-500">{reviewer("newCompany")}</span>
        )}
      </span>
    </span>
  );
}

function AgeCell({ row }: { row: ReviewRow }) {
  const reviewer = useTranslations("jobReview.console.reviewer");
  return (
    <span className="flex flex-col items-end">
      <RelativeTime at={row.at} className={row.overdue ? "font-semibold text-danger-600" : undefined} />
      {row.waited !== null && (
        <span className="text-xs text-ink-500">{reviewer("hours", { hours: row.waited })}</span>
      )}
    </span>
  );
}

/** Shows whether a fact is verified, with an icon and a text. */
export function Mark({ good, text }: { good: boolean; text: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1 text-xs max-md:justify-end ${good ? "text-success-600" : "text-warning-600"}`}
    >
      <Icon name={good ? "check" : "alert"} size="sm" className="size-3.5" />
      {text}
    </span>
  );
}
