import { z } from "zod";
import { byId, idParam, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { limits } from "./terms.ts";

const pool = resource(
  "talent_pool",
  z.object({
    name: z.string(),
    category_id: z.number().int().nullable(),
    /** The number of members. */
    count: z.number().int(),
    created_by: z.string(),
    created_at: time,
    can: z.object({ edit: z.boolean() }),
  }),
);

const fields = z.object({
  name: text(limits.poolName),
  category_id: idParam.nullish().transform((value) => value ?? null),
});

export const pools = hiringEndpoint({
  method: "GET",
  scope: "applicants:read",
  path: "/talent_pools",
  summary: "The talent pools of the company, by name",
  answer: z.object({ data: z.array(pool) }),
});

export const createPool = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/talent_pools",
  summary: "Make a talent pool",
  body: fields,
  answer: one(pool),
  status: 201,
  errors: ["pool_exists", "pool_limit"],
});

export const editPool = hiringEndpoint({
  method: "PUT",
  scope: "applicants:write",
  path: "/talent_pools/:id",
  summary: "Rename a talent pool; only its creator and administrators may",
  params: byId,
  body: fields,
  answer: one(pool),
  errors: ["pool_exists"],
});

export const deletePool = hiringEndpoint({
  method: "DELETE",
  scope: "applicants:write",
  path: "/talent_pools/:id",
  summary: "Delete a talent pool; its people stay among the candidates",
  params: byId,
});

export const addToPool = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/talent_pools/:id/candidates",
  summary: "Add people to a talent pool; those who are in it already stay",
  params: byId,
  body: z.object({ candidate_ids: z.array(idParam).min(1, "required").max(500) }),
  answer: one(pool),
});

/** The most applicants in one request. */
export const mostIntoPool = 100;

export const addApplicantsToPool = hiringEndpoint({
  method: "POST",
  scope: "applicants:write",
  path: "/talent_pools/:id/applicants",
  summary:
    "Add the people of applicants to a talent pool. Each is handled separately, so a refusal does not affect the others",
  params: byId,
  body: z.object({ applicant_ids: z.array(idParam).min(1, "required").max(mostIntoPool, "invalid") }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        ok: z.boolean(),
        /** The error code, and its text in the caller's language; null for an applicant who is in the pool now. */
        code: z.string().nullable(),
        detail: z.string().nullable(),
      }),
    ),
  }),
});

export const removeFromPool = hiringEndpoint({
  method: "DELETE",
  scope: "applicants:write",
  path: "/talent_pools/:id/candidates/:candidate",
  summary: "Remove a person from a talent pool",
  params: byId.extend({ candidate: idParam }),
});
