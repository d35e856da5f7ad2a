import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { useDate } from "#ui/use-date.ts";
import { type Block, DayColumn, hourHeight } from "./DayColumn.tsx";
import { clockOf, hoursOf, type Piece, weekdayKeys } from "./layout.ts";

/** The days of a calendar as columns with their hours. A phone shows the chosen day. */
export function WeekGrid({
  days,
  chosen,
  today,
  blocks,
  holidays,
  onDraw,
}: {
  days: readonly string[];
  /** The day that a phone shows. */
  chosen: string;
  today: string;
  blocks: readonly Block[];
  /** The names of public holidays by day. */
  holidays: ReadonlyMap<string, string>;
  /** Receives hours that the reader has drawn. Without it, nothing can be drawn. */
  onDraw?: (hours: Piece) => void;
}) {
  const t = useTranslations("interviews.console.week");
  const name = useDate("wholeDay");
  const hours = hoursOf(blocks);
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] @min-[40rem]:grid-cols-[2.75rem_repeat(7,minmax(0,1fr))]">
      <HourLabels hours={hours} />
      {days.map((day, index) => (
        <section
          key={day}
          aria-label={name(day)}
          className={cx("min-w-0 border-l border-line", day !== chosen && "@max-[40rem]:hidden")}
        >
          <div className="flex h-12 flex-col items-center justify-center border-b border-line px-1 text-center @max-[40rem]:hidden">
            <span
              className={cx(
                "max-w-full truncate text-sm",
                day === today ? "font-semibold text-leaf-700" : "text-ink-700",
              )}
            >
              {t(`weekday.${weekdayKeys[index] ?? "mon"}`)} {Number(day.slice(8))}
            </span>
            {holidays.has(day) && (
              <span className="max-w-full truncate text-xs text-ink-500">{holidays.get(day)}</span>
            )}
          </div>
          <DayColumn
            day={day}
            hours={hours}
            isFree={!holidays.has(day)}
            blocks={blocks.filter((block) => block.day === day)}
            emptyText={t("freeDay")}
            onDraw={onDraw}
          />
        </section>
      ))}
    </div>
  );
}

function HourLabels({ hours: [first, last] }: { hours: readonly [number, number] }) {
  const labels = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div aria-hidden="true" className="@min-[40rem]:pt-12">
      <svg role="presentation" width="100%" height={(last - first) * hourHeight}>
        {labels.map((hour) => (
          <text
            key={hour}
            x="100%"
            dx="-8"
            y={(hour - first) * hourHeight + (hour === first ? 12 : 4)}
            textAnchor="end"
            className="fill-ink-500 text-xs"
          >
            {clockOf(hour * 60)}
          </text>
        ))}
      </svg>
    </div>
  );
}
