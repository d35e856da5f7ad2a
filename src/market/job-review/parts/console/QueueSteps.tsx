import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { iconButtonClass } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

export interface Waiting {
  id: string;
  title: string;
  company: string;
}

/** Shows the place of a job in the queue, with links to the previous and next job. */
export function QueueSteps({
  queue,
  detail,
}: {
  queue: { place: number; total: number; previous: Waiting | null; following: Waiting | null };
  detail: (id: string) => string;
}) {
  const t = useTranslations("jobReview.console.review");
  const step = (target: Waiting | null, label: string, icon: "chevron-left" | "chevron-right") =>
    target ? (
      <Link
        to={detail(target.id)}
        aria-label={`${label}: ${target.title}`}
        title={target.title}
        className={iconButtonClass({ variant: "secondary", size: "sm" })}
      >
        <Icon name={icon} size="sm" />
      </Link>
    ) : null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-500 tabular-nums">
      {queue.place > 0 && t("openIn", { place: queue.place, total: queue.total })}
      {step(queue.previous, t("previous"), "chevron-left")}
      {step(queue.following, t("following"), "chevron-right")}
    </p>
  );
}
