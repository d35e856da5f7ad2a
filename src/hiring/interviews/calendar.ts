import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { minute } from "#kit/clock.ts";
import { timeZone } from "#kit/i18n.ts";
import { dayAndTime } from "#platform/reference/calendar.ts";

/** An interview as an event of a calendar. */
export interface CalendarEvent {
  interview: number;
  sequence: number;
  startsAt: Date;
  minutes: number;
  summary: string;
  description: string;
  location: string;
  canceled: boolean;
  /** The page with the details of the interview. */
  url: string;
}

/** Returns the id of an interview in calendars. Changes do not affect it, and the host makes it globally unique (RFC 7986 §5.3). */
const uidOf = (id: number, host: string) => `interview-${id}@${host}`;

/**
 * Returns iCalendar text for one mail (`REQUEST`, or `CANCEL` for an interview that is canceled, RFC 5546 §3.2) or a feed (`PUBLISH`).
 * @param options.to the reader of the mail, who answers the invitation
 */
export function calendarOf(
  events: readonly CalendarEvent[],
  options: {
    method: "REQUEST" | "CANCEL" | "PUBLISH";
    host: string;
    name?: string;
    asOf: Date;
    /** The organizer in the form of a mail's sender: `Sen <hello@sen.test>`. */
    organizer?: string;
    to?: string;
  },
): string {
  const calendar = ical({
    prodId: "//Sen//Interviews//EN",
    method: ICalCalendarMethod[options.method],
    ...(options.name && { name: options.name }),
  });
  for (const event of events) {
    const made = calendar.createEvent({
      id: uidOf(event.interview, options.host),
      sequence: event.sequence,
      start: event.startsAt,
      end: new Date(event.startsAt.getTime() + event.minutes * minute),
      stamp: options.asOf,
      summary: event.summary,
      description: event.description,
      location: event.location,
      status: event.canceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url: event.url,
      ...(options.organizer && { organizer: options.organizer }),
    });
    if (options.to)
      made.createAttendee({ email: options.to, rsvp: false, status: ICalAttendeeStatus.NEEDSACTION });
  }
  return onTheProductsClock(calendar.toString());
}

const zoneLines = [
  ...["BEGIN:VTIMEZONE", `TZID:${timeZone}`, "BEGIN:STANDARD", "DTSTART:19750613T000000"],
  ...["TZOFFSETFROM:+0700", "TZOFFSETTO:+0700", "TZNAME:+07", "END:STANDARD", "END:VTIMEZONE"],
].join("\r\n");

/** Rewrites start and end times of an iCalendar text from UTC to the product's time zone. The library would write the process's zone. */
function onTheProductsClock(text: string): string {
  return text
    .replace(/^(DTSTART|DTEND):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z/gm, (_, name, y, m, d, h, min) => {
      const { date, time } = dayAndTime(new Date(`${y}-${m}-${d}T${h}:${min}:00Z`));
      return `${name};TZID=${timeZone}:${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
    })
    .replace("BEGIN:VEVENT", `${zoneLines}\r\nBEGIN:VEVENT`);
}
