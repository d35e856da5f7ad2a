import { z } from "zod";
import { all, byId, idParam, one, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { activityEntry, applicantCard } from "./resources.ts";

export const hide = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/hide",
  summary: "Take an applicant off the board, or back onto it; nothing else of the application changes",
  params: byId,
  body: z.object({ hidden: z.boolean().default(true) }),
  answer: one(applicantCard),
});

export const silence = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/applicants/:id/notification/cancel",
  summary:
    "Cancel the email about an applicant's last move while it waits; the candidate's own page shows the status all the same",
  params: byId,
  answer: one(applicantCard),
  errors: ["no_email_waiting"],
  audit: "decision",
});

/** Written by what happens; what a person has to add is a note. */
export const applicantActivities = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/applicants/:id/activities",
  summary: "What happened to an applicant, the latest first; interviewers get what they may read",
  params: byId,
  query: z.object({
    /** The id of an entry: what came before it follows. */
    before: idParam.optional(),
    items: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: all(resource("applicant_activity", activityEntry, "ApplicantActivity")).extend({
    meta: z.object({
      /** `before` of what came earlier; null at the beginning. */
      earlier: z.string().nullable(),
    }),
  }),
});
