import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { JobCardView } from "./card-view.ts";
import { SaveButton } from "./SaveButton.tsx";
import { useSalary } from "./use-salary.ts";

/** One job of a list. The whole card leads to it; `compact` leaves out what a narrow column has no room for. */
export function JobCard({
  job,
  compact = false,
  as: Heading = "h2",
  open = true,
  note,
}: {
  job: JobCardView;
  compact?: boolean;
  as?: "h2" | "h3";
  /** Takes applications. */
  open?: boolean;
  /** At its foot: how it stands. */
  note?: ReactNode;
}) {
  const language = useLocale();
  const salary = useSalary();
  const t = useTranslations("jobs.site.card");
  return (
    <Card interactive flush className="h-full p-4 sm:p-5">
      <article className="flex h-full gap-3 sm:gap-4">
        <Avatar name={job.company.name} src={job.company.logo} square size={compact ? "md" : "lg"} />
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-start justify-between gap-3">
            <Heading
              className={cx("line-clamp-2 min-w-0 font-semibold text-ink-900", !compact && "sm:text-lg")}
              lang={job.lang === language ? undefined : job.lang}
            >
              <Link to={job.path} prefetch="intent" className={cardLinkClass}>
                {job.title}
              </Link>
            </Heading>
            <div className="-mt-2 -mr-2 flex shrink-0 items-center gap-1.5">
              {!compact && <JobMarks job={job} className="max-sm:hidden" />}
              <SaveButton job={job} open={open} />
            </div>
          </div>
          <p className="mt-0.5 flex items-center gap-1 text-sm text-ink-700">
            <Link
              to={job.company.path}
              className="relative z-1 min-h-6 truncate leading-6 hover:text-leaf-700 hover:underline"
            >
              {job.company.name}
            </Link>
            {job.company.verified && (
              <span title={t("verified")} className="shrink-0 text-leaf-600">
                <Icon name="verified" size="sm" label={t("verified")} />
              </span>
            )}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-500">
            <span className="font-semibold text-leaf-700">{salary(job.pay)}</span>
            {job.places[0] && (
              <span className="flex min-w-0 items-center gap-1" title={job.places.join(", ")}>
                <Icon name="map-pin" size="sm" label={t("places")} />
                <span className="truncate">{job.places[0]}</span>
                {job.places.length > 1 && <span>{t("morePlaces", { count: job.places.length - 1 })}</span>}
              </span>
            )}
            {compact && <RelativeTime at={job.at} />}
          </p>
          {compact ? <JobMarks job={job} className="mt-3" /> : <JobTags job={job} />}
          {note && <div className="mt-3 empty:hidden">{note}</div>}
        </div>
      </article>
    </Card>
  );
}

/** One line of words, most telling first: what does not fit is cut by the box, not by guessing. */
function JobTags({ job }: { job: JobCardView }) {
  const labels = useTranslations("reference.labels");
  const words = [job.type && labels(`job_type.${job.type}`), job.level && labels(`job_level.${job.level}`)];
  return (
    <div className="mt-3 flex items-center justify-between gap-4">
      <ul className="flex h-7 min-w-0 flex-1 flex-wrap items-center gap-x-1.5 overflow-clip text-xs text-ink-700 *:flex *:h-7 *:max-w-full *:items-center">
        {marksOf(job).map((mark) => (
          <li key={mark} className="sm:hidden">
            <Mark mark={mark} />
          </li>
        ))}
        {words.map(
          (word) =>
            word && (
              <li key={word}>
                <span className="truncate rounded-md bg-hover px-2 py-1">{word}</span>
              </li>
            ),
        )}
        {job.skills.map((skill) => (
          <li key={skill} className="max-sm:hidden">
            <span className="truncate rounded-md border border-line px-2 py-0.75">{skill}</span>
          </li>
        ))}
      </ul>
      <RelativeTime at={job.at} className="shrink-0 text-xs whitespace-nowrap text-ink-500" />
    </div>
  );
}

function JobMarks({ job, className }: { job: JobCardView; className?: string }) {
  const marks = marksOf(job);
  if (marks.length === 0) return null;
  return (
    <p className={cx("flex shrink-0 flex-wrap gap-1.5", className)}>
      {marks.map((mark) => (
        <Mark key={mark} mark={mark} />
      ))}
    </p>
  );
}

type MarkName = "applied" | "hot" | "remote";
const markTones = { applied: "success", hot: "lotus", remote: "info" } as const;

function marksOf(job: JobCardView): MarkName[] {
  return (["applied", "hot", "remote"] as const).filter((mark) => job[mark]);
}

function Mark({ mark }: { mark: MarkName }) {
  const t = useTranslations("jobs.site.card");
  return (
    <Badge tone={markTones[mark]} icon={mark === "applied" ? "check" : undefined}>
      {t(mark)}
    </Badge>
  );
}
