import { z } from "zod";
import { byId, one, resource, time } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";

/** The interviews of the other applicants that closing a filled job cancels, the first of them. */
export const endingInterviews = z.array(z.object({ id: z.string(), applicant: z.string(), starts_at: time }));

/** The effects of closing a filled job, and of the last such closing that can be undone. */
const jobFill = resource(
  "job_fill",
  z.object({
    /** The openings of the job, and how many of them are filled. */
    places: z.number().int(),
    hired: z.number().int(),
    /** The number of active applicants who are not hired. `fill` rejects them. */
    others: z.number().int(),
    /** The number of `others` who are notified: without sourced applicants and those without an account. */
    notified: z.number().int(),
    interviews: endingInterviews,
    /** The number of all these interviews. */
    interviews_count: z.number().int(),
    /** The last fill that can be undone, until when, and how many applicants it rejected and notifies. */
    undoable: z.object({ rejected: z.number().int(), notified: z.number().int(), until: time }).nullable(),
    can: z.object({ fill: z.boolean(), undo: z.boolean() }),
  }),
);

export const jobFilled = hiringEndpoint({
  method: "GET",
  path: "/jobs/:id/fill",
  summary:
    "Count the applicants whom closing a filled job rejects and notifies, and tell whether it can be undone",
  params: byId,
  answer: one(jobFill),
});

export const fillJob = hiringEndpoint({
  method: "POST",
  path: "/jobs/:id/fill",
  summary:
    "Close a job whose openings are filled and reject the other applicants; they are notified after a delay",
  params: byId,
  answer: one(jobFill).extend({ meta: z.object({ rejected: z.number().int() }) }),
  errors: ["job_not_filled", "job_state_changed"],
  audit: "decision",
});

export const undoFill = hiringEndpoint({
  method: "POST",
  path: "/jobs/:id/fill/undo",
  summary:
    "Reopen a job that was filled and restore exactly the applicants whom that rejected, before they are notified",
  params: byId,
  answer: one(jobFill).extend({ meta: z.object({ restored: z.number().int() }) }),
  errors: ["fill_announced", "job_limit", "client_not_active", "job_state_changed"],
  audit: "decision",
});
