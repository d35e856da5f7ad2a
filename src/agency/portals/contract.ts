import { z } from "zod";
import { all, byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { type PortalVerb, portalLife, portalStates } from "./lifecycle.ts";
import { defaultPortalDays, portalDays, portalStages, revocations } from "./terms.ts";

const person = z.object({ id: z.string(), full_name: z.string() });

const portal = resource(
  "portal",
  z.object({
    contact: person.extend({ job_title: z.string().nullable(), email: z.string().nullable() }),
    /** The kinds of stage whose people the contact sees, in the order of hiring. */
    stages: z.array(z.number().int()),
    state: z.enum(portalStates),
    days: z.number().int(),
    made_by: z.string().nullable(),
    made_at: time,
    expires_at: time,
    /** The last time at which the contact entered the code. */
    opened_at: time.nullable(),
    /** The last reminder of the people without an answer. */
    reminded_at: time.nullable(),
    revoked_at: time.nullable(),
    revoked_because: z.enum(revocations).nullable(),
    /** The number of people in the portal for whom the agency waits for the client's answer. */
    unanswered: z.number().int(),
    can: z.object(
      Object.fromEntries(portalLife.verbs.map((verb) => [verb, z.boolean()])) as Record<
        PortalVerb,
        z.ZodBoolean
      >,
    ),
  }),
);

export const orderPortals = endpoint({
  method: "GET",
  path: "/consultants/job_orders/:id/portals",
  summary: "The portals of a job order, those of the client's contacts; and the contacts without an open one",
  params: byId,
  answer: all(portal).extend({
    meta: z.object({
      /** The country of the client: ISO 3166-1. */
      order: z.object({ title: z.string(), client: z.string(), country: z.string() }),
      contacts: z.array(person),
      can: z.object({ create: z.boolean() }),
    }),
  }),
});

const stage = z.coerce
  .number("portal_stage_unknown")
  .refine((id) => portalStages.some((each) => each === id), "portal_stage_unknown");
const terms = {
  stages: z
    .array(stage)
    .min(1, "portal_stages_required")
    .max(portalStages.length, "portal_stage_unknown")
    .transform((ids) => portalStages.filter((id) => ids.includes(id))),
  days: z.coerce
    .number("required")
    .refine((days) => portalDays.some((each) => each === days), "invalid")
    .default(defaultPortalDays),
};
/** The address and the code of a portal are in this answer only. */
const opened = one(portal).extend({ url: z.string(), code: z.string() });
const limit = { max: 60, seconds: 600 };

export const createPortal = endpoint({
  method: "POST",
  path: "/consultants/job_orders/:id/portals",
  summary:
    "Open a portal of a job order for a contact of the client, who gets an email with the address; the code is for the caller to pass on",
  params: byId,
  body: z.object({
    contact_id: z.coerce.number("required").int("required").positive("required"),
    ...terms,
    /** Whether the caller confirms that data of people may be shown to a client abroad. */
    abroad_confirmed: checkbox,
  }),
  answer: opened,
  status: 201,
  secret: true,
  limit,
  errors: [
    "contact_unknown",
    "portal_exists",
    "portal_state_changed",
    "order_state_changed",
    "abroad_unconfirmed",
  ],
});

const byPortal = z.object({ id: idParam, portalId: idParam });

export const renewPortal = endpoint({
  method: "POST",
  path: "/consultants/job_orders/:id/portals/:portalId/renew",
  summary: "Give a portal a new end, a new address and a new code; the address before ends",
  params: byPortal,
  body: z.object(terms),
  answer: opened,
  status: 200,
  secret: true,
  limit,
  errors: ["portal_state_changed"],
});

export const revokePortal = endpoint({
  method: "DELETE",
  path: "/consultants/job_orders/:id/portals/:portalId",
  summary: "Revoke a portal",
  params: byPortal,
  errors: ["portal_state_changed"],
});

export const remindContact = endpoint({
  method: "POST",
  path: "/consultants/job_orders/:id/portals/:portalId/remind",
  summary: "Remind the contact by an email of the people without an answer: once a day at most",
  params: byPortal,
  answer: one(portal),
  status: 200,
  errors: ["portal_state_changed", "portal_reminded", "portal_all_answered", "portal_no_email"],
});
