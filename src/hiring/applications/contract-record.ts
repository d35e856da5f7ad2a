import { z } from "zod";
import { all, byId, idParam, one, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { activityEntry, applicantCard } from "./resources.ts";

export const hide = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/hide",
  summary: "Take an applicant off the board or put it back; nothing else of the application changes",
  params: byId,
  body: z.object({ hidden: z.boolean().default(true) }),
  answer: one(applicantCard),
});

export const silence = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/applicants/:id/notification/cancel",
  summary:
    "Cancel the unsent email about an applicant's last move; the candidate's page still shows the status",
  params: byId,
  answer: one(applicantCard),
  errors: ["no_email_waiting"],
  audit: "decision",
});

/** The log is written by the system; members add notes instead. */
export const applicantActivities = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/applicants/:id/activities",
  summary:
    "The activity log of an applicant, the latest first; interviewers get only the activities that they may read",
  params: byId,
  query: z.object({
    /** The id of an entry; the page has the entries before it. */
    before: idParam.optional(),
    items: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: all(resource("applicant_activity", activityEntry, "ApplicantActivity")).extend({
    meta: z.object({
      /** `before` for the next page of earlier entries; null on the last page. */
      earlier: z.string().nullable(),
    }),
  }),
});
