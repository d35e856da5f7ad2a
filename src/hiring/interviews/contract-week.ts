import { z } from "zod";
import { all, idParam, time } from "#kit/contract.ts";
import { day } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { interview } from "./contract-shapes.ts";
import { weekMax } from "./terms.ts";

export const interviewWeek = hiringEndpoint({
  method: "GET",
  path: "/interview_calendar",
  scope: "interviews:read",
  summary: `The interviews of some days, at most ${weekMax.interviews}, in the order of their start, with the other busy hours of interviewers and the public holidays. Busy hours are those of the caller, or of \`people\`: their calendars, and interviews that the caller does not see`,
  query: z.object({
    /** The first day. */
    from: day,
    days: z.coerce.number().int().min(1).max(weekMax.days).default(7),
    /** Ids of members of the team, separated by commas, whose interviews and busy hours are returned. */
    people: z
      .preprocess(
        (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : value),
        z.array(idParam).max(weekMax.people, "too_many_choices"),
      )
      .default([]),
  }),
  answer: all(interview).extend({
    meta: z.object({
      /** The people whose busy hours are returned. */
      people: z.array(z.object({ id: z.number().int(), full_name: z.string() })),
      busy: z.array(z.object({ person: z.number().int(), starts_at: time, ends_at: time })),
      holidays: z.array(z.object({ day: z.string(), name: z.string(), name_vn: z.string() })),
    }),
  }),
  errors: ["interviewer_unknown"],
});
