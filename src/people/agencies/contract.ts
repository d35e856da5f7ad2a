import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { optionally, optionalText, text } from "#kit/fields.ts";
import { phone, taxCode } from "#people/company-settings/contract.ts";
import { imageErrors, imageIdField } from "#people/medias/contract.ts";
import { imageMaxBytes } from "#people/medias/terms.ts";
import { caps } from "./terms.ts";

const agency = resource(
  "agency",
  z.object({
    name: z.string(),
    legal_name: z.string().nullable(),
    tax_code: z.string().nullable(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    /** The address of the logo, which only the agency's own people can open. */
    logo: z.string().nullable(),
    bank_name: z.string().nullable(),
    bank_account: z.string().nullable(),
    bank_holder: z.string().nullable(),
    invoice_prefix: z.string().nullable(),
    am_review: z.boolean(),
    licence_note: z.string().nullable(),
    /** An edit sends the version that it is based on, so that it does not overwrite another edit. */
    version: z.number().int(),
    can: z.object({ edit: z.boolean() }),
  }),
);

const fields = z.object({
  name: text(caps.name),
  legal_name: optionalText(caps.name),
  tax_code: taxCode,
  address: optionalText(caps.address),
  phone,
  bank_name: optionalText(caps.bank),
  /** The account number; spaces, dots and hyphens between its digits are removed. */
  bank_account: optionalText(2 * caps.account)
    .transform((value) => value?.replace(/[\s.-]/g, "").toUpperCase() ?? null)
    .refine((value) => value === null || /^[A-Z0-9]{4,34}$/.test(value), "bank_account_invalid"),
  bank_holder: optionalText(caps.bank),
  /** The start of the numbers of payment requests: letters A–Z and digits. */
  invoice_prefix: optionalText(caps.prefix)
    .transform((value) => value?.toUpperCase() ?? null)
    .refine((value) => value === null || /^[A-Z0-9]+$/.test(value), "invoice_prefix_invalid"),
  /** Whether only the account manager and administrators move an applicant to the client. */
  am_review: z.union([z.boolean(), z.stringbool()]),
  licence_note: optionalText(caps.licence),
});

export const agencyShow = endpoint({
  method: "GET",
  path: "/consultants/agency",
  summary: "Show the details of the agency: legal data, letterhead, bank account and payment requests",
  answer: one(agency),
});

export const agencyUpdate = endpoint({
  method: "PUT",
  path: "/consultants/agency",
  summary: "Change the details of the agency; fields that are left out stay. Only administrators may",
  body: optionally(fields).extend({
    /** The version of the details that the caller has edited; 409 `agency_edited` if the stored version is another one. */
    version: z.coerce.number().int().min(0).max(2_147_483_647).nullish(),
  }),
  answer: one(agency),
  errors: [
    "tax_code_invalid",
    "invalid_phone",
    "bank_account_invalid",
    "invoice_prefix_invalid",
    "agency_edited",
  ],
});

export const agencyLogo = endpoint({
  method: "GET",
  path: "/consultants/agency/logo",
  summary: "Return the logo of the agency",
  binary: "image/png",
});

export const agencyLogoUpload = endpoint({
  method: "PUT",
  path: "/consultants/agency/logo",
  summary: "Set the logo of the agency's letterhead: JPEG or PNG, 5 MB; it is re-encoded",
  files: { image: { maxBytes: imageMaxBytes, tooLarge: "image_too_large" } },
  body: z.object(imageIdField),
  answer: one(agency),
  errors: imageErrors,
});
