import { caps } from "./terms.ts";

export const errors = {
  calendar_url_invalid:
    "Please enter an https address of a calendar, with port 443 or 8443 and without a user name",
  calendar_url_private: "This address belongs to a private network. Please enter a public one.",
  calendar_unreachable: "There was no answer from this calendar. Please try again later.",
  calendar_refused:
    "This calendar can no longer be read. Please add its current address, or connect it again.",
  calendar_not_one: "There is no calendar at this address. It must lead to an iCal file (.ics).",
  calendar_too_large: `This calendar is larger than ${caps.bytes / 1_000_000} MB`,
  calendar_known: "You have already added this calendar",
  too_many_calendars: `You can add at most ${caps.calendars} calendars`,
} as const;

export const console = {
  title: "Your calendars",
  text: "When you’re busy in these calendars, your team doesn’t plan interviews with you, and candidates aren’t offered those times. Colleagues see that you’re busy, never why: Sen stores no titles.",
  empty: "No calendar yet",
  emptyText: "Without a calendar, only your interviews on Sen count as busy.",
  list: "Added calendars",
  read: "Read <when></when>",
  readNow: "Read now",
  remove: "Remove",
  removed: "The calendar was removed",
  provider: { google: "Google Calendar", microsoft: "Outlook" },
  connect: { google: "Connect Google Calendar", microsoft: "Connect Outlook" },
  add: "Add by address",
  url: "Private iCal address",
  urlHelp:
    "In Google Calendar: Settings, your calendar, “Secret address in iCal format”. In Outlook: Settings, Shared calendars, Publish a calendar, the ICS link.",
  save: "Add calendar",
  added: "The calendar was added",
  result: {
    connected: "The calendar is connected",
    denied: "You did not allow access, so the calendar was not connected",
    failed: "The calendar could not be connected. Please try again.",
    too_many: `You can add at most ${caps.calendars} calendars`,
  },
  /** The reasons that calendars in the list cannot be read. */
  failure: {
    calendar_unreachable: errors.calendar_unreachable,
    calendar_refused: errors.calendar_refused,
    calendar_not_one: errors.calendar_not_one,
    calendar_too_large: errors.calendar_too_large,
    calendar_url_private: errors.calendar_url_private,
  },
  feed: "To see your interviews in your own calendar, <a>subscribe to them</a>.",
} as const;

declare module "#kit/texts.ts" {
  interface RoomTexts {
    calendars: typeof import("./messages.en.ts");
  }
}
