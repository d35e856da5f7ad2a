import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { addDays } from "#platform/reference/calendar.ts";
import { Button } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { useDate } from "#ui/use-date.ts";
import { weekdayKeys } from "./layout.ts";

/** The links to the weeks before and after, and on a phone to each day. */
export function WeekBar({
  days,
  chosen,
  today,
  counts,
  to,
  children,
}: {
  days: readonly string[];
  chosen: string;
  today: string;
  /** The number of interviews by day. */
  counts: ReadonlyMap<string, number>;
  /** Returns the address of the week that begins on a day, with the day that a phone shows. */
  to: (from: string, day?: string) => string;
  /** Controls beside the links. */
  children?: ReactNode;
}) {
  const t = useTranslations("interviews.console.week");
  const [first = today] = days;
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
        <WeekName days={days} />
        <div className="ml-auto">{children}</div>
      </nav>
      <DayLinks days={days} chosen={chosen} today={today} counts={counts} to={(day) => to(first, day)} />
    </div>
  );
}

/** The first and the last day of a week, as a heading. */
export function WeekName({ days }: { days: readonly string[] }) {
  const name = useDate("day");
  return (
    <h2 className="text-lg font-semibold tabular-nums max-sm:order-last max-sm:w-full">
      {`${name(days[0] ?? "")} – ${name(days.at(-1) ?? "")}`}
    </h2>
  );
}

/** The days of a week, of which a narrow window shows one: links, or buttons where no address is given. */
export function DayLinks({
  days,
  chosen,
  today,
  counts,
  to,
  onChoose,
}: {
  days: readonly string[];
  chosen: string;
  today: string;
  counts: ReadonlyMap<string, number>;
  to?: (day: string) => string;
  onChoose?: (day: string) => void;
}) {
  const t = useTranslations("interviews.console.week");
  const whole = useDate("wholeDay");
  return (
    <nav aria-label={t("days")} className="grid grid-cols-7 gap-1 @min-[40rem]:hidden">
      {days.map((day, index) => {
        const props = {
          "aria-current": day === chosen ? ("date" as const) : undefined,
          className: cx(
            "flex flex-col items-center rounded-md border py-1.5 text-sm tabular-nums",
            day === chosen ? "border-leaf-600 bg-leaf-50 font-semibold" : "border-line",
            day === today && "text-leaf-700",
          ),
          children: (
            <>
              <span aria-hidden="true" className="text-xs text-ink-500">
                {t(`weekday.${weekdayKeys[index] ?? "mon"}`)}
              </span>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <span className="sr-only">
                {whole(day)}
                {counts.has(day) && `, ${t("count", { count: counts.get(day) ?? 0 })}`}
              </span>
              <span
                aria-hidden="true"
                className={cx("mt-0.5 size-1.5 rounded-full", counts.has(day) && "bg-leaf-600")}
              />
            </>
          ),
        };
        return to ? (
          <Link key={day} to={to(day)} preventScrollReset {...props} />
        ) : (
          <button key={day} type="button" onClick={() => onChoose?.(day)} {...props} />
        );
      })}
    </nav>
  );
}
