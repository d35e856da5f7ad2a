import { z } from "zod";
import { idParam } from "#kit/contract.ts";
import { ruleOf } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { bulkActions, bulkMost, displayStates, extensionDays } from "./terms.ts";

const item = z.object({
  id: z.string(),
  /** The title of the job; null for a job that is hidden from the caller. */
  title: z.string().nullable(),
  ok: z.boolean(),
  /** The job's state after the request: a reopened or extended job may be in review. */
  display_state: z.enum(displayStates).nullable(),
  /** The reason of a refusal, in the caller's language; null where the action was done. */
  code: z.string().nullable(),
  detail: z.string().nullable(),
});

type Values = { action: string; days?: unknown; owner_id?: unknown };

/** Bulk actions are not available to API keys, because keys may not change owners. */
export const bulk = hiringEndpoint({
  method: "POST",
  path: "/jobs/bulk",
  summary:
    "Close, reopen, extend, withdraw or hand over many jobs; each by itself, so one that is refused leaves the others done",
  body: z
    .object({
      ids: z.array(idParam).min(1, "required").max(bulkMost, "invalid"),
      action: z.enum(bulkActions, "required"),
      /** The days of `extend`, added to the expiry of a published job, or to today for an expired job. */
      days: z.coerce
        .number()
        .pipe(z.literal([...extensionDays], "choice_unknown"))
        .nullish(),
      /** The new owner, for `change_owner`. */
      owner_id: idParam.nullish(),
    })
    .check(
      ruleOf(["action", "days", "owner_id"], ({ action, days, owner_id }: Values) => {
        if (action === "extend" && !days) return [{ code: "required", pointer: "/days" }];
        if (action === "change_owner" && !owner_id) return [{ code: "required", pointer: "/owner_id" }];
        return [];
      }),
    ),
  answer: z.object({ data: z.array(item), meta: z.object({ done: z.number().int() }) }),
  errors: ["job_state_changed", "job_limit", "extension_too_long", "member_unknown", "client_not_active"],
});
