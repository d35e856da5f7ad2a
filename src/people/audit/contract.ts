import { z } from "zod";
import { auditAreas } from "#kit/audit-areas.ts";
import { endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { checkbox, day, email } from "#kit/fields.ts";

export const auditEvent = resource(
  "audit_event",
  z.object({
    at: time,
    /** The person who made the call; null for a sign-in to an address without an account. */
    person: z
      .object({
        id: z.string(),
        full_name: z.string(),
        email: z.string(),
        user_type: z.number().int().nullable(),
      })
      .nullable(),
    area: z.enum(auditAreas),
    action: z.string(),
    status: z.number().int(),
    codes: z.array(z.string()),
    object: z.object({ type: z.string(), id: z.string() }).nullable(),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    fields: z.array(z.string()),
    before: z.unknown(),
    after: z.unknown(),
  }),
);

const filters = z.object({
  account_id: idParam.optional(),
  object_type: z.string().max(50).optional(),
  object_id: z.string().max(50).optional(),
  area: z.enum(auditAreas).optional(),
  refused: checkbox,
  /** Days in the time zone Asia/Ho_Chi_Minh, both included. */
  from: day.optional(),
  to: day.optional(),
});

export const auditEvents = endpoint({
  method: "GET",
  path: "/admins/audit_events",
  summary: "List recorded acts and refusals, latest first. `before` continues after the last row of a page",
  query: filters.extend({
    before: idParam.optional(),
    items: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({
    data: z.array(auditEvent),
    meta: z.object({
      /** Send it as `before` to get the next page; null on the last page. */
      next: z.string().nullable(),
      /** The person by whose account the log is filtered; null without this filter, or if the account is missing. */
      person: z.object({ full_name: z.string(), email: z.string() }).nullable(),
    }),
  }),
});

/** The most rows of a file. */
export const auditFileRows = 10_000;

export const auditFile = endpoint({
  method: "GET",
  path: "/admins/audit_events.csv",
  summary: `The latest ${auditFileRows} recorded acts and refusals as CSV; the log has the number of rows of each file`,
  query: filters,
  binary: "text/csv",
  audit: "administration",
});

/**
 * A search by email address is a POST, so that addresses of people do not appear in page addresses and logs.
 */
export const auditPerson = endpoint({
  method: "POST",
  path: "/admins/audit_people",
  summary: "The account of an email address, whose events can then be read",
  body: z.object({ email }),
  answer: one(resource("audit_person", z.object({ full_name: z.string(), email: z.string() }))),
  errors: ["email_unknown"],
});
