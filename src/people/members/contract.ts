import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { email } from "#kit/fields.ts";
import { register } from "#people/accounts/contract.ts";
import { member } from "#people/accounts/contract-profile.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { roles } from "#people/accounts/terms.ts";
import { inviteStates, workKinds } from "./terms.ts";

/** A role of the workspace: 0 and 1 in companies, 2 and 3 in agencies. */
const role = z.coerce.number("required").int().min(roles.recruiter_admin).max(roles.consultant_member);

export const invite = resource(
  "member_invite",
  z.object({
    email: z.string(),
    role_id: z.number().int(),
    state: z.enum(inviteStates),
    invited_by: z.string(),
    sent_at: time,
    expires_at: time,
    accepted_at: time.nullable(),
    can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
  }),
);

export const inviteList = hiringEndpoint({
  method: "GET",
  path: "/members/invites",
  summary: "List the invites of the workspace, newest first; revoked ones only on request",
  query: z.object({ ...paging, state: z.enum(["open", "accepted", "revoked"]).optional() }),
  answer: many(invite),
});

export const inviteErrors = [
  "already_member",
  "already_invited",
  "email_is_candidate",
  "email_other_team",
  "email_unavailable",
  "role_unknown",
  "verify_email_first",
  "too_many_requests",
];

export const inviteCreate = hiringEndpoint({
  method: "POST",
  path: "/members/invites",
  summary: "Invite a person by email as an administrator or a member",
  /** A call without a role invites a member. */
  body: z.object({ email, role_id: role.optional() }),
  answer: one(invite),
  status: 201,
  limit: { max: 60, seconds: 3600 },
  errors: inviteErrors,
});

export const resendErrors = [
  "invite_over",
  "already_member",
  "email_is_candidate",
  "email_other_team",
  "too_many_requests",
];

export const inviteResend = hiringEndpoint({
  method: "POST",
  path: "/members/invites/:id/resend",
  summary: "Send an invite again: a new link for seven days, and the earlier one stops working",
  params: byId,
  answer: one(invite),
  errors: resendErrors,
});

export const inviteRevoke = hiringEndpoint({
  method: "DELETE",
  path: "/members/invites/:id",
  summary: "Revoke an invite; its link stops working",
  params: byId,
  errors: ["invite_over"],
});

export const linkToken = z.string({ error: "required" }).min(1, "required").max(200);
// The holder of a link does not know whether it is that of a company or of an agency, so both have the same two addresses.
export const linkErrors = ["token_not_found", "link_expired", "invite_accepted"];

export const inviteVerify = endpoint({
  method: "GET",
  path: "/companies/members/invites/verify",
  summary: "Show the inviter and the invited person by the link's token",
  open: true,
  query: z.object({ token: linkToken }),
  answer: one(
    resource(
      "member_invitation",
      z.object({
        /** The company or the agency. */
        company: z.object({ name: z.string(), logo: z.string().nullable() }),
        agency: z.boolean(),
        invited_by: z.string(),
        email: z.string(),
        role_id: z.number().int(),
        expires_at: time,
      }),
    ),
  ),
  limit: { max: 100, seconds: 3600 },
  errors: linkErrors,
});

const { password, full_name, phone, language } = register.body.shape;
export const joining = z.object({
  token: linkToken,
  full_name,
  phone,
  language,
  password,
  password_confirmation: z.string().max(1000).default(""),
});

export const joinErrors = [
  ...linkErrors,
  "email_is_candidate",
  "email_other_team",
  "password_too_short",
  "password_too_long",
  "password_common",
  "password_mismatch",
];

export const inviteUpdate = endpoint({
  method: "POST",
  path: "/companies/members/invites/update",
  summary: "Join by the link's token with name and password; it logs in",
  open: true,
  body: joining,
  answer: register.answer,
  status: 201,
  limit: { max: 30, seconds: 3600 },
  errors: joinErrors,
  audit: "sign_in",
});

export const memberShow = hiringEndpoint({
  method: "GET",
  path: "/members/:id",
  summary: "Show a member, with the numbers of jobs and applicants to hand over. Only administrators may",
  params: byId,
  answer: one(member).extend({
    meta: z.object(
      Object.fromEntries(workKinds.map((kind) => [kind, z.number().int()])) as Record<
        (typeof workKinds)[number],
        z.ZodInt
      >,
    ),
  }),
});

export const memberUpdate = hiringEndpoint({
  method: "PUT",
  path: "/members/:id",
  summary:
    "Change a member's role, deactivate or reactivate it; open jobs and active applicants of a leaver go to a colleague",
  params: byId,
  body: z.object({
    role_id: role.optional(),
    /** A call without `active` leaves it unchanged. */
    active: z
      .union([z.boolean(), z.enum(["true", "false"])])
      .transform((value) => value === true || value === "true")
      .optional(),
    hand_over_to: idParam.nullish(),
  }),
  answer: one(member),
  errors: [
    "company_needs_admin",
    "role_unknown",
    "member_self",
    "member_not_active",
    "member_blocked",
    "heir_required",
    "heir_unknown",
  ],
});
