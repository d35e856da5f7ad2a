import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { useDate } from "#ui/use-date.ts";
import type { FirstCvState } from "../../first-cv.ts";

const tones: Record<FirstCvState, Tone> = {
  not_started: "neutral",
  running: "info",
  overdue: "danger",
  paused: "warning",
  in_time: "success",
  late: "warning",
  stopped: "neutral",
};

/** The clock of an order's first CV: its state, and the day on which the CV was sent or is due. */
export function FirstCv({
  clock: { state, at, due_date },
}: {
  clock: { state: FirstCvState; at: string | Date | null; due_date: string | null };
}) {
  const t = useTranslations("jobOrders.labels.first_cv");
  const day = useDate("day");
  const date = at ?? (state === "stopped" ? null : due_date);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tones[state]}>{t(state)}</Badge>
      {date && <span className="whitespace-nowrap">{day(date)}</span>}
    </span>
  );
}
