import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, email, optionalText } from "#kit/fields.ts";
import { alertFrequencies } from "#market/job-search/terms.ts";
import { alertStates, caps } from "./terms.ts";

/** An id; an empty form field is undefined. */
const id = z.preprocess(
  (value) => (value === "" ? null : value),
  z.coerce.number().int().min(1).max(2_147_483_647).nullish(),
);

type Value = number | string;
/**
 * One value or several, as in the search. An empty list does not filter. Values are stored ascending,
 * without duplicates.
 */
const anyOf = z
  .preprocess(
    (given: Value | Value[] | null | undefined) =>
      [given].flat().filter((value) => value !== "" && value !== null && value !== undefined),
    z
      .array(z.coerce.number().int().min(0).max(2_147_483_647))
      .max(20)
      .transform((values) => [...new Set(values)].sort((a, b) => a - b)),
  )
  .default([]);

const criteria = {
  keyword: optionalText(caps.keyword),
  location_id: anyOf,
  category_id: anyOf,
  job_type: anyOf,
  job_level: anyOf,
  experience: anyOf,
  company_id: id,
  /** The minimum monthly salary in VND. */
  salary_min: z.preprocess(
    (value) => (value === "" || value === 0 ? null : value),
    z.coerce.number().int().min(1).max(1_000_000_000).nullish(),
  ),
  remote: checkbox,
};

/** Keeps absent fields absent: the schema alone would read them as empty. */
const sent = <S extends z.ZodType>(field: S) => z.nonoptional(field).optional();

const alert = resource(
  "job_alert",
  z.object({
    keyword: z.string().nullable(),
    /** The only place or category; null for none and for several. */
    location_id: z.number().nullable(),
    category_id: z.number().nullable(),
    location_ids: z.array(z.number()),
    category_ids: z.array(z.number()),
    job_types: z.array(z.number()),
    job_levels: z.array(z.number()),
    experience: z.array(z.number()),
    company_id: z.number().nullable(),
    company_name: z.string().nullable(),
    company_slug: z.string().nullable(),
    salary_min: z.number().nullable(),
    remote: z.boolean(),
    email: z.string(),
    frequency: z.enum(alertFrequencies),
    state: z.enum(alertStates),
    created_at: time,
    last_sent_at: time.nullable(),
    can: z.object({ edit: z.boolean(), delete: z.boolean(), pause: z.boolean(), resume: z.boolean() }),
  }),
);

const oneAlert = one(alert);
const refusals = ["job_alert_exists", "job_alert_limit", "job_alert_empty", "too_many_requests"];

export const list = endpoint({
  method: "GET",
  path: "/candidates/job_alerts",
  summary: "The candidate's job alerts, the newest first",
  query: z.object(paging),
  answer: many(alert),
});

export const create = endpoint({
  method: "POST",
  path: "/candidates/job_alerts",
  summary: "Set a job alert; for another address than the candidate's own, that address must agree first",
  body: z.object({
    ...criteria,
    email: email.optional(),
    frequency: z.enum(alertFrequencies).default("daily"),
  }),
  answer: oneAlert,
  status: 201,
  errors: refusals,
});

export const update = endpoint({
  method: "PUT",
  path: "/candidates/job_alerts/:id",
  summary: "Change a job alert, pause it (`active` false) or let it go on; what is not sent stays as it is",
  params: byId,
  body: z.object({
    keyword: sent(criteria.keyword),
    location_id: sent(criteria.location_id),
    category_id: sent(criteria.category_id),
    job_type: sent(criteria.job_type),
    job_level: sent(criteria.job_level),
    experience: sent(criteria.experience),
    company_id: sent(criteria.company_id),
    salary_min: sent(criteria.salary_min),
    remote: sent(criteria.remote),
    email: email.optional(),
    frequency: z.enum(alertFrequencies).optional(),
    active: sent(checkbox),
  }),
  answer: oneAlert,
  errors: refusals,
});

export const remove = endpoint({
  method: "DELETE",
  path: "/candidates/job_alerts/:id",
  summary: "Delete a job alert",
  params: byId,
});

export const subscribe = endpoint({
  method: "POST",
  path: "/public/job_alerts",
  summary: "Set a job alert without an account: it begins when the link in the mail is followed",
  body: z.object({ ...criteria, email, frequency: z.enum(alertFrequencies).default("daily") }),
  answer: one(
    resource("job_alert_request", z.object({ email: z.string(), state: z.enum(["pending", "active"]) })),
  ),
  status: 201,
  limit: { max: 60, seconds: 3600 },
  errors: refusals,
});

const token = z.string().max(200).default("");

export const confirm = endpoint({
  method: "POST",
  path: "/public/job_alerts/confirm",
  summary: "Begin a job alert with the token of the link in its mail",
  body: z.object({ token }),
  answer: oneAlert,
  limit: { max: 100, seconds: 3600 },
  errors: ["token_not_found", "link_expired", "job_alert_limit"],
});

/** The one-click unsubscription of mail programs (RFC 8058): they post a fixed form body, with the token in the address. */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/public/job_alerts/unsubscribe",
  summary: "End a job alert with the token of its mails; once more changes nothing",
  form: true,
  query: z.object({ token: token.optional() }),
  body: z.object({ token: token.optional() }),
  answer: oneAlert,
  limit: { max: 300, seconds: 3600 },
  errors: ["token_not_found"],
});

export const unsubscribePage = endpoint({
  method: "GET",
  path: "/public/job_alerts/unsubscribe",
  summary: "For a person who opens the address of one-click unsubscription: the page that asks",
  query: z.object({ token }),
  binary: "text/plain",
  status: 302,
});

export type AlertReply = z.input<typeof alert>;
export type AlertAnswer = z.output<typeof alert>;
