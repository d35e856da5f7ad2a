import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { shareStatuses } from "./lifecycle.ts";
import { introductionCaps, wholeShare } from "./terms.ts";

const person = z.object({ id: z.string(), full_name: z.string() });

const ownership = resource(
  "ownership",
  z.object({
    person,
    client: z.object({ id: z.string(), name: z.string() }),
    owner: person.nullable(),
    starts_on: z.string(),
    /** The last day, in Vietnam. */
    ends_on: z.string(),
    can: z.object({ reassign: z.boolean(), ask: z.boolean() }),
  }),
);

export const ownerships = endpoint({
  method: "GET",
  path: "/consultants/ownerships",
  summary: "The live ownerships of people for clients, the latest first",
  query: z.object({ ...paging, owner_id: idParam.optional(), client_id: idParam.optional() }),
  answer: many(ownership),
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
      .default(wholeShare / 2),
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
    "The requests to share a fee, the latest first: an administrator's are all, others' those which they asked or may answer",
  query: z.object({ ...paging, status: z.enum(shareStatuses).optional() }),
  answer: many(shareRequest),
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
