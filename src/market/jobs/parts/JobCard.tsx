import type { ReactNode } from "react";
import { useNow, useTranslations } from "use-intl";
import { day } from "#kit/clock.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { toneClass } from "#ui/Badge.tsx";
import { cardLinkClass } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { JobCardView } from "./card-view.ts";

const marks = ["applied", "hot", "remote"] as const;
const markTones = { applied: "success", hot: "lotus", remote: "info" } as const;
/** Days before the last day to apply from which a card warns that the job closes soon. */
const soon = 3;
/** Days before the last day to apply from which cards show the days left on phones, which have little space. */
const near = 14;

interface Props {
  job: JobCardView;
  compact?: boolean;
  as?: "h2" | "h3";
  /** An action of the reader on the job, shown beside the title. */
  action?: ReactNode;
  /** The state of the job for the reader, shown at the foot. */
  note?: ReactNode;
  /** True for the job whose details are open beside the list. */
  current?: boolean;
}

/**
 * The card of a job in a `LinkList`; the whole card is a link. `compact` leaves out facts for narrow columns. Its links
 * are plain elements and its styles are in ui/often.css, since twenty cards are most of a page.
 */
export function JobCard({ job, compact = false, as: Heading = "h2", action, note, current }: Props) {
  const t = useTranslations("jobs.site.card");
  const labels = useTranslations("reference.labels");
  const { company, places } = job;
  const place = places?.[0] && (
    <span className="place" title={places.length > 1 ? places.join(", ") : undefined}>
      {places.length > 1 ? `${places[0]} ${t("morePlaces", { count: places.length - 1 })}` : places[0]}
    </span>
  );
  return (
    <li className={compact ? "job job-small" : "job"}>
      {company && <Avatar name={company.name} src={company.logo} square size="job" />}
      <div>
        <header>
          <Heading lang={job.lang}>
            <a href={job.path} className={cardLinkClass} aria-current={current ? "true" : undefined}>
              {job.title}
            </a>
          </Heading>
          {action}
        </header>
        {company && (
          <p className="job-by">
            {company.path ? <a href={company.path}>{company.name}</a> : company.name}
            {company.verified && <span role="img" title={t("verified")} className="verified" />}
            {!compact && place}
          </p>
        )}
        <p className="job-terms">
          <b>{job.pay}</b>
          {(compact || !company) && place}
          {!compact && job.experience && <span>{labels(`experience.${job.experience}`)}</span>}
          {!compact && job.until && <DaysLeft until={job.until} />}
        </p>
        <Foot job={job} compact={compact} />
        {note && <div className="mt-3 empty:hidden">{note}</div>}
      </div>
    </li>
  );
}

function Foot({ job, compact }: { job: JobCardView; compact: boolean }) {
  const t = useTranslations("jobs.site.card");
  const labels = useTranslations("reference.labels");
  const words = [job.type && labels(`job_type.${job.type}`), job.level && labels(`job_level.${job.level}`)];
  const isSaid = (word: string) =>
    [...words, job.remote && t("remote")].some(
      (other) => other && other.toLowerCase() === word.toLowerCase(),
    );
  return (
    <footer>
      <ul>
        {marks.map(
          (mark) =>
            job[mark] && (
              <li key={mark} className={`mark ${toneClass[markTones[mark]]}`}>
                {mark === "applied" && <Icon name="check" size="sm" className="size-3.5" />}
                {t(mark)}
              </li>
            ),
        )}
        {!compact && job.perk && !isSaid(job.perk) && <li lang={job.lang}>{job.perk}</li>}
        {!compact && words.map((word) => word && <li key={word}>{word}</li>)}
        {!compact &&
          job.skills?.map((skill) => (
            <li key={skill} className="skill">
              {skill}
            </li>
          ))}
      </ul>
      <RelativeTime at={job.at} />
    </footer>
  );
}

/** The last day to apply; nothing once it has passed. */
function DaysLeft({ until }: { until: string }) {
  const t = useTranslations("jobs.site.detail");
  const days = Math.floor((Date.parse(until) - useNow().getTime()) / day);
  if (days < 0) return null;
  return (
    <span className={days <= soon ? "text-warning-600" : days <= near ? undefined : "max-sm:hidden"}>
      {t("daysLeft", { days })}
    </span>
  );
}
