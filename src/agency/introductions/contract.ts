import { z } from "zod";
import { all, byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { shareStatuses } from "./lifecycle.ts";
import { introductionCaps, requestSides, usualPart, wholeShare } from "./terms.ts";

const person = z.object({ id: z.string(), full_name: z.string() });

/** A part of a long list: `before` is the `next` of the part before. */
const byKey = { before: idParam.optional(), items: z.coerce.number().int().min(1).max(100).default(20) };
const next = z.string().nullable();

const ownership = resource(
  "ownership",
  z.object({
    person,
    client: z.object({ id: z.string(), name: z.string() }),
    owner: person.nullable(),
    starts_on: z.string(),
    /** The last day, in Vietnam. */
    ends_on: z.string(),
    ends_soon: z.boolean(),
    can: z.object({ reassign: z.boolean(), ask: z.boolean() }),
  }),
);

export const ownerships = endpoint({
  method: "GET",
  path: "/consultants/ownerships",
  summary:
    "The live ownerships of people for clients by key, the latest first; `ends=soon` limits them to the next 30 days",
  query: z.object({
    ...byKey,
    owner_id: idParam.optional(),
    client_id: idParam.optional(),
    ends: z.enum(["soon"]).optional(),
  }),
  answer: all(ownership).extend({ meta: z.object({ next, total: z.number().int() }) }),
});

export const reassign = endpoint({
  method: "POST",
  path: "/consultants/ownerships/:id/reassign",
  summary: "Give a person to another consultant of the agency, with a reason. Only administrators may",
  params: byId,
  body: z.object({ owner_id: idParam, reason: text(introductionCaps.reason) }),
  answer: one(ownership),
  status: 200,
  errors: ["owner_unknown"],
  audit: "decision",
});

const shareRequest = resource(
  "share_request",
  z.object({
    status: z.enum(shareStatuses),
    asker: person,
    owner: person.nullable(),
    person,
    client: z.object({ id: z.string(), name: z.string() }),
    job: z.object({ id: z.string(), title: z.string() }),
    /** The asker's part of the share of the person's sourcer, in basis points. */
    bps: z.number().int(),
    note: z.string().nullable(),
    asked_at: time,
    answered_at: time.nullable(),
    can: z.object({ accept: z.boolean(), decline: z.boolean(), withdraw: z.boolean() }),
  }),
);

export const askShare = endpoint({
  method: "POST",
  path: "/consultants/ownerships/:id/share_requests",
  summary:
    "Ask the owner of a person to share the fee, in order to introduce the person on one more job of the client",
  params: byId,
  body: z.object({
    job_id: idParam,
    bps: z.coerce
      .number()
      .int("bps_invalid")
      .min(1, "bps_invalid")
      .max(wholeShare - 1, "bps_invalid")
      .default(usualPart),
    note: optionalText(introductionCaps.reason),
  }),
  answer: one(shareRequest),
  status: 201,
  limit: { max: 60, seconds: 3600 },
  errors: ["share_not_askable", "job_unknown"],
});

export const shareRequests = endpoint({
  method: "GET",
  path: "/consultants/share_requests",
  summary:
    "The requests to share a fee by key, the latest first: an administrator's are all, others' those which they asked or may answer",
  query: z.object({
    ...byKey,
    status: z.enum(shareStatuses).optional(),
    /** `own`: those which the caller asked; `others`: those of colleagues, which the caller may answer. */
    side: z.enum(requestSides).optional(),
  }),
  answer: all(shareRequest).extend({
    meta: z.object({
      next,
      /** The requests of colleagues that wait for the caller's answer. */
      waiting: z.number().int(),
    }),
  }),
});

export const answerShare = endpoint({
  method: "POST",
  path: "/consultants/share_requests/:id/answer",
  summary: "Accept or decline a request for a share, or withdraw an own one",
  params: byId,
  body: z.object({ answer: z.enum(["accept", "decline", "withdraw"], "required") }),
  answer: one(shareRequest),
  status: 200,
  errors: ["split_request_changed"],
  audit: "decision",
});

export const overrideOffLimits = endpoint({
  method: "POST",
  path: "/consultants/applicants/:id/off_limits_override",
  summary: "Allow the introduction of an applicant who is off limits, with a reason. Only administrators may",
  params: byId,
  body: z.object({ reason: text(introductionCaps.reason) }),
  answer: one(resource("off_limits_override", z.object({ reason: z.string(), at: time }))),
  status: 201,
  audit: "decision",
});
