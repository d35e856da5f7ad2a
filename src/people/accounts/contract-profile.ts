import { z } from "zod";
import { endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { account } from "./contract.ts";
import { hiringEndpoint } from "./hiring-contract.ts";

/** Declares `/candidates/me` and its counterparts: one address per kind of account (spec §7). */
const profileOf = <P extends string>(path: P, summary: string) =>
  endpoint({ method: "GET", path, members: true, summary, answer: one(account) });

export const candidateMe = profileOf("/candidates/me", "The signed-in job seeker");
export const companyMe = profileOf("/companies/me", "The signed-in recruiter");
export const consultantMe = profileOf("/consultants/me", "The signed-in consultant");
export const adminMe = profileOf("/admins/me", "The signed-in administrator");

export const currentCompany = z.object({
  id: z.string().nullable(),
  type: z.literal("company"),
  attributes: z
    .object({
      name: z.string(),
      slug: z.string(),
      tax_code: z.string().nullable(),
      size_id: z.number().int().nullable(),
      industry_ids: z.array(z.number().int()),
      location_id: z.number().int().nullable(),
      address: z.string().nullable(),
      website: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      about: z.string().nullable(),
      founded_year: z.number().int().nullable(),
      tagline: z.string().nullable(),
      contact_name: z.string().nullable(),
      facebook: z.string().nullable(),
      youtube: z.string().nullable(),
      other_link: z.string().nullable(),
      employee_count: z.number().int().nullable(),
      client_count: z.number().int().nullable(),
      video_url: z.string().nullable(),
      logo: z.string().nullable(),
      // The cover picture of the company page.
      cover: z.object({ src: z.string(), alt: z.string().nullable() }).nullable(),
      gallery: z.array(z.object({ id: z.string(), src: z.string(), alt: z.string().nullable() })),
      verified: z.boolean(),
      blocked: z.boolean(),
      // An edit sends the version that it began with, so that it does not overwrite another edit.
      version: z.number().int(),
      // Required company data that is missing (spec §5).
      missing: z.array(z.enum(["industry_ids", "address", "logo"])),
      can: z.object({ edit: z.boolean() }),
    })
    .nullable(),
});

const companyOf = <P extends string>(path: P) =>
  endpoint({
    method: "GET",
    path,
    members: true,
    summary: "The company that the account belongs to; null attributes where there is none",
    answer: one(currentCompany),
  });

export const candidateCompany = companyOf("/candidates/current_company");
export const companyCompany = companyOf("/companies/current_company");
export const consultantCompany = companyOf("/consultants/current_company");
export const adminCompany = companyOf("/admins/current_company");
export const adminCompanyAsSpecified = companyOf("/admin/current_company");

export const member = resource(
  "member",
  z.object({
    full_name: z.string(),
    // Administrators of the workspace and the member concerned see email address and phone; others get null.
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role_id: z.number().int(),
    active: z.boolean(),
    email_verified: z.boolean(),
    created_at: time,
    // The actions that the caller may do with this member in the present state of the team (members/policy).
    can: z.object({ change_role: z.boolean(), deactivate: z.boolean(), reactivate: z.boolean() }),
  }),
);

export const companyMembers = hiringEndpoint({
  method: "GET",
  path: "/members",
  summary:
    "The recruiters of the company, or the consultants of the agency, by name; `all=1` answers them on one page",
  query: z.object({ active: checkbox, all: checkbox, name: z.string().max(100).optional(), ...paging }),
  answer: many(member),
});
