import { z } from "zod";
import { endpoint, resource, time } from "#kit/contract.ts";

const feed = z.object({
  data: resource(
    "calendar_feed",
    z.object({
      created_at: time.nullable(),
      /** The address of the calendar; null except in the response that creates it. */
      url: z.string().nullable(),
    }),
  ),
});

export const calendarFeed = endpoint({
  method: "GET",
  path: "/account/calendar_feed",
  summary: "Show whether the caller's interviews can be read as a private calendar",
  answer: feed,
});

export const makeFeed = endpoint({
  method: "POST",
  path: "/account/calendar_feed",
  summary: "Make the private calendar's address, which is answered once; one that was made before ends",
  answer: feed,
  status: 201,
});

export const endFeed = endpoint({
  method: "DELETE",
  path: "/account/calendar_feed",
  summary: "End the private calendar's address",
});

export const readFeed = endpoint({
  method: "GET",
  path: "/public/calendars/:token",
  summary: "A private calendar of interviews (RFC 5545)",
  params: z.object({ token: z.string().max(100) }),
  binary: "text/calendar",
  limit: { max: 120, seconds: 3600 },
});
