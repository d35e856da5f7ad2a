import { z } from "zod";
import { all, byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { calendarFailures, calendarKinds, calendarProviders, caps } from "./terms.ts";

const calendar = resource(
  "calendar",
  z.object({
    kind: z.enum(Object.keys(calendarKinds) as [keyof typeof calendarKinds]),
    /** The host of an address, or the provider. */
    name: z.string(),
    added_at: time,
    /** The time of the last complete reading. */
    read_at: time.nullable(),
    /** The reason for which the calendar could not be read since then, as the code of an error. */
    failure: z.enum(calendarFailures).nullable(),
  }),
);

export const calendars = endpoint({
  method: "GET",
  path: "/account/calendars",
  summary: `The caller's own calendars, whose busy hours colleagues plan around; at most ${caps.calendars}`,
  answer: all(calendar).extend({
    meta: z.object({
      /** The providers whose calendars the operator lets users connect. */
      providers: z.array(z.enum(calendarProviders)),
    }),
  }),
});

export const addCalendar = endpoint({
  method: "POST",
  path: "/account/calendars",
  summary: "Add a private iCalendar address. It is read at once; titles of events are not stored",
  body: z.object({ url: text(caps.url) }),
  answer: one(calendar),
  status: 201,
  limit: { max: 30, seconds: 3600 },
  errors: ["calendar_url_invalid", "calendar_known", "too_many_calendars", ...calendarFailures],
});

export const readCalendar = endpoint({
  method: "POST",
  path: "/account/calendars/:id/read",
  summary: "Read a calendar now",
  params: byId,
  answer: one(calendar),
  limit: { max: 60, seconds: 3600 },
});

export const removeCalendar = endpoint({
  method: "DELETE",
  path: "/account/calendars/:id",
  summary: "Remove a calendar with its busy hours",
  params: byId,
});

const provider = z.object({ provider: z.enum(calendarProviders) });
const limit = { max: 60, seconds: 3600 };

export const connectCalendar = endpoint({
  method: "GET",
  path: "/account/calendars/:provider/connect",
  summary: "Connect the calendar of a provider: leads there, and back to the page of the own calendars",
  params: provider,
  status: 302,
  binary: "text/plain",
  limit,
});

/** The result of a connection, in the address of the page of calendars. */
export const connectResults = ["connected", "denied", "failed", "too_many"] as const;
export type ConnectResult = (typeof connectResults)[number];

export const connectedCalendar = endpoint({
  method: "GET",
  path: "/account/calendars/:provider/callback",
  summary: "Where a provider of calendars leads back to",
  params: provider,
  query: z.object({
    code: z.string().max(4000).optional(),
    state: z.string().max(500).optional(),
    iss: z.string().max(500).optional(),
    session_state: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
  }),
  status: 302,
  binary: "text/plain",
  limit,
});
