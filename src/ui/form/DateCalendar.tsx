import { parseDate } from "@internationalized/date";
import type { RefObject } from "react";
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  I18nProvider,
  Popover,
} from "react-aria-components";
import { useLocale, useTranslations } from "use-intl";
import { Icon } from "../icons/Icon.tsx";

const arrowClass =
  "grid size-9 place-items-center rounded-md text-ink-700 outline-none hover:bg-hover data-focus-visible:outline-2 data-disabled:opacity-50";

/** The calendar of a `DateInput`, loaded when it is opened. Days are YYYY-MM-DD. */
export default function DateCalendar({
  anchor,
  day,
  first,
  last,
  onChoose,
  onClose,
}: {
  anchor: RefObject<HTMLElement | null>;
  day: string | null;
  first: string | undefined;
  last: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations("ui.tools");
  return (
    <I18nProvider locale={useLocale() === "vi" ? "vi-VN" : "en-GB"}>
      <Popover
        triggerRef={anchor}
        isOpen
        onOpenChange={(open) => !open && onClose()}
        placement="bottom start"
        className="rounded-lg border border-line bg-float p-3 text-ink-900 shadow-float"
      >
        <Dialog aria-label={t("chooseDate")} className="outline-none">
          <Calendar
            aria-label={t("chooseDate")}
            autoFocus
            firstDayOfWeek="mon"
            defaultValue={day ? parseDate(day) : null}
            minValue={first ? parseDate(first) : undefined}
            maxValue={last ? parseDate(last) : undefined}
            onChange={(chosen) => onChoose(chosen.toString())}
          >
            <Header />
            <Grid />
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  );
}

function Header() {
  return (
    <header className="flex items-center justify-between gap-2 pb-2">
      <Button slot="previous" className={arrowClass}>
        <Icon name="chevron-left" size="sm" />
      </Button>
      <Heading className="text-sm font-semibold" />
      <Button slot="next" className={arrowClass}>
        <Icon name="chevron-right" size="sm" />
      </Button>
    </header>
  );
}

function Grid() {
  return (
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(name) => (
          <CalendarHeaderCell className="h-8 text-xs font-normal text-ink-500">{name}</CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className="grid size-9 cursor-pointer place-items-center rounded-md text-sm tabular-nums outline-none hover:bg-hover data-disabled:cursor-default data-disabled:text-ink-500 data-disabled:opacity-50 data-focus-visible:outline-2 data-outside-month:hidden data-selected:bg-leaf-600 data-selected:text-on-leaf"
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
