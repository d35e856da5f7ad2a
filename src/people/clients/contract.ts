import { z } from "zod";
import { all, byId, endpoint, idParam, many, one, paging, resource } from "#kit/contract.ts";
import { checkbox, optionally, optionalText } from "#kit/fields.ts";
import { viewId } from "#people/saved-views/contract.ts";
import {
  client,
  clientName,
  clientRow,
  country,
  potential,
  source,
  taxCode,
  written,
} from "./contract-shapes.ts";
import { clientSorts, nameMax, silences } from "./terms.ts";

/** The filters and the order of the list. */
export const clientFilters = z.object({
  /** 0 lead, 1 active, 2 inactive. */
  status: z.coerce.number().int().min(0).max(2).optional(),
  potential: potential.optional(),
  source: source.optional(),
  owner_id: idParam.optional(),
  am_id: idParam.optional(),
  industry_id: idParam.optional(),
  /** Clients without a call, meeting or email in more than so many days. */
  silent: z.enum(silences).optional(),
  keyword: z.string().max(nameMax).optional(),
  sort: z.enum(clientSorts).default("latest"),
});

export const clients = endpoint({
  method: "GET",
  path: "/consultants/clients",
  summary: "The clients of the agency, by default the latest first",
  query: clientFilters.extend(paging).extend(viewId),
  answer: many(clientRow, {
    /** The clients in each status among those of the other filters. */
    counts: z.object({
      all_lead: z.number().int(),
      all_active: z.number().int(),
      all_inactive: z.number().int(),
    }),
  }),
});

export const clientsCsv = endpoint({
  method: "GET",
  path: "/consultants/clients.csv",
  summary: "The clients of the agency as CSV, in UTF-8 with a mark for spreadsheets",
  query: clientFilters.extend(viewId),
  binary: "text/csv",
});

export const similarClients = endpoint({
  method: "GET",
  path: "/consultants/clients/similar",
  summary:
    "Clients of the agency with the same name, legal forms apart, or the same tax code, branches apart",
  query: z.object({ name: z.string().max(nameMax).default(""), tax_code: z.string().max(40).default("") }),
  answer: all(
    resource(
      "similar_client",
      z.object({ name: z.string(), status: z.number().int(), same: z.enum(["name", "tax_code"]) }),
    ),
  ),
});

export const clientDetail = endpoint({
  method: "GET",
  path: "/consultants/clients/:id",
  summary: "One client",
  params: byId,
  answer: one(client),
});

export const createClient = endpoint({
  method: "POST",
  path: "/consultants/clients",
  summary: "Add a client that is not on Sen; it is a lead, and the caller is its owner",
  body: z.object({
    name: clientName,
    tax_code: taxCode,
    country: country.default("VN"),
    potential: potential.default(0),
    source: written.source,
    note: written.note,
  }),
  answer: one(client),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: ["tax_code_invalid", "country_invalid"],
});

export const clientFromCompany = endpoint({
  method: "POST",
  path: "/consultants/clients/from_company",
  summary: "Add a company of Sen as a client; it is a lead, and the caller is its owner",
  body: z.object({ company_id: idParam }),
  answer: one(client),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: ["client_exists"],
});

export const companyToAdd = endpoint({
  method: "GET",
  path: "/consultants/clients/company",
  summary: "The name of a company of Sen, and the id of the agency's client that it already is",
  query: z.object({ company_id: idParam }),
  answer: one(resource("company_to_add", z.object({ name: z.string(), client_id: z.string().nullable() }))),
});

export const editClient = endpoint({
  method: "PUT",
  path: "/consultants/clients/:id",
  summary: "Change a client: its owner, its AM or an administrator",
  params: byId,
  body: optionally(z.object(written)).extend({
    /** The version on which the edit is based. After a concurrent edit the response is 409 `client_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(client),
  errors: [
    "client_not_yours",
    "client_edited",
    "client_person_unknown",
    "client_reassign_refused",
    "rate_out_of_range",
    "tax_code_invalid",
    "agreement_until_early",
    "country_invalid",
    "fee_bps_range",
  ],
  audit: "decision",
});

export const setClientActive = endpoint({
  method: "PUT",
  path: "/consultants/clients/:id/active",
  summary: "Activate a client whose contract, signed date and tax code are there, or deactivate it",
  params: byId,
  body: z.object({
    active: checkbox,
    /** The reason for a deactivation. An administrator needs one while there is open work. */
    reason: optionalText(1000),
  }),
  answer: one(client),
  errors: ["client_not_yours", "client_incomplete", "client_has_open_work", "client_state_changed"],
  audit: "decision",
});
