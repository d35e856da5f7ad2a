import { z } from "zod";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { byContact, contact } from "./contract-parts.ts";
import { feeTypes, linkDays, warrantyBases } from "./terms.ts";

export const shareWithContact = endpoint({
  method: "POST",
  path: "/consultants/clients/:id/contacts/:contactId/link",
  summary:
    "Make a link by which a contact reads the agreement; the contact's link before ends. Its address is in this answer only",
  params: byContact,
  body: z.object({
    days: z.coerce
      .number("required")
      .refine((days) => linkDays.some((each) => each === days), "invalid")
      .default(14),
  }),
  answer: one(contact).extend({ token: z.string(), url: z.string() }),
  status: 201,
  secret: true,
  limit: { max: 60, seconds: 600 },
  errors: ["client_not_yours", "client_contact_left"],
});

export const endContactLink = endpoint({
  method: "DELETE",
  path: "/consultants/clients/:id/contacts/:contactId/link",
  summary: "Revoke the link of a contact",
  params: byContact,
  errors: ["client_not_yours"],
});

export const clientInfo = endpoint({
  method: "GET",
  path: "/consultants/clients/info",
  open: true,
  summary: "What a contact of a client may read of the agreement with the agency",
  query: z.object({ token: z.string().max(100).default("") }),
  answer: one(
    resource(
      "client_info",
      z.object({
        agency: z.string(),
        client: z.string(),
        contact: z.string(),
        /** The consultant to whom the client writes: the AM, or the owner when there is none or the AM has left. */
        am: z.object({ full_name: z.string(), email: z.string() }).nullable(),
        terms: z.object({
          currency: z.string(),
          fee_type: z.enum(feeTypes),
          fee_bps: z.number().int(),
          fee_fixed: z.number().nullable(),
          fee_min: z.number().nullable(),
          fee_months: z.number().int(),
          warranty_days: z.number().int(),
          warranty_basis: z.enum(warrantyBases),
          payment_days: z.number().int(),
        }),
        signed_date: z.string().nullable(),
        agreement_until: z.string().nullable(),
        expires_at: time,
      }),
    ),
  ),
  limit: { max: 120, seconds: 600 },
  errors: ["client_link_ended"],
});
