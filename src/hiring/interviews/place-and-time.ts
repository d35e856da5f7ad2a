import { day, hour } from "#kit/clock.ts";
import { readDay } from "#kit/days.ts";
import type { FieldError } from "#kit/problem.ts";
import { isWebAddress } from "#kit/web-address.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import { earliestHours, kindOf, latestDays } from "./terms.ts";

/** Returns an error for each time of a body that is less than two hours or more than a year ahead (decisions §5). */
export function timeErrors(body: unknown, asOf: Date): FieldError[] {
  const { slots } = (body ?? {}) as { slots?: unknown };
  const times = Array.isArray(slots)
    ? slots.map((slot, index) => [slot, `/slots/${index}/time`])
    : [[body, "/time"]];
  return times.flatMap(([when, pointer]) => {
    const { date, time } = (when ?? {}) as { date?: unknown; time?: unknown };
    // Invalid days and times are reported by the schema of the request.
    if (typeof date !== "string" || typeof time !== "string" || !readDay(date)) return [];
    const ahead = momentOf(date, time).getTime() - asOf.getTime();
    if (ahead < earliestHours * hour)
      return [{ code: "interview_too_soon", pointer, values: { hours: earliestHours } }];
    return ahead > latestDays * day ? [{ code: "interview_too_late", pointer }] : [];
  });
}

/** Returns an error if the location of a phone call is no phone number, or that of a video call no link. */
export function locationProblem({ type, location }: { type: number; location: string }): FieldError[] {
  const { needs } = kindOf(type);
  const pointer = "/location";
  if (needs === "url" && !isWebAddress(location)) return [{ code: "invalid_url", pointer }];
  if (needs === "phone" && !readsAsPhone(location)) return [{ code: "invalid_phone", pointer }];
  return [];
}
