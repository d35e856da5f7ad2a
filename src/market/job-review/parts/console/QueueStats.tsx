import { useTranslations } from "use-intl";
import { Stat } from "#ui/Stat.tsx";
import { reviewPaths } from "../../paths.ts";

export interface Queue {
  waiting: number;
  overdue: number;
  due_today: number;
  oldest_hours: number | null;
  decided_today: number;
}

/** Figures of the review queue. */
export function QueueStats({ queue }: { queue: Queue }) {
  const t = useTranslations("jobReview.console.reviewer");
  const home = reviewPaths.consultant.list;
  return (
    <section
      aria-label={t("todayTitle")}
      className="grid grid-cols-2 gap-3 md:[grid-template-columns:repeat(auto-fit,minmax(10rem,1fr))]"
    >
      <Stat
        label={t("due.overdue")}
        value={queue.overdue}
        trend={queue.overdue > 0 ? "bad" : undefined}
        icon="clock"
        to={`${home}?overdue=1`}
      />
      <Stat label={t("due.today")} value={queue.due_today} icon="calendar" />
      <Stat
        label={t("due.waiting")}
        value={queue.waiting}
        icon="list"
        note={
          queue.oldest_hours !== null && `${t("due.oldest")}: ${t("hours", { hours: queue.oldest_hours })}`
        }
      />
      <Stat label={t("due.mine")} value={queue.decided_today} icon="check" to={`${home}?tab=mine`} />
    </section>
  );
}
