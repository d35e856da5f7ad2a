import { z } from "zod";
import { all, byId, endpoint, idParam, resource } from "#kit/contract.ts";
import { createErrors, oneOwn, ownJobList, ownQuery } from "./contract.ts";
import { jobFields, jobRules } from "./contract-shapes.ts";
import { pastExpiry } from "./requirements.ts";

/** Endpoints of jobs that differ for agencies: an agency names the client of a new job. */

/** The largest number of clients in the answer. */
export const mostJobClients = 500;

export const jobClients = endpoint({
  method: "GET",
  path: "/consultants/job_clients",
  summary: "The clients for which the agency can create jobs, active ones first, then leads, by name",
  answer: all(
    resource(
      "job_client",
      z.object({
        name: z.string(),
        /** Whether a job of the client can be submitted; a lead can only have drafts. */
        active: z.boolean(),
        /** Whether the caller may create job orders for the client: its owner, its account manager and administrators may. */
        can_order: z.boolean(),
      }),
    ),
  ),
});

const client_id = z.coerce
  .number("client_required")
  .int("client_unknown")
  .min(1, "client_required")
  .max(Number.MAX_SAFE_INTEGER, "client_unknown");
const clientErrors = ["client_required", "client_unknown", "client_not_active"];

export const createForClient = {
  ...endpoint({
    method: "POST",
    path: "/consultants/jobs",
    summary: "Create a job for a client: submitted for review, or stored as a draft",
    /** `client_id` is the id of a client of the agency. */
    body: jobFields.extend({ client_id }).check(...jobRules(true)),
    dated: pastExpiry,
    answer: oneOwn,
    status: 201,
    failed: "create_job_failed",
    errors: [...createErrors, ...clientErrors],
  }),
  twin: "/consultants/jobs",
};

export const draftForClient = {
  ...endpoint({
    method: "POST",
    path: "/consultants/job_templates/:id/draft",
    summary: "Create a draft of a client's job from a template",
    params: byId,
    body: z.object({ client_id }),
    answer: oneOwn,
    status: 201,
    errors: clientErrors,
  }),
  twin: "/consultants/job_templates/:id/draft",
};

/** The view of `GET /consultants/jobs` and `GET /consultants/jobs/:id` with the agency's own jobs. */
const own = { view: z.literal("own") };

/** The agency's own jobs. The list of jobs to review has the same address, so job-review binds it. */
export const agencyList = endpoint({
  method: "GET",
  path: "/consultants/jobs",
  summary: "The agency's own jobs, for its members those that they own or are assigned to, a tab at a time",
  query: ownQuery.extend(own),
  answer: ownJobList,
});

/** A job of the agency. The review of a job has the same address, so job-review binds it. */
export const agencyDetail = endpoint({
  method: "GET",
  path: "/consultants/jobs/:id",
  summary: "One job of the agency",
  params: z.object({ id: idParam }),
  query: z.object(own),
  answer: oneOwn,
});
