import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { requestStates } from "./lifecycle.ts";
import { noteMaxLength, refuseReasonKeys } from "./terms.ts";

const shared = {
  status: z.enum(requestStates),
  company: z.object({ id: z.string(), name: z.string(), slug: z.string(), logo: z.string().nullable() }),
  tax_code: z.string().nullable(),
  requested_at: time,
  requested_by: z.object({ full_name: z.string(), email: z.string() }),
  decided_at: time.nullable(),
  /** The name of the administrator who decided; null after the erasure of the account. */
  decided_by: z.string().nullable(),
  refuse_reason: z.enum(refuseReasonKeys).nullable(),
  refuse_note: z.string().nullable(),
  /** The revocation of the verification: time, administrator and reason. */
  revoked: z.object({ at: time, by: z.string().nullable(), note: z.string() }).nullable(),
  /** The number of earlier requests of the same company. */
  earlier: z.number().int(),
};

export const request = resource("company_verification_request", z.object(shared));
export const wholeRequest = resource(
  "company_verification_request",
  z.object({
    ...shared,
    file: z.object({ name: z.string(), type: z.enum(["application/pdf", "image/webp"]), url: z.string() }),
    /** The details of the company besides its name and tax code. */
    facts: z.object({
      tax_code_valid: z.boolean(),
      address: z.string().nullable(),
      location_id: z.number().int().nullable(),
      industry_ids: z.array(z.number().int()),
      size_id: z.number().int().nullable(),
      founded_year: z.number().int().nullable(),
      website: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      created_at: time,
      blocked: z.boolean(),
      verified: z.boolean(),
    }),
    /** Version of name, tax code and address. A decision sends it back, and is refused if these details have changed. */
    version: z.string(),
    can: z.object({ verify: z.boolean(), refuse: z.boolean(), revoke: z.boolean() }),
  }),
  "CompanyVerificationRequestWhole",
);

export const requests = endpoint({
  method: "GET",
  path: "/admins/company_verifications",
  members: true,
  summary: "Requests for verification: those that wait, the oldest first; decided ones the latest first",
  query: z.object({
    ...paging,
    status: z.enum(requestStates).default("pending"),
    /** Words that the name of the company must contain. */
    search: z.string().max(255).optional(),
  }),
  answer: many(request, {
    counts: z.object({
      all_pending: z.number().int(),
      all_verified: z.number().int(),
      all_refused: z.number().int(),
      all_revoked: z.number().int(),
    }),
  }),
});

export const requestDetail = endpoint({
  method: "GET",
  path: "/admins/company_verifications/:id",
  members: true,
  summary: "Show a request with the details of its company",
  params: byId,
  answer: one(wholeRequest),
});

export const requestLicence = endpoint({
  method: "GET",
  path: "/admins/company_verifications/:id/licence",
  members: true,
  summary: "The business licence that was sent, as a download",
  params: byId,
  binary: "application/pdf, image/webp",
  audit: "administration",
});

const version = z.string().max(40).nullish();

export const verify = endpoint({
  method: "POST",
  path: "/admins/company_verifications/:id/verify",
  members: true,
  summary: "Verify the company: it posts without a limit and carries the verified mark",
  params: byId,
  body: z.object({ version }),
  answer: one(wholeRequest),
  status: 200,
  errors: [
    "verification_decided",
    "verification_company_changed",
    "verification_company_blocked",
    "verification_incomplete",
  ],
});

export const refuse = endpoint({
  method: "POST",
  path: "/admins/company_verifications/:id/refuse",
  members: true,
  summary: "Refuse the verification with a reason, which the company reads; it may ask again",
  params: byId,
  body: z.object({ reason_id: z.coerce.number().int().nullish(), note: optionalText(noteMaxLength) }),
  answer: one(wholeRequest),
  status: 200,
  errors: ["verification_decided", "refuse_reason_required", "refuse_note_required"],
});

const revocation = z.object({ revoke_note: text(noteMaxLength) });

export const revoke = endpoint({
  method: "POST",
  path: "/admins/company_verifications/:id/revoke",
  summary: "Take a verification back with a reason, which the company reads; it may ask again",
  params: byId,
  body: revocation,
  answer: one(wholeRequest),
  status: 200,
  errors: ["verification_not_given"],
});

export const revokeCompany = endpoint({
  method: "POST",
  path: "/admins/companies/:id/revoke_verification",
  summary: "Revoke the verification of a company, also of one that was verified without a request",
  params: byId,
  body: revocation,
  errors: ["verification_not_given"],
});
