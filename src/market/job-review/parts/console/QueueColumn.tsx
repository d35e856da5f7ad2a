import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { Waiting } from "./QueueSteps.tsx";

/** The queue beside the job, on wide screens. */
export function QueueColumn({
  jobs,
  current,
  detail,
}: {
  jobs: readonly (Waiting & { at: string | null; overdue: boolean; marked: boolean; claimed: boolean })[];
  current: string;
  detail: (id: string) => string;
}) {
  const t = useTranslations("jobReview.console");
  return (
    <nav
      aria-label={t("reviewer.queue")}
      className="sticky top-[calc(var(--spacing-header)+1.5rem)] hidden max-h-[calc(100dvh-var(--spacing-header)-3rem)] w-60 shrink-0 overflow-y-auto rounded-lg border border-line bg-surface min-[88rem]:block"
    >
      <ol>
        {jobs.map((job) => (
          <li key={job.id} className="border-b border-line last:border-b-0">
            <Link
              to={detail(job.id)}
              aria-current={job.id === current ? "page" : undefined}
              className={cx(
                "block px-3 py-2.5 text-sm transition-colors focus-visible:-outline-offset-2",
                job.id === current ? "bg-leaf-50" : "hover:bg-hover",
              )}
            >
              <span
                className={cx(
                  "line-clamp-2 font-semibold break-words",
                  job.id === current && "text-leaf-700",
                )}
              >
                {job.title}
              </span>
              <span className="block truncate text-ink-500">{job.company}</span>
              <span className="flex justify-between gap-2 text-xs text-ink-500">
                {job.at && (
                  <RelativeTime
                    at={job.at}
                    className={job.overdue ? "font-semibold text-danger-600" : undefined}
                  />
                )}
                {job.claimed && <span>{t("claim.short")}</span>}
                {job.marked && <span className="text-warning-600">{t("reviewer.marks")}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
