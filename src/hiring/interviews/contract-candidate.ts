import { z } from "zod";
import { all, byId, endpoint, one } from "#kit/contract.ts";
import { day, optionalText, ruleOf, timeOfDay } from "#kit/fields.ts";
import { linkLimit as limit, link } from "#people/accounts/contract-link.ts";
import { ownInterview, ownInvite } from "./contract-shapes.ts";
import { timeErrors } from "./place-and-time.ts";

const answerBody = z
  .object({
    answer: z.enum(["accept", "decline", "propose"]),
    /** The day of the proposed time, for `propose` only. */
    date: day.optional(),
    time: timeOfDay.optional(),
    note: optionalText(500),
  })
  .check(
    ruleOf<{ answer: string; date?: string; time?: string }>(["answer", "date", "time"], (body) =>
      body.answer === "propose"
        ? (["date", "time"] as const)
            .filter((field) => !body[field])
            .map((field) => ({ code: "required", pointer: `/${field}` }))
        : [],
    ),
  );
const answerErrors = ["interview_state_changed", "interview_proposal_late"];

export const myInterviews = endpoint({
  method: "GET",
  path: "/candidates/interviews",
  summary:
    "The caller's interviews, the next first, then those of the last 30 days; `meta.invites` wait for a choice",
  query: z.object({ application_id: z.coerce.number().int().positive().optional() }),
  answer: all(ownInterview).extend({ meta: z.object({ invites: z.array(ownInvite) }) }),
});

export const answerInterview = endpoint({
  method: "POST",
  path: "/candidates/interviews/:id/answer",
  summary: "Accept, decline, or propose another time",
  params: byId,
  body: answerBody,
  dated: timeErrors,
  answer: one(ownInterview),
  errors: answerErrors,
});

const slotChosen = z.object({ starts_at: z.coerce.date("required") });

export const chooseSlot = endpoint({
  method: "POST",
  path: "/candidates/interview_invites/:id/choose",
  summary: "Choose one of the times that the employer offered",
  params: byId,
  body: slotChosen,
  answer: one(ownInterview),
  status: 201,
  errors: ["slot_taken", "interview_invite_ended"],
});

const invited = z.object({
  data: z.union([ownInterview, ownInvite]),
});

export const linkedInterview = endpoint({
  method: "GET",
  path: "/public/interviews",
  summary: "Show the subject of an invitation's signed link: an interview, or times to choose from",
  query: link,
  answer: invited,
  limit,
  errors: ["interview_link_ended", "interview_invite_ended"],
});

export const answerLinked = endpoint({
  method: "POST",
  path: "/public/interviews/answer",
  summary: "Answer by the signed link of an invitation, without signing in",
  body: z
    .object({ ...link.shape, ...answerBody.shape })
    .check(
      ruleOf<{ answer: string; date?: string; time?: string }>(["answer", "date", "time"], (body) =>
        body.answer === "propose" && !body.date ? [{ code: "required", pointer: "/date" }] : [],
      ),
    ),
  dated: timeErrors,
  answer: one(ownInterview),
  limit,
  errors: ["interview_link_ended", ...answerErrors],
});

export const chooseLinked = endpoint({
  method: "POST",
  path: "/public/interviews/choose",
  summary: "Choose one of the offered times by the signed link, without signing in",
  body: z.object({ ...link.shape, ...slotChosen.shape }),
  answer: one(ownInterview),
  status: 201,
  limit,
  errors: ["interview_link_ended", "slot_taken", "interview_invite_ended"],
});
