import { day, hour } from "#kit/clock.ts";
import { readDay } from "#kit/days.ts";
import type { FieldError } from "#kit/problem.ts";
import { isWebAddress } from "#kit/web-address.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import { earliestHours, kindOf, latestDays } from "./terms.ts";

/** Why nobody can be invited for the moments of a body: at least two hours ahead, at most a year (decisions §5). */
export function timeErrors(body: unknown, asOf: Date): FieldError[] {
  const { slots } = (body ?? {}) as { slots?: unknown };
  const given = Array.isArray(slots)
    ? slots.map((slot, index) => [slot, `/slots/${index}/time`])
    : [[body, "/time"]];
  return given.flatMap(([when, pointer]) => {
    const { date, time } = (when ?? {}) as { date?: unknown; time?: unknown };
    // What is no day or no time is the schema's to say.
    if (typeof date !== "string" || typeof time !== "string" || !readDay(date)) return [];
    const ahead = momentOf(date, time).getTime() - asOf.getTime();
    if (ahead < earliestHours * hour)
      return [{ code: "interview_too_soon", pointer, values: { hours: earliestHours } }];
    return ahead > latestDays * day ? [{ code: "interview_too_late", pointer }] : [];
  });
}

/** Whether the location says what its type of interview asks for: a number to call, or a link to open. */
export function locationProblem({ type, location }: { type: number; location: string }): FieldError[] {
  const { needs } = kindOf(type);
  const pointer = "/location";
  if (needs === "url" && !isWebAddress(location)) return [{ code: "invalid_url", pointer }];
  if (needs === "phone" && !readsAsPhone(location)) return [{ code: "invalid_phone", pointer }];
  return [];
}
