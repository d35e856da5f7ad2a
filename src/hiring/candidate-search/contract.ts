import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { optionalText } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { inviteStatuses, messageMax } from "./terms.ts";

/** A person with a public profile, without a name: the person reveals it by accepting an invitation (decisions §16). */
const candidate = resource(
  "found_candidate",
  z.object({
    job_title: z.string().nullable(),
    location_id: z.number().int().nullable(),
    /** Whole years of work; null for a profile without dates. */
    years: z.number().int().nullable(),
    skills: z.array(z.string()),
    languages: z.array(z.object({ language: z.number().int(), proficiency: z.number().int() })),
    notice_days: z.number().int().nullable(),
    updated_at: time,
    /** The latest invitation by the caller's company or agency. */
    invite: z.object({ status: z.enum(inviteStatuses), job: z.string(), invited_at: time }).nullable(),
    /** Whether the person has applied to the company or agency, which therefore knows the name. */
    known: z.boolean(),
    can: z.object({ invite: z.boolean() }),
  }),
);

export const search = hiringEndpoint({
  method: "GET",
  path: "/candidate_search",
  summary:
    "People who let verified companies, or agencies, find them, without names and contact data; the latest profiles first",
  query: z.object({
    ...paging,
    /** Words of job title and skills, in any order; beginnings suffice. */
    keyword: z.string().trim().max(100).optional(),
    location_id: idParam.optional(),
    category_id: idParam.optional(),
  }),
  answer: many(candidate, {
    /** Whether the caller may search; for a company that is not verified, the list is empty. */
    allowed: z.boolean(),
  }),
});

export const invite = hiringEndpoint({
  method: "POST",
  path: "/candidate_search/:id/invites",
  summary:
    "Invite a person to a published job by email; the caller gets name and contact data after the person accepts",
  params: byId,
  body: z.object({
    job_id: z.coerce.number("required").int("required").positive("required"),
    message: optionalText(messageMax),
  }),
  answer: one(candidate),
  status: 201,
  errors: [
    "company_not_verified",
    "already_invited_to_job",
    "invite_declined",
    "invite_limit",
    "job_not_open",
  ],
});

const received = resource(
  "job_invite",
  z.object({
    job: z.object({
      id: z.string(),
      title: z.string(),
      slug: z.string(),
      company: z.object({
        id: z.string(),
        name: z.string(),
        /** Null for a confidential job, which names the agency. */
        slug: z.string().nullable(),
      }),
    }),
    /** The agency that invites to a job of its client; null for an invitation by the company itself. */
    agency: z.object({ name: z.string() }).nullable(),
    message: z.string().nullable(),
    status: z.enum(inviteStatuses),
    invited_at: time,
    expires_at: time,
    can: z.object({ accept: z.boolean(), decline: z.boolean() }),
  }),
);

export const invites = endpoint({
  method: "GET",
  path: "/candidates/invites",
  summary: "Invitations of companies and agencies, the latest first",
  query: z.object(paging),
  answer: many(received),
});

export const acceptInvite = endpoint({
  method: "POST",
  path: "/candidates/invites/:id/accept",
  summary: "Accept an invitation: the company or agency sees name, contact data and online CV for this job",
  params: byId,
  answer: one(received),
  errors: ["invite_answered", "job_not_open", "already_applied"],
});

export const declineInvite = endpoint({
  method: "POST",
  path: "/candidates/invites/:id/decline",
  summary: "Decline an invitation: the company or agency learns that, and does not invite again for 90 days",
  params: byId,
  answer: one(received),
  errors: ["invite_answered"],
});
