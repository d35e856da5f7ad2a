import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { email, text } from "#kit/fields.ts";
import { register } from "#people/accounts/contract.ts";
import { roles } from "#people/accounts/terms.ts";
import {
  invite,
  inviteErrors,
  inviteList,
  inviteVerify,
  joinErrors,
  joining,
  linkErrors,
  linkToken,
  resendErrors,
} from "./contract.ts";
import { memberStates, reasonMax } from "./terms.ts";

/** The reason of an act, which the person reads in the mail about it. */
const reason = text(reasonMax);

/** Sen's own team (spec §7): super administrators (role 4) manage it, administrators (role 5) only see who is in it. */
const role = z.coerce.number("required").int().min(roles.admin_super_admin).max(roles.admin_member);

const adminMember = resource(
  "member",
  z.object({
    full_name: z.string(),
    /** Super administrators and the person see these; others get null. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role_id: z.number().int(),
    active: z.boolean(),
    created_at: time,
    /** The last login of which a session is stored; null for others than super administrators, and without one. */
    last_login_at: time.nullable(),
    /** Whether two-step login is on; null for others than super administrators. */
    two_step: z.boolean().nullable(),
    /** The open request to make the person a super administrator; null without one. */
    confirmation: z.object({ requested_by: z.string(), expires_at: time }).nullable(),
    /** The actions that the caller may do with this person in the present state of the team (members/policy). */
    can: z.object({
      change_role: z.boolean(),
      deactivate: z.boolean(),
      reactivate: z.boolean(),
      confirm: z.boolean(),
      end_confirmation: z.boolean(),
    }),
  }),
  "AdminMember",
);

export const adminMembers = endpoint({
  method: "GET",
  path: "/admins/members",
  members: true,
  summary:
    "List the administrators by name; super administrators also see addresses, logins and two-step login",
  query: z.object({
    name: z.string().max(100).optional(),
    role_id: role.optional(),
    state: z.enum(memberStates).optional(),
    ...paging,
  }),
  answer: many(adminMember),
});

export const adminMemberShow = endpoint({
  method: "GET",
  path: "/admins/members/:id",
  summary: "Show an administrator",
  params: byId,
  answer: one(adminMember),
});

export const adminMemberRole = endpoint({
  method: "PUT",
  path: "/admins/members/:id",
  summary:
    "Change an administrator's role. Another super administrator confirms a new super administrator, if there is one",
  params: byId,
  body: z.object({ role_id: role, reason }),
  answer: one(adminMember),
  errors: ["last_super", "member_not_active", "role_unknown"],
});

export const adminMemberActive = endpoint({
  method: "PUT",
  path: "/admins/members/:id/active",
  summary: "Deactivate or reactivate an administrator; all sessions of a deactivated one end at once",
  params: byId,
  body: z.object({
    active: z
      .union([z.boolean(), z.enum(["true", "false"])], { error: "required" })
      .transform((value) => value === true || value === "true"),
    reason,
  }),
  answer: one(adminMember),
  errors: ["last_super", "member_self", "member_blocked"],
});

export const confirmationGive = endpoint({
  method: "POST",
  path: "/admins/members/:id/confirmation",
  summary:
    "Confirm that an administrator becomes a super administrator, as another one than who requested it",
  params: byId,
  answer: one(adminMember),
  errors: ["second_person", "confirmation_over", "member_not_active"],
});

export const confirmationEnd = endpoint({
  method: "DELETE",
  path: "/admins/members/:id/confirmation",
  summary: "Refuse or withdraw the request to make an administrator a super administrator",
  params: byId,
  body: z.object({ reason }),
  answer: one(adminMember),
  errors: ["confirmation_over"],
});

export const adminInviteList = endpoint({
  method: "GET",
  path: "/admins/members/invites",
  summary: "List the invites of administrators, newest first; revoked ones only on request",
  query: inviteList.query,
  answer: many(invite),
});

export const adminInviteCreate = endpoint({
  method: "POST",
  path: "/admins/members/invites",
  summary: "Invite a person by email as an administrator or a super administrator",
  /** A call without a role invites an administrator. */
  body: z.object({ email, role_id: role.optional() }),
  answer: one(invite),
  status: 201,
  limit: { max: 60, seconds: 3600 },
  errors: inviteErrors,
});

export const adminInviteResend = endpoint({
  method: "POST",
  path: "/admins/members/invites/:id/resend",
  summary: "Send an invite again: a new link for seven days, and the earlier one stops working",
  params: byId,
  answer: one(invite),
  errors: resendErrors,
});

export const adminInviteRevoke = endpoint({
  method: "DELETE",
  path: "/admins/members/invites/:id",
  summary: "Revoke an invite; its link stops working, and the invited person reads the reason",
  params: byId,
  body: z.object({ reason }),
  errors: ["invite_over"],
});

export const adminInviteVerify = endpoint({
  method: "GET",
  path: "/admins/members/invites/verify",
  summary: "Show the inviter and the invited person by the link's token",
  open: true,
  query: z.object({ token: linkToken }),
  answer: one(
    resource(
      "member_invitation",
      z.object({ invited_by: z.string(), email: z.string(), role_id: z.number().int(), expires_at: time }),
      "AdminInvitation",
    ),
  ),
  limit: inviteVerify.limit,
  errors: linkErrors,
});

export const adminInviteUpdate = endpoint({
  method: "POST",
  path: "/admins/members/invites/update",
  summary: "Join Sen's team by the link's token with name and password; it logs in",
  open: true,
  body: joining,
  answer: register.answer,
  status: 201,
  limit: { max: 30, seconds: 3600 },
  errors: joinErrors,
  audit: "sign_in",
});
