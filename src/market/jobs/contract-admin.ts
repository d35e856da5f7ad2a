import { z } from "zod";
import { byId, endpoint, one, resource } from "#kit/contract.ts";
import { checkbox, optionalText, text } from "#kit/fields.ts";
import { ownJob } from "./contract-shapes.ts";
import { caps } from "./terms.ts";

export const takedown = z.object({
  /** Reason: 1 misleading, 2 scam or asks for money, 3 discrimination, 4 already filled, 5 against policy, 6 other (needs a note). */
  reason_id: z.coerce.number("reason_required").int().min(1, "reason_required").max(6, "reason_required"),
  note: optionalText(caps.note),
});
const { note: _note, counts: _counts, ...job } = ownJob.shape.attributes.shape;
/** The attributes that administrators read: without the company's own notes and counts. */
export const staffJob = resource("own_job", z.object(job), "StaffJob");
const errors = ["reason_required", "note_required", "job_state_changed"];

export const suspend = endpoint({
  method: "POST",
  path: "/admins/jobs/:id/suspend",
  summary:
    "Take a published job offline until it is published again; its owner and recruiters are notified of the reason",
  params: byId,
  body: takedown,
  answer: one(staffJob),
  status: 200,
  errors,
});

export const unsuspend = endpoint({
  method: "POST",
  path: "/admins/jobs/:id/unsuspend",
  summary: "Publish a suspended job again",
  params: byId,
  answer: one(staffJob),
  status: 200,
  errors: ["job_state_changed", "company_blocked"],
});

export const markHot = endpoint({
  method: "PUT",
  path: "/admins/jobs/:id/hot",
  summary:
    "Mark a published job as hot, or no longer; the mark ends when the job is no longer published. Its owner and recruiters read the reason",
  params: byId,
  body: z.object({ hot: checkbox, reason: text(caps.note) }),
  answer: one(ownJob),
  errors: ["job_state_changed"],
});

export const switchAds = endpoint({
  method: "PUT",
  path: "/admins/jobs/:id/ads",
  summary:
    "Switch the ads of a job on or off: without ads, Sen’s feeds for other sites do not have the job. Its owner and recruiters read the reason",
  params: byId,
  body: z.object({ ads: checkbox, reason: text(caps.note) }),
  answer: one(ownJob),
  errors: ["job_state_changed"],
});

export const closeJob = endpoint({
  method: "POST",
  path: "/admins/jobs/:id/close",
  summary: "Close a job; it can be reopened through a review only",
  params: byId,
  body: takedown,
  answer: one(staffJob),
  status: 200,
  errors,
});
