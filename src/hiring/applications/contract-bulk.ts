import { z } from "zod";
import { byId } from "#kit/contract.ts";
import { optionalText, ruleOf } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { emailAt } from "./resources.ts";

/** The most applicants in one request. */
export const bulkMost = 100;
export const bulkActions = ["move", "reject", "restore", "silence"] as const;

const item = z.object({
  id: z.string(),
  ok: z.boolean(),
  /** The error code, and its text in the caller's language; null for an applicant whose action succeeded. */
  code: z.string().nullable(),
  detail: z.string().nullable(),
  /** The stage before the action, for undoing a move. */
  from_job_stage_id: z.string().nullable(),
  /** The applicant's index in that stage, from 0. */
  from_index: z.number().int().nullable(),
  ...emailAt,
});

export const bulk = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/jobs/:id/candidates/bulk",
  summary:
    "Move, reject or restore many applicants of a job, or cancel the emails about their moves. Each applicant is handled separately, so a refusal does not affect the others",
  params: byId,
  body: z
    .object({
      ids: z.array(z.coerce.number().int().positive()).min(1, "required").max(bulkMost, "invalid"),
      action: z.enum(bulkActions, "required"),
      job_stage_id: z.coerce.number().int().positive().nullish(),
      /** The index of each applicant in the new column, in the order of `ids`; the top if left out. */
      new_indexes: z.array(z.coerce.number().int().min(0)).max(bulkMost, "invalid").nullish(),
      reason_id: z.coerce.number().int().min(1, "reason_required").max(14, "reason_required").nullish(),
      note: optionalText(1000),
    })
    .check(
      ruleOf<{ action: string; job_stage_id?: number | null; reason_id?: number | null }>(
        ["action", "job_stage_id", "reason_id"],
        ({ action, job_stage_id, reason_id }) => {
          if (action === "move" && !job_stage_id) return [{ code: "required", pointer: "/job_stage_id" }];
          if (action === "reject" && !reason_id) return [{ code: "reason_required", pointer: "/reason_id" }];
          return [];
        },
      ),
    ),
  answer: z.object({ data: z.array(item), meta: z.object({ done: z.number().int() }) }),
  audit: "decision",
});
