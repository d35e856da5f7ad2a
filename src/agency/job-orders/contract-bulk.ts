import { z } from "zod";
import { endpoint, idParam } from "#kit/contract.ts";
import { optionalText, ruleOf } from "#kit/fields.ts";
import {
  bulkActions,
  bulkMost,
  orderCaps,
  orderStatuses,
  otherReason,
  reasonedVerbs,
  reasonsFor,
} from "./terms.ts";

const item = z.object({
  id: z.string(),
  /** The title of the order; null for an order that the caller does not see. */
  title: z.string().nullable(),
  ok: z.boolean(),
  /** The status after the request; null for an order that the caller does not see. */
  status: z.enum(orderStatuses).nullable(),
  /** The lead, and the reason of a hold, before the request, for undoing it; null for an order that did not change. */
  before: z
    .object({
      lead_id: z.string().nullable(),
      reason_id: z.number().int().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  /** The reason of a refusal, in the caller's language; null where the action was done. */
  code: z.string().nullable(),
  detail: z.string().nullable(),
});

interface Values {
  action: string;
  reason_id?: number | null | undefined;
  note?: string | null | undefined;
  lead_id?: number | null | undefined;
  consultant_id?: number | null | undefined;
}

/** Returns the field that an action needs and the request lacks. */
function missingField({ action, reason_id, note, lead_id, consultant_id }: Values) {
  const verb = reasonedVerbs.find((each) => each === action);
  if (verb && !reasonsFor(verb).some(({ id }) => id === reason_id))
    return { code: "reason_required", pointer: "/reason_id" };
  if (verb && reason_id === otherReason && !note) return { code: "required", pointer: "/note" };
  if (action === "change_lead" && !lead_id) return { code: "required", pointer: "/lead_id" };
  if ((action === "add_consultant" || action === "remove_consultant") && !consultant_id)
    return { code: "required", pointer: "/consultant_id" };
  return null;
}

export const bulkOrders = endpoint({
  method: "POST",
  path: "/consultants/job_orders/bulk",
  summary:
    "Hold, resume, lose, cancel, reopen or hand over many job orders; each by itself, so one that is refused leaves the others done",
  body: z
    .object({
      ids: z.array(idParam).min(1, "required").max(bulkMost, "invalid"),
      action: z.enum(bulkActions, "required"),
      /** For `hold`, `lose` and `cancel`. */
      reason_id: z.coerce.number().int().nullish(),
      note: optionalText(orderCaps.note),
      /** The new lead, for `change_lead`. */
      lead_id: idParam.nullish(),
      /** The member of the team, for `add_consultant` and `remove_consultant`. */
      consultant_id: idParam.nullish(),
    })
    .check(
      ruleOf<Values>(["action", "reason_id", "note", "lead_id", "consultant_id"], (values) => {
        const missing = missingField(values);
        return missing ? [missing] : [];
      }),
    ),
  answer: z.object({ data: z.array(item), meta: z.object({ done: z.number().int() }) }),
  errors: [
    "order_state_changed",
    "client_not_active",
    "member_unknown",
    "lead_by_admin",
    "too_many_consultants",
    "reason_required",
  ],
});
