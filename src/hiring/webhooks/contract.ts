import { z } from "zod";
import { byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { checkbox, optionalText, text } from "#kit/fields.ts";
import { attemptErrors, caps, deliveryStates, events, offReasons } from "./terms.ts";

const webhook = resource(
  "webhook",
  z.object({
    url: z.string(),
    description: z.string().nullable(),
    events: z.array(z.enum(events)),
    active: z.boolean(),
    /** The reason why Sen has switched the webhook off. */
    off_reason: z.enum(offReasons).nullable(),
    /** The time of the first failed attempt since the last success. */
    failing_since: time.nullable(),
    /** The time until which the previous secret signs too. */
    old_secret_until: time.nullable(),
    created_at: time,
    can: z.object({ edit: z.boolean(), delete: z.boolean(), test: z.boolean(), rotate: z.boolean() }),
  }),
);

const delivery = resource(
  "webhook_delivery",
  z.object({
    event: z.enum([...events, "ping"]),
    /** The `webhook-id` of the delivery, the same for all attempts. */
    event_id: z.string(),
    created_at: time,
    state: z.enum(deliveryStates),
    attempts: z.number().int(),
    next_attempt_at: time.nullable(),
    /** The time of the last attempt. Status, duration, error and answer belong to the same attempt. */
    attempted_at: time.nullable(),
    http_status: z.number().int().nullable(),
    duration_ms: z.number().int().nullable(),
    /** The reason why there was no answer. */
    error: z.enum(attemptErrors).nullable(),
    /** The first 1,000 characters of the answer. */
    answer: z.string().nullable(),
    can: z.object({ replay: z.boolean() }),
  }),
);

const fields = {
  url: text(caps.url),
  description: optionalText(caps.description),
  events: z.array(z.enum(events)).min(1, "webhook_events_required").max(events.length),
};
const urlErrors = ["webhook_url_invalid", "webhook_url_private"];
const withSecret = one(webhook).extend({
  /** The signing secret, shown in this answer only. */
  secret: z.string(),
});

export const webhookList = endpoint({
  method: "GET",
  path: "/companies/webhooks",
  summary: "The webhooks of the company, the oldest first. Only administrators may",
  answer: z.object({ data: z.array(webhook), meta: z.object({ can: z.object({ create: z.boolean() }) }) }),
});

export const webhookCreate = endpoint({
  method: "POST",
  path: "/companies/webhooks",
  summary:
    "Make a webhook: an https address that each chosen event is posted to, signed by the Standard Webhooks specification with the secret of this answer. Only administrators may",
  body: z.object(fields),
  answer: withSecret,
  secret: true,
  status: 201,
  errors: [...urlErrors, "webhook_events_required", "too_many_webhooks"],
  audit: "administration",
  limit: { max: 30, seconds: 600 },
});

export const webhookEdit = endpoint({
  method: "PUT",
  path: "/companies/webhooks/:id",
  summary:
    "Replace what a webhook is made of; without `active` it is turned off. What was not delivered stays in its log. Only administrators may",
  params: byId,
  body: z.object({ ...fields, active: checkbox }),
  answer: one(webhook),
  errors: [...urlErrors, "webhook_events_required"],
  audit: "administration",
  limit: { max: 60, seconds: 600 },
});

export const webhookDelete = endpoint({
  method: "DELETE",
  path: "/companies/webhooks/:id",
  summary: "Delete a webhook with the log of its deliveries. Only administrators may",
  params: byId,
  audit: "administration",
});

export const webhookTest = endpoint({
  method: "POST",
  path: "/companies/webhooks/:id/test",
  summary: "Send the event `ping`, also to an inactive webhook. Only administrators may",
  params: byId,
  answer: one(delivery),
  status: 201,
  audit: "administration",
  limit: { max: 30, seconds: 600 },
});

export const webhookRotate = endpoint({
  method: "POST",
  path: "/companies/webhooks/:id/secret",
  summary: "Make a new secret. The one before signs beside it for 24 hours. Only administrators may",
  params: byId,
  answer: withSecret,
  secret: true,
  audit: "administration",
});

export const deliveryList = endpoint({
  method: "GET",
  path: "/companies/webhooks/:id/deliveries",
  summary:
    "List the deliveries of a webhook in the last 30 days, newest first. `before` continues after the last row of a page. Only administrators may",
  params: byId,
  query: z.object({
    before: idParam.optional(),
    items: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({
    data: z.array(delivery),
    meta: z.object({
      /** The query parameter `before` of the next page; null on the last page. */
      next: z.string().nullable(),
    }),
  }),
});

export const deliveryReplay = endpoint({
  method: "POST",
  path: "/companies/webhooks/:id/deliveries/:deliveryId/replay",
  summary: "Send an event again, at once: the same body with the same id. Only administrators may",
  params: byId.extend({ deliveryId: idParam }),
  answer: one(delivery),
  errors: ["delivery_waiting", "webhook_off"],
  audit: "administration",
  limit: { max: 100, seconds: 600 },
});
