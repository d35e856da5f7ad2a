import { z } from "zod";
import { all, byId, many, one, paging } from "#kit/contract.ts";
import { checkbox, optionalText, ruleOf } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import {
  anyway,
  arrangement,
  changedArrangement,
  interview,
  invite,
  locationRule,
  when,
} from "./contract-shapes.ts";
import { timeErrors } from "./place-and-time.ts";
import { cancelReasons, otherReason, slotsMax } from "./terms.ts";

const clashes = ["interview_clash", "interview_on_holiday"];

export const applicantInterviews = hiringEndpoint({
  method: "GET",
  path: "/applicants/:id/interviews",
  scope: "interviews:read",
  summary:
    "The interviews with an applicant, the latest first; `meta.invite` has the times that wait to be chosen",
  params: byId,
  answer: all(interview).extend({
    meta: z.object({
      invite: invite.nullable(),
      /** The last place of each type: for the same job, else of the caller's own interviews; empty if nothing can be scheduled. */
      places: z.array(z.object({ type: z.number().int(), location: z.string() })),
      can: z.object({ schedule: z.boolean() }),
    }),
  }),
});

export const schedule = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/interviews",
  summary: "Set up an interview: the candidate and the interviewers get an invitation for their calendars",
  params: byId,
  body: z.object({ ...when, ...arrangement, anyway }).check(locationRule),
  dated: timeErrors,
  answer: one(interview),
  status: 201,
  errors: ["interview_applicant_ended", "interviewer_unknown", ...clashes],
  audit: "decision",
});

export const offerSlots = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/interviews/slots",
  summary: "Offer times of which the candidate chooses one",
  params: byId,
  body: z
    .object({
      ...arrangement,
      anyway,
      slots: z.array(z.object(when)).min(1, "required").max(slotsMax),
    })
    .check(locationRule),
  dated: timeErrors,
  answer: one(invite),
  status: 201,
  errors: ["interview_applicant_ended", "interviewer_unknown", "interview_invite_open", ...clashes],
});

export const endSlots = hiringEndpoint({
  method: "DELETE",
  path: "/applicants/:id/interviews/slots",
  summary: "Take back the times that were offered",
  params: byId,
});

export const companyInterviews = hiringEndpoint({
  method: "GET",
  path: "/interviews",
  scope: "interviews:read",
  summary:
    "The interviews of the company, the next first; `past` has those that have begun, the latest first",
  query: z.object({ ...paging, past: checkbox, mine: checkbox }),
  answer: many(interview),
});

export const interviewDetail = hiringEndpoint({
  method: "GET",
  path: "/interviews/:id",
  scope: "interviews:read",
  summary: "One interview",
  params: byId,
  answer: one(interview),
});

export const reschedule = hiringEndpoint({
  method: "POST",
  path: "/interviews/:id/reschedule",
  summary:
    "Change time or place: the event changes in the calendars of all. Duration, round, interviewers and message that are left out stay",
  params: byId,
  body: z
    .object({
      ...when,
      ...changedArrangement,
      anyway,
      /** The version on which the edit is based. After a concurrent edit the response is 409 `interview_edited`. */
      version: z.coerce.number().int().optional(),
    })
    .check(locationRule),
  dated: timeErrors,
  answer: one(interview),
  errors: ["interview_state_changed", "interview_edited", "interviewer_unknown", ...clashes],
  audit: "decision",
});

export const cancel = hiringEndpoint({
  method: "POST",
  path: "/interviews/:id/cancel",
  summary: "Cancel with a reason: the event leaves the calendars",
  params: byId,
  body: z
    .object({
      reason_id: z.coerce
        .number("reason_required")
        .refine((id) => cancelReasons.some((reason) => reason.id === id), "reason_required"),
      note: optionalText(1000),
    })
    .check(
      ruleOf<{ reason_id: number; note: string | null }>(["reason_id", "note"], ({ reason_id, note }) =>
        reason_id === otherReason && !note ? [{ code: "required", pointer: "/note" }] : [],
      ),
    ),
  answer: one(interview),
  errors: ["interview_state_changed"],
  audit: "decision",
});

export const complete = hiringEndpoint({
  method: "POST",
  path: "/interviews/:id/complete",
  summary: "Say that the interview has taken place",
  params: byId,
  answer: one(interview),
  errors: ["interview_state_changed"],
  audit: "decision",
});

export const noShow = hiringEndpoint({
  method: "POST",
  path: "/interviews/:id/no_show",
  summary: "Say that the candidate did not come",
  params: byId,
  answer: one(interview),
  errors: ["interview_state_changed"],
  audit: "decision",
});
