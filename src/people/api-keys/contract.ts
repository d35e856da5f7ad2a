import { z } from "zod";
import { byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { caps, keyDays, keyScopes } from "./terms.ts";

const key = resource(
  "api_key",
  z.object({
    name: z.string(),
    /** The first characters of the token. */
    hint: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    created_at: time,
    created_by: z.string(),
    expires_at: time.nullable(),
    /** The time of the last call with the key, rounded to the minute. */
    last_used_at: time.nullable(),
    state: z.enum(["active", "expired", "revoked"]),
    can: z.object({ revoke: z.boolean() }),
  }),
);

export const keyList = endpoint({
  method: "GET",
  path: "/companies/api_keys",
  summary: "The API keys of the company, the newest first. Only administrators may",
  answer: z.object({ data: z.array(key), meta: z.object({ can: z.object({ create: z.boolean() }) }) }),
});

export const keyCreate = endpoint({
  method: "POST",
  path: "/companies/api_keys",
  summary:
    "Make an API key. Its token is in this answer only. Programs send it as `Authorization: Bearer`; they act as the person who made it, within its scopes. Only administrators may",
  body: z.object({
    name: text(caps.name),
    scopes: z.array(z.enum(keyScopes)).min(1, "scope_required").max(keyScopes.length),
    /** Days until the key expires; 0 for a key without expiry. */
    days: z.coerce.number("required").refine((days) => keyDays.some((each) => each === days), "required"),
  }),
  answer: one(key).extend({ token: z.string() }),
  secret: true,
  status: 201,
  errors: ["scope_required", "too_many_keys"],
  audit: "administration",
});

export const keyRevoke = endpoint({
  method: "DELETE",
  path: "/companies/api_keys/:id",
  summary: "Revoke an API key: its next call is refused. Only administrators may",
  params: byId,
  audit: "administration",
});
