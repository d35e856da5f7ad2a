import ICAL from "ical.js";
import { momentOf } from "#platform/reference/calendar.ts";
import { caps, type Span } from "../terms.ts";

/** The most occurrences of all events that are computed for one calendar. */
const mostOccurrences = 200_000;

/**
 * Returns the hours at which the owner of an iCalendar file is busy, without overlaps and in order: events that are not free or
 * canceled (RFC 5545 §3.8.2.7, its section on status), with their repetitions and exceptions, and periods of VFREEBUSY.
 * @param between the first and the last moment, in milliseconds
 * @throws Error when the text is not a calendar, or has more occurrences than are computed
 */
export function busyHours(text: string, between: Span): Span[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error("Not a calendar");
  for (const id of zonesOf(calendar)) registerZone(id);
  let left = mostOccurrences;
  const spans: Span[] = [];
  const add = (start: number, end: number) => {
    if (end > between[0] && start < between[1] && end > start)
      spans.push([Math.max(start, between[0]), Math.min(end, between[1])]);
  };
  for (const event of eventsOf(calendar)) {
    for (const [start, end] of occurrencesOf(event, between[1])) {
      left -= 1;
      if (left < 0) throw new Error("Too many occurrences");
      add(start, end);
    }
  }
  for (const [start, end] of periodsOf(calendar)) add(start, end);
  return merged(spans).slice(0, caps.hours);
}

/** Returns the ids of time zones that the calendar names and does not define. */
function zonesOf(calendar: ICAL.Component): Set<string> {
  const properties = calendar.getAllSubcomponents("vevent").flatMap((event) => event.getAllProperties());
  const ids = properties.map((property) => property.getFirstParameter("tzid"));
  return new Set(ids.filter((id) => typeof id === "string" && !calendar.getTimeZoneByID(id)));
}

/** Adds a time zone of the runtime to those of the library. Unknown zones count as Vietnam's. */
function registerZone(id: string): void {
  if (ICAL.TimezoneService.has(id)) return;
  try {
    ICAL.TimezoneService.register(new RuntimeZone(id), id);
  } catch {
    // An unknown name: its times have no zone.
  }
}

class RuntimeZone extends ICAL.Timezone {
  readonly #wall: Intl.DateTimeFormat;

  /** @throws RangeError for an unknown zone */
  constructor(tzid: string) {
    super({ tzid });
    const parts = {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    } as const;
    this.#wall = new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone: tzid, hourCycle: "h23" });
  }

  /** Returns the offset from UTC in seconds at a time of this zone. */
  override utcOffset(time: ICAL.Time): number {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
    const offsetAt = (at: number) => Date.parse(`${this.#wall.format(at).replace(" ", "T")}Z`) - at;
    // The offset at the wall time taken for UTC may be that of the other side of a change of the clocks.
    return offsetAt(wall - offsetAt(wall)) / 1000;
  }
}

/** Returns the events of a calendar with their exceptions. An event whose series is missing stands alone. */
function eventsOf(calendar: ICAL.Component): ICAL.Event[] {
  const parts = calendar
    .getAllSubcomponents("vevent")
    .filter((part) => part.getFirstPropertyValue("dtstart"));
  const [exceptions, others] = [true, false].map((isException) =>
    parts.filter((part) => part.hasProperty("recurrence-id") === isException),
  ) as [ICAL.Component[], ICAL.Component[]];
  const events = others.map((part) => new ICAL.Event(part));
  const series = new Map(events.filter((event) => event.isRecurring()).map((event) => [event.uid, event]));
  for (const part of exceptions) {
    const master = series.get(new ICAL.Event(part).uid);
    if (master) master.relateException(part);
    else events.push(new ICAL.Event(part));
  }
  return events;
}

/** Returns the busy occurrences of an event that begin before a moment. */
function* occurrencesOf(event: ICAL.Event, until: number): Generator<Span> {
  if (!event.isRecurring()) {
    if (isBusy(event.component)) yield spanOf(event.startDate, event.endDate);
    return;
  }
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (millisecondsOf(next) >= until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    yield isBusy(item.component) ? spanOf(startDate, endDate) : [0, 0];
  }
}

function isBusy(event: ICAL.Component): boolean {
  const says = (name: string, value: string) =>
    String(event.getFirstPropertyValue(name) ?? "").toUpperCase() === value;
  return (
    !says("transp", "TRANSPARENT") &&
    !says("status", "CANCELLED") &&
    !says("x-microsoft-cdo-busystatus", "FREE")
  );
}

/** Returns the busy periods of VFREEBUSY (RFC 5545 §3.6.4). */
function periodsOf(calendar: ICAL.Component): Span[] {
  return calendar.getAllSubcomponents("vfreebusy").flatMap((part) =>
    part
      .getAllProperties("freebusy")
      .filter((property) => property.getFirstParameter("fbtype")?.toUpperCase() !== "FREE")
      .flatMap((property) => property.getValues() as ICAL.Period[])
      .map((period) => spanOf(period.start, period.getEnd())),
  );
}

const spanOf = (start: ICAL.Time, end: ICAL.Time): Span => [millisecondsOf(start), millisecondsOf(end)];

/** Times without a zone, and days without a time, are those of Vietnam. */
function millisecondsOf(time: ICAL.Time): number {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const [date = "", clock] = time.toString().split("T");
  return momentOf(date, clock).getTime();
}

/** Returns spans in order, with those that touch as one. */
export function merged(spans: readonly Span[]): Span[] {
  const found: [number, number][] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}
