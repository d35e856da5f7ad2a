import { z } from "zod";
import { byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { email, optionally, optionalText, text } from "#kit/fields.ts";
import { isWebAddress } from "#kit/web-address.ts";
import { currentCompany } from "#people/accounts/contract-profile.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import { imageErrors, imageIdField } from "#people/medias/contract.ts";
import { companySizes } from "#platform/reference/terms.ts";
import { caps, imageMaxBytes, licenceMaxBytes, refuseReasonKeys, verificationStates } from "./terms.ts";

const nothing = (value: unknown) => (value === "" ? null : value);
const whole = (least: number, most: number) =>
  z.preprocess(nothing, z.coerce.number().int().min(least).max(most).nullable());

/** A web address. With `hosts`, the address must be on one of these hosts or their subdomains. */
function webPage(...hosts: string[]) {
  return optionalText(500)
    .transform((value) => (value === null || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
    .refine((value) => value === null || isPage(value, hosts), "invalid_url");
}

function isPage(value: string, hosts: readonly string[]): boolean {
  if (!isWebAddress(value)) return false;
  const { hostname } = new URL(value);
  return hosts.length === 0 || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** A video on YouTube, with one of the two host names that the company page supports. */
const film = optionalText(500).refine(
  (value) => value === null || /^https:\/\/(www\.youtube\.com|youtu\.be)\//.test(value),
  "invalid_url",
);

/** A tax code with a valid check digit; a hyphen separates the digits of a branch. */
export const taxCode = optionalText(20)
  .transform((code) => code?.replace(/^(\d{10})(\d{3})$/, "$1-$2") ?? null)
  .refine((code) => code === null || isTaxCode(code), "tax_code_invalid");

/** A phone number of a company or an agency; an empty text removes it. */
export const phone = z
  .string()
  .max(30, "invalid_phone")
  .refine((value) => readsAsPhone(value), "invalid_phone")
  .nullable();

const fields = z.object({
  name: text(caps.name),
  tax_code: taxCode,
  size_id: z.preprocess(
    nothing,
    z.coerce
      .number()
      .refine((id) => companySizes.some((size) => size.id === id), "invalid")
      .nullable(),
  ),
  industry_ids: z
    .array(z.coerce.number().int().min(1).max(2_147_483_647))
    .min(1, "industry_required")
    .max(caps.industries, "too_many_industries"),
  location_id: whole(1, 2_147_483_647),
  /** The address of the headquarters. */
  address: text(caps.address),
  website: webPage(),
  facebook: webPage("facebook.com", "fb.com"),
  youtube: webPage("youtube.com", "youtu.be"),
  other_link: webPage(),
  email: z.preprocess(nothing, email.nullable()),
  phone,
  contact_name: optionalText(caps.contact),
  tagline: optionalText(caps.tagline),
  /** Rich text; markup that is not allowed is removed. */
  about: z.string().max(caps.markup, "length_range").nullable(),
  founded_year: whole(1800, 2100),
  employee_count: whole(0, 10_000_000),
  client_count: whole(0, 10_000_000),
  video_url: film,
});

export const companyUpdate = endpoint({
  method: "PUT",
  path: "/companies/current_company",
  summary: "Change the details of the company; fields that are left out stay. Only administrators may",
  body: optionally(fields).extend({
    /** The version of the details that the caller has edited; 409 `company_edited` if the stored version is another one. */
    version: z.coerce.number().int().min(0).max(2_147_483_647).nullish(),
  }),
  answer: one(currentCompany),
  errors: [
    "company_name_taken",
    "tax_code_taken",
    "tax_code_invalid",
    "industry_required",
    "too_many_industries",
    "industry_unknown",
    "company_location_unknown",
    "invalid_url",
    "company_edited",
    "company_fixed",
    "gallery_or_video",
    "founded_later",
  ],
});

export const logoUpload = endpoint({
  method: "PUT",
  path: "/companies/current_company/logo",
  summary: "Set the logo: JPEG or PNG, 5 MB; it is re-encoded",
  files: { image: { maxBytes: imageMaxBytes, tooLarge: "image_too_large" } },
  body: z.object(imageIdField),
  answer: one(currentCompany),
  errors: imageErrors,
});

export const coverUpload = endpoint({
  method: "PUT",
  path: "/companies/current_company/cover",
  summary:
    "Set the picture at the head of the company's page: JPEG or PNG, 5 MB, re-encoded. Without a file, change its description",
  files: { image: { maxBytes: imageMaxBytes, tooLarge: "image_too_large" } },
  body: z.object({ /** A description of the picture. */ alt: optionalText(caps.caption), ...imageIdField }),
  answer: one(currentCompany),
  errors: imageErrors,
});

export const coverRemove = endpoint({
  method: "DELETE",
  path: "/companies/current_company/cover",
  summary: "Remove the picture at the head of the company's page",
});

export const pictureAdd = endpoint({
  method: "POST",
  path: "/companies/current_company/gallery",
  summary: "Add a picture to the gallery: JPEG or PNG, 5 MB, five at most; it is re-encoded",
  files: { image: { maxBytes: imageMaxBytes, tooLarge: "image_too_large" } },
  body: z.object({ caption: optionalText(caps.caption), ...imageIdField }),
  answer: one(currentCompany),
  status: 201,
  errors: [...imageErrors, "gallery_full", "gallery_or_video"],
});

export const pictureRemove = endpoint({
  method: "DELETE",
  path: "/companies/current_company/gallery/:id",
  summary: "Remove a picture from the gallery",
  params: byId,
});

const verification = resource(
  "company_verification",
  z.object({
    state: z.enum(verificationStates),
    requested_at: time.nullable(),
    file_name: z.string().nullable(),
    /** The reason of a refused request. */
    refuse_reason: z.enum(refuseReasonKeys).nullable(),
    refuse_note: z.string().nullable(),
    /** The reason why the verification was revoked. */
    revoke_note: z.string().nullable(),
    /** Fields that must be filled in before verification can be requested. */
    missing: z.array(z.enum(["tax_code", "address"])),
    can: z.object({ request: z.boolean() }),
  }),
);

export const verificationShow = endpoint({
  method: "GET",
  path: "/companies/verification",
  summary: "Show the state of the company's verification",
  answer: one(verification),
});

export const verificationRequest = endpoint({
  method: "POST",
  path: "/companies/verification",
  summary: "Ask to be verified, with the business licence: PDF, JPEG or PNG, 10 MB. Only administrators may",
  files: { licence: { maxBytes: licenceMaxBytes, tooLarge: "licence_too_large" } },
  answer: one(verification),
  status: 201,
  errors: [
    "licence_required",
    "licence_too_large",
    "licence_type",
    "licence_unreadable",
    "verification_pending",
    "already_company_verified",
    "verification_needs",
    "too_many_requests",
  ],
});
