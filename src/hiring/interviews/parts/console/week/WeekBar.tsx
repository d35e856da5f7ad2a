import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { addDays } from "#platform/reference/calendar.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { useDate } from "#ui/use-date.ts";

/** The links to the weeks before and after, and on a phone to each day. */
export function WeekBar({
  days,
  chosen,
  today,
  counts,
  to,
}: {
  days: readonly string[];
  chosen: string;
  today: string;
  /** The number of interviews by day. */
  counts: ReadonlyMap<string, number>;
  /** Returns the address of the week that begins on a day, with the day that a phone shows. */
  to: (from: string, day?: string) => string;
}) {
  const t = useTranslations("interviews.console.week");
  const name = useDate("day");
  const whole = useDate("wholeDay");
  const [first = today, last = today] = [days[0], days.at(-1)];
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={t("weeks")} className="flex flex-wrap items-center gap-2">
        <Button
          to={to(addDays(first, -7))}
          variant="secondary"
          size="sm"
          icon="chevron-left"
          aria-label={t("before")}
        />
        <Button
          to={to(addDays(first, 7))}
          variant="secondary"
          size="sm"
          icon="chevron-right"
          aria-label={t("after")}
        />
        <Button to={to(today, today)} variant="secondary" size="sm">
          {t("today")}
        </Button>
        <h2 className="text-lg font-semibold tabular-nums">{`${name(first)} – ${name(last)}`}</h2>
      </nav>
      <nav aria-label={t("days")} className="grid grid-cols-7 gap-1 md:hidden">
        {days.map((day) => (
          <Link
            key={day}
            to={to(first, day)}
            preventScrollReset
            aria-label={`${whole(day)}${counts.has(day) ? `, ${t("count", { count: counts.get(day) ?? 0 })}` : ""}`}
            aria-current={day === chosen ? "date" : undefined}
            className={cx(
              "flex flex-col items-center rounded-md border py-1.5 text-sm tabular-nums",
              day === chosen ? "border-leaf-600 bg-leaf-50 font-semibold" : "border-line",
              day === today && "text-leaf-700",
            )}
          >
            <span className="text-xs text-ink-500">
              {t(`weekday.${weekdayKeys[days.indexOf(day)] ?? "mon"}`)}
            </span>
            {Number(day.slice(8))}
            <span
              aria-hidden="true"
              className={cx("mt-0.5 size-1.5 rounded-full", counts.has(day) && "bg-leaf-600")}
            />
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Weeks begin on Monday. */
const weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
