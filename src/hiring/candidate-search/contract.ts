import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { optionalText } from "#kit/fields.ts";
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
    /** The company's latest invitation. */
    invite: z.object({ status: z.enum(inviteStatuses), job: z.string(), invited_at: time }).nullable(),
    /** Whether the person has applied to the company, so that the company knows the name. */
    known: z.boolean(),
    can: z.object({ invite: z.boolean() }),
  }),
);

export const search = endpoint({
  method: "GET",
  path: "/companies/candidate_search",
  summary:
    "People who let verified companies find them, without names and contact data; the latest profiles first",
  query: z.object({
    ...paging,
    /** The search text: part of a job title, or a skill. */
    keyword: z.string().trim().max(100).optional(),
    location_id: idParam.optional(),
    category_id: idParam.optional(),
  }),
  answer: many(candidate, {
    /** Whether the company is verified and may search; otherwise the list is empty. */
    allowed: z.boolean(),
  }),
});

export const invite = endpoint({
  method: "POST",
  path: "/companies/candidate_search/:id/invites",
  summary:
    "Invite a person to a published job by email; the company gets name and contact data after the person accepts",
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
      company: z.object({ id: z.string(), name: z.string(), slug: z.string() }),
    }),
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
  summary: "Invitations of companies, the latest first",
  query: z.object(paging),
  answer: many(received),
});

export const acceptInvite = endpoint({
  method: "POST",
  path: "/candidates/invites/:id/accept",
  summary: "Accept an invitation: the company sees name, contact data and online CV for this job",
  params: byId,
  answer: one(received),
  errors: ["invite_answered", "job_not_open", "already_applied"],
});

export const declineInvite = endpoint({
  method: "POST",
  path: "/candidates/invites/:id/decline",
  summary: "Decline an invitation: the company learns that, and does not invite again for 90 days",
  params: byId,
  answer: one(received),
  errors: ["invite_answered"],
});
