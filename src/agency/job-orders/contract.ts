import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging } from "#kit/contract.ts";
import { checkbox, optionally, optionalText, ruleOf } from "#kit/fields.ts";
import { viewId } from "#people/saved-views/contract.ts";
import { order, orderDetail, payRule, sentFields } from "./contract-shapes.ts";
import { orderCaps, orderKinds, orderStatuses, otherReason, type ReasonedVerb, reasonsFor } from "./terms.ts";

/** The values of `sort`: the newest first, the first CV that is due first, by title, by client. */
export const orderSorts = ["newest", "first_cv", "title", "client"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The filters and the order of the list. */
export const orderFilters = z.object({
  status: z.enum(orderStatuses).optional(),
  client_id: idParam.optional(),
  /** The lead or another consultant of the order. */
  consultant_id: idParam.optional(),
  kind: z.enum(orderKinds).optional(),
  /** Only orders in work without a first CV. */
  no_cv: z.enum(["true", "false"]).default("false"),
  /** Only orders in work with applicants for whom the client has done nothing for two working days. */
  no_answer: z.enum(["true", "false"]).default("false"),
  /** Letters of the title or of the client's name. */
  keyword: z.string().max(100).default(""),
  sort: z.enum(orderSorts).default("newest"),
});

export const orders = endpoint({
  method: "GET",
  path: "/consultants/job_orders",
  summary: "The job orders of the agency, a page at a time, with the number of orders in each status",
  query: orderFilters.extend(paging).extend(viewId),
  answer: many(order, {
    /** The number of orders in each status, under all filters but the status. */
    counts: z.object(
      Object.fromEntries(orderStatuses.map((status) => [status, z.number().int()])) as Record<
        (typeof orderStatuses)[number],
        z.ZodNumber
      >,
    ),
  }),
});

/** The most orders of a download. */
export const csvMost = 5000;

export const ordersCsv = endpoint({
  method: "GET",
  path: "/consultants/job_orders.csv",
  summary: `The listed job orders as CSV, at most ${csvMost}`,
  query: orderFilters.extend(viewId),
  binary: "text/csv",
  limit: { max: 30, seconds: 600 },
});

export const detail = endpoint({
  method: "GET",
  path: "/consultants/job_orders/:id",
  summary: "One job order",
  params: byId,
  answer: one(orderDetail),
});

const fieldErrors = [
  "head_count_invalid",
  "pay_invalid",
  "pay_range_invalid",
  "member_unknown",
  "contact_unknown",
  "too_many_consultants",
  "too_many_contacts",
  "lead_by_admin",
];

export const create = endpoint({
  method: "POST",
  path: "/consultants/job_orders",
  summary:
    "Create a draft of a job order, with its job, whose board takes people at once: the owner and the AM of the client and administrators may",
  body: sentFields
    .extend({ client_id: z.coerce.number("required").int("required").positive("required") })
    .check(payRule),
  answer: one(orderDetail),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: ["client_unknown", "client_not_active", "order_client_not_yours", ...fieldErrors],
});

export const edit = endpoint({
  method: "PUT",
  path: "/consultants/job_orders/:id",
  summary: "Change a job order: its lead, the AM of the client and administrators may",
  params: byId,
  body: optionally(sentFields)
    .extend({
      /** The version on which the edit is based. If the stored version differs, the answer is 409 `order_edited`. */
      version: z.coerce.number().int().optional(),
    })
    .check(payRule),
  answer: one(orderDetail),
  errors: ["order_edited", "order_state_changed", ...fieldErrors],
});

const note = optionalText(orderCaps.note);

/** Returns the body of a verb that needs a reason. The reason "other" needs a note. */
const reasoned = (verb: ReasonedVerb) =>
  z
    .object({
      reason_id: z.coerce
        .number("reason_required")
        .refine((id) => reasonsFor(verb).some((reason) => reason.id === id), "reason_required"),
      note,
    })
    .check(
      ruleOf<{ reason_id: number; note: string | null }>(["reason_id", "note"], (body) =>
        body.reason_id === otherReason && body.note === null ? [{ code: "required", pointer: "/note" }] : [],
      ),
    );
const unreasoned = z.object({ note });

const verb = <const V extends string, B extends z.ZodType>(
  name: V,
  summary: string,
  body: B,
  errors: readonly string[] = [],
) =>
  endpoint({
    method: "POST",
    path: `/consultants/job_orders/:id/${name}`,
    summary,
    params: byId,
    body,
    answer: one(orderDetail),
    status: 200,
    errors: ["order_state_changed", ...errors],
  });

export const open = verb(
  "open",
  "Open a draft: the terms of the fee are copied from the client, the clock of the first CV starts, contacts and team are notified",
  unreasoned,
  ["client_not_active", "order_incomplete"],
);
export const hold = verb(
  "hold",
  "Put an open order on hold, which stops the clock of the first CV",
  reasoned("hold"),
);
export const resume = verb(
  "resume",
  "Resume an order: the first CV is due later by the days of the pause",
  unreasoned,
);
export const fill = verb(
  "fill",
  "End an order whose openings are filled: its advertisement closes, and other applicants are notified that the position is filled",
  unreasoned,
  ["order_not_filled"],
);
export const lose = verb(
  "lose",
  "End an order that the agency has lost; its applicants stay as they are",
  reasoned("lose"),
);
export const cancel = verb(
  "cancel",
  "End an order that the client has cancelled; its applicants stay as they are",
  reasoned("cancel"),
);
export const reopen = verb(
  "reopen",
  "Open an ended order again. Applicants whom the fill rejected are active again until the first of them is notified; later they stay rejected.",
  unreasoned.extend({
    /** Whether the closed advertisement opens again, too. */
    advertise: checkbox,
  }),
  ["client_not_active", "job_limit"],
);
export const copy = endpoint({
  method: "POST",
  path: "/consultants/job_orders/:id/copy",
  summary: "Create a draft with the fields of an order, with a new job, led by the caller",
  params: byId,
  answer: one(orderDetail),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: ["client_not_active"],
});
export const advertise = endpoint({
  method: "POST",
  path: "/consultants/job_orders/:id/advertise",
  summary: "Submit the job of an open order for review, after which it is public",
  params: byId,
  answer: one(orderDetail),
  status: 200,
  errors: ["order_state_changed", "job_state_changed"],
});
