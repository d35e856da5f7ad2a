import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, text } from "#kit/fields.ts";
import {
  completenessIds,
  industryKinds,
  likenesses,
  pageTypes,
  reasonMax,
  scopes,
  statusIds,
} from "./terms.ts";

const facts = {
  name: z.string(),
  /** Null for a company that an agency entered, which has no public page. */
  slug: z.string().nullable(),
  origin: z.enum(["registered", "agency"]),
  tax_code: z.string().nullable(),
  status: z.number().int(),
  completeness: z.number().int(),
  /** 1 if the first industry is one of information technology; null without an industry. */
  industry: z.number().int().nullable(),
  live_jobs: z.number().int(),
  members: z.number().int(),
  blocked: z.boolean(),
  created_at: time,
};

export const company = resource("company_directory", z.object(facts));
const wholeCompany = resource(
  "company_directory",
  z.object({
    ...facts,
    website: z.string().nullable(),
    address: z.string().nullable(),
    /** Details that the page needs and lacks. */
    missing: z.array(z.enum(["industry_ids", "address", "logo"])),
    /** Agencies that have the company as a client. */
    clients_of: z.number().int(),
    verified_at: time.nullable(),
    /** The reason of the block; null for a company that is not blocked. */
    block_reason: z.string().nullable(),
    /** The request for verification that waits for a decision. */
    verification_id: z.string().nullable(),
    administrators: z.array(z.object({ id: z.string(), full_name: z.string(), verified: z.boolean() })),
    /** The company into which this one was merged. */
    merged_into: z.object({ id: z.string(), name: z.string() }).nullable(),
    can: z.object({
      activate: z.boolean(),
      deactivate: z.boolean(),
      verify: z.boolean(),
      bin: z.boolean(),
      unbin: z.boolean(),
      merge: z.boolean(),
      /** Blocking is an act of POST /admins/companies/:id/block. */
      block: z.boolean(),
      unblock: z.boolean(),
    }),
  }),
  "CompanyDirectoryWhole",
);

const oneOf = (ids: readonly number[]) =>
  z.coerce
    .number()
    .int()
    .refine((value) => ids.includes(value), "choice_unknown")
    .optional();

export const companies = endpoint({
  method: "GET",
  path: "/admins/company_directories",
  members: true,
  summary: "Companies of the directory, the latest first",
  query: z.object({
    ...paging,
    /** Words of the name, or the beginning of a tax code. */
    search: z.string().max(255).optional(),
    status: oneOf(statusIds),
    completeness: oneOf(completenessIds),
    industry: oneOf(industryKinds),
    scope: z.enum(scopes).default("all"),
    page_type: z.enum(pageTypes).optional(),
    /** Only companies that look like another one. */
    duplicates: checkbox,
  }),
  answer: many(company, {
    counts: z.object({
      all: z.number().int(),
      inactive: z.number().int(),
      active: z.number().int(),
      verified: z.number().int(),
    }),
  }),
});

export const companyDetail = endpoint({
  method: "GET",
  path: "/admins/company_directories/:id",
  members: true,
  summary: "One company of the directory",
  params: byId,
  answer: one(wholeCompany),
});

const found = z.object({ id: z.string(), name: z.string(), tax_code: z.string().nullable() });

export const searchAll = endpoint({
  method: "GET",
  path: "/admins/companies/search_all",
  members: true,
  summary: "At most 20 companies by words of their names, or by a tax code",
  query: z.object({ search: z.string().max(255) }),
  answer: z.object({ data: z.array(resource("company_found", found.omit({ id: true }))) }),
});

const duplicate = resource(
  "company_duplicate",
  z.object({ first: found, second: found, same: z.array(z.enum(likenesses)) }),
);

export const duplicates = endpoint({
  method: "GET",
  path: "/admins/company_directories/duplicates",
  members: true,
  summary: "Pairs of companies that look like one: by tax code, name, website or phone",
  query: z.object(paging),
  answer: many(duplicate),
});

const reason = text(reasonMax);

export const changeStatus = endpoint({
  method: "PUT",
  path: "/admins/company_directories/:id/change_status",
  members: true,
  summary: "Activate or deactivate a company; its administrators read the reason",
  params: byId,
  body: z.object({ status: z.coerce.number().int().min(0).max(1), reason }),
  answer: one(wholeCompany),
  errors: ["company_needs_member", "company_status_changed"],
});

export const verify = endpoint({
  method: "PUT",
  path: "/admins/company_directories/:id/verify",
  members: true,
  summary: "Verify a company whose request for verification waits",
  params: byId,
  answer: one(wholeCompany),
  errors: [
    "verification_missing",
    "verification_company_blocked",
    "verification_incomplete",
    "verification_decided",
  ],
});

export const bin = endpoint({
  method: "PUT",
  path: "/admins/company_directories/:id/bin",
  members: true,
  summary: "Put a company into the bin, or take it out; its administrators read the reason",
  params: byId,
  body: z.object({ binned: checkbox, reason }),
  answer: one(wholeCompany),
  errors: ["bin_live", "company_status_changed"],
});
