import { z } from "zod";
import { byId, idParam } from "#kit/contract.ts";
import { optionalText, ruleOf } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { emailAt } from "./resources.ts";
import { rejectWordsMax, tagLimits } from "./terms.ts";

/** The most applicants in one request. */
export const bulkMost = 100;
export const bulkActions = ["move", "reject", "restore", "silence", "owner", "tag", "untag"] as const;

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

type Needed = "job_stage_id" | "reason_id" | "owner_id" | "tag";
type Input = { action: string } & Partial<Record<Needed, string | number | null>>;

/** The field that an action needs beside the ids. */
const missingField: Readonly<Record<string, Needed | undefined>> = {
  move: "job_stage_id",
  reject: "reason_id",
  owner: "owner_id",
  tag: "tag",
  untag: "tag",
};

export const bulk = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/jobs/:id/candidates/bulk",
  summary:
    "Move, reject or restore many applicants of a job, cancel the emails about their moves, or change their owner or tags. Each applicant is handled separately, so a refusal does not affect the others",
  params: byId,
  body: z
    .object({
      ids: z.array(z.coerce.number().int().positive()).min(1, "required").max(bulkMost, "invalid"),
      action: z.enum(bulkActions, "required"),
      job_stage_id: z.coerce.number().int().positive().nullish(),
      /** The index of each applicant in the new column, in the order of `ids`; the top if left out. */
      new_indexes: z.array(z.coerce.number().int().min(0)).max(bulkMost, "invalid").nullish(),
      /** The stage in which the caller saw each applicant, in the order of `ids`. One in another stage is refused, with the name of the member who moved it. */
      from_job_stage_ids: z.array(z.coerce.number().int()).max(bulkMost, "invalid").nullish(),
      /** The new owner of the action `owner`; null for none. */
      owner_id: idParam.nullish(),
      /** The tag of the actions `tag` and `untag`. */
      tag: optionalText(tagLimits.length),
      reason_id: z.coerce.number().int().min(1, "reason_required").max(14, "reason_required").nullish(),
      note: optionalText(1000),
      /** Words to the candidates whom the action rejects, in place of the sentence of the reason. */
      words: optionalText(rejectWordsMax),
    })
    .check(
      ruleOf<Input>(["action", "job_stage_id", "reason_id", "owner_id", "tag"], (input) => {
        const missing = missingField[input.action];
        if (!missing) return [];
        const value = input[missing];
        // A null owner is no owner.
        if (missing === "owner_id" ? value !== undefined : value) return [];
        return [{ code: missing === "reason_id" ? "reason_required" : "required", pointer: `/${missing}` }];
      }),
    ),
  answer: z.object({ data: z.array(item), meta: z.object({ done: z.number().int() }) }),
  audit: "decision",
});
