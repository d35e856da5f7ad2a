import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { addDays, isWeekend, laterOf, mondayOf, stepDays } from "#platform/reference/calendar.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { interviewPaths } from "../../../paths.ts";
import { slotsMax } from "../../../terms.ts";
import { TimeFields } from "../InterviewFields.tsx";
import { busyBlocks, interviewBlocks } from "./blocks.tsx";
import type { Block } from "./DayColumn.tsx";
import { clockOf, type Piece, type Slot, slotsIn } from "./layout.ts";
import { useFormTimes } from "./use-form-times.ts";
import { DayLinks, WeekName } from "./WeekBar.tsx";
import { WeekGrid } from "./WeekGrid.tsx";
import type { WeekData } from "./week-data.ts";

/**
 * The fields for the time of an interview, or for several offered times, with the week of the interviewers in which times are drawn.
 * Without script, only the fields are there.
 */
export function ChooseTimes({ several, today }: { several: boolean; today: string }) {
  const root = useRef<HTMLDivElement>(null);
  const t = useTranslations("interviews.console.form");
  const { rows, said, fill, setDuration } = useFormTimes(root, several);
  const draw = (hours: Piece) => {
    if (several) return fill([...said.times, ...slotsIn(hours, said.duration)]);
    // A press is a time, and a stroke is a time with its duration.
    const minutes = hours.to - hours.from;
    if (minutes > 15) setDuration(minutes);
    fill([{ date: hours.day, time: clockOf(hours.from) }]);
  };
  const fields = rows.map((row, index) => (
    <TimeFields key={row.key} prefix={several ? `slots[${index}].` : ""} first={today} defaults={row} />
  ));
  return (
    <div ref={root} className="flex flex-col gap-3">
      <Week
        today={today}
        said={said}
        onDraw={said.times.length < slotsMax || !several ? draw : undefined}
        onRemove={(row) => fill(said.times.filter((time) => time.row !== row))}
        onRepeat={several ? (times) => fill([...said.times, ...times]) : undefined}
      />
      {several ? (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm font-semibold">{t("slots")}</legend>
          {fields}
        </fieldset>
      ) : (
        fields
      )}
    </div>
  );
}

type Said = ReturnType<typeof useFormTimes>["said"];

function Week({
  today,
  said,
  onDraw,
  onRemove,
  onRepeat,
}: {
  today: string;
  said: Said;
  onDraw: ((hours: Piece) => void) | undefined;
  onRemove: (row: number) => void;
  onRepeat: ((times: Slot[]) => void) | undefined;
}) {
  const t = useTranslations("interviews.console.week");
  const language = useLocale();
  const [day, setDay] = useState(isWeekend(today) ? addDays(mondayOf(today), 7) : today);
  const { week, show } = useWeek(mondayOf(day), said.interviewers);
  if (!week) return null;
  const { days, people, holidays } = week;
  const [first = today] = days;
  const chosen = days.includes(day) ? day : first;
  const blocks: Block[] = [
    ...busyBlocks(week.busy, days, (person) => people.find(({ id }) => id === person)?.full_name ?? ""),
    ...interviewBlocks(week.interviews, days),
    ...said.times.map((time) => slotBlock(time, said.duration, () => onRemove(time.row))),
  ];
  const names = new Map(holidays.map((each) => [each.day, language === "vi" ? each.name_vn : each.name]));
  const again = onRepeat && onNextDay(said.times, names);
  return (
    <section aria-label={t("times")} className="@container flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon="chevron-left" label={t("before")} onClick={() => show(addDays(first, -7))} />
        <IconButton icon="chevron-right" label={t("after")} onClick={() => show(addDays(first, 7))} />
        <WeekName days={days} />
        {again && again.length > 0 && said.times.length + again.length <= slotsMax && (
          <Button variant="ghost" size="sm" className="ml-auto" onClick={() => onRepeat(again)}>
            {t("repeat")}
          </Button>
        )}
      </div>
      <DayLinks days={days} chosen={chosen} today={today} counts={new Map()} onChoose={setDay} />
      <p className="text-sm text-ink-500">{t("draw")}</p>
      <div className="rounded-md border border-line">
        <WeekGrid
          days={days}
          chosen={chosen}
          today={today}
          blocks={blocks.filter((block) => days.includes(block.day))}
          holidays={names}
          onDraw={onDraw}
        />
      </div>
    </section>
  );
}

/** Loads a week of the interviewers from the page of the calendar. The week in view stays until another one has arrived. */
function useWeek(initial: string, interviewers: string) {
  const path = interviewPaths.week(useWorkspace());
  const { load, data } = useFetcher<WeekData>();
  const [week, setWeek] = useState<WeekData | null>(null);
  if (data && data !== week) setWeek(data);
  const show = (from: string) => {
    const people = interviewers.split(",").filter(Boolean);
    void load(`${path}?${new URLSearchParams([["from", from], ...people.map((id) => ["people", id])])}`);
  };
  const showAgain = useEffectEvent(() => show(week?.days[0] ?? initial));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other interviewers have other busy hours
  useEffect(() => showAgain(), [interviewers]);
  return { week, show };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns the times of the last chosen day on the next working day. */
function onNextDay(times: readonly Slot[], holidays: ReadonlyMap<string, string>): Slot[] {
  const last = times.reduce((latest, { date }) => laterOf(latest, date), "");
  if (!last) return [];
  const next = stepDays(last, 1, (day) => !isWeekend(day) && !holidays.has(day));
  return times.filter(({ date }) => date === last).map(({ time }) => ({ date: next, time }));
}

/** Returns a chosen time as a block. */
function slotBlock(
  { row, date, time }: Said["times"][number],
  duration: number,
  onRemove: () => void,
): Block {
  const from = minutesOf(time);
  const key = `slot-${row}`;
  const content = <SlotBlock key={key} time={time} onRemove={onRemove} />;
  return { key, kind: "slot", day: date, from, to: Math.min(24 * 60, from + duration), content };
}

function SlotBlock({ time, onRemove }: { time: string; onRemove: () => void }) {
  const t = useTranslations("interviews.console.week");
  return (
    <div className="mx-0.5 flex h-full items-start justify-between overflow-hidden rounded-sm bg-leaf-600 px-1.5 py-0.5 text-xs font-semibold text-on-leaf">
      {time}
      <button type="button" aria-label={t("removeTime", { time })} onClick={onRemove} className="-mr-1 px-1">
        ×
      </button>
    </div>
  );
}
