import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { JobGroup } from "#jobs/lifecycle.ts";
import { StateBadge } from "#jobs/parts/console/StateBadge.tsx";
import { reviewPaths } from "#jobs/paths.ts";
import type { DisplayState } from "#jobs/terms.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Column, Table } from "#ui/Table.tsx";

export interface ReviewRow {
  id: string;
  title: string;
  state: DisplayState;
  company: string;
  logo: string | null;
  verified: boolean;
  author: { name: string; verified: boolean } | null;
  places: string[];
  overdue: boolean;
  at: string;
}

/** Jobs of all companies, as a reviewer reads them. */
export function ReviewTable({
  kind,
  group,
  rows,
}: {
  kind: "admin" | "consultant";
  group: JobGroup;
  rows: readonly ReviewRow[];
}) {
  const t = useTranslations("jobs.console");
  const columns: Column<ReviewRow>[] = [
    {
      key: "job",
      label: t("list.job"),
      main: true,
      cell: (row) => (
        <div className="flex min-w-0 flex-col gap-1">
          <Link
            to={reviewPaths[kind].detail(row.id)}
            className="text-base font-semibold hover:text-leaf-700 hover:underline"
          >
            {row.title}
          </Link>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-500">
            {row.overdue ? (
              <Badge tone="danger" icon="clock">
                {t("review.overdue")}
              </Badge>
            ) : (
              <StateBadge state={row.state} />
            )}
            {row.places.join(", ")}
          </span>
        </div>
      ),
    },
    {
      key: "company",
      label: t("review.company"),
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-3 max-md:text-right">
          <span className="max-md:hidden">
            <Avatar name={row.company} src={row.logo} square />
          </span>
          <span className="flex min-w-0 flex-col">
            {row.company}
            <Mark good={row.verified} text={t(row.verified ? "review.verified" : "review.notVerified")} />
          </span>
        </span>
      ),
    },
    {
      key: "author",
      label: t("review.author"),
      cell: (row) =>
        row.author && (
          <span className="flex min-w-0 flex-col max-md:text-right">
            {row.author.name}
            <Mark
              good={row.author.verified}
              text={t(row.author.verified ? "review.emailVerified" : "review.emailNotVerified")}
            />
          </span>
        ),
    },
    {
      key: "at",
      label: t(group === "reviewing" ? "review.waiting" : "review.decided"),
      align: "end",
      className: "whitespace-nowrap",
      cell: (row) => (
        <RelativeTime at={row.at} className={row.overdue ? "font-semibold text-danger-600" : undefined} />
      ),
    },
  ];
  return <Table caption={t("review.caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

/** Whether something is proved, by sign and word. */
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
