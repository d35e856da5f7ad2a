import { z } from "zod";
import { byId, endpoint, idParam, one } from "#kit/contract.ts";
import { email, text } from "#kit/fields.ts";
import { roles } from "#people/accounts/terms.ts";
import { userDetail } from "./contract.ts";

/** The reason of an act, which the user reads in the mail about it. */
const reason = text(1000);
const withReason = z.object({ reason });
const answer = one(userDetail);

export const userBlock = endpoint({
  method: "POST",
  path: "/admins/users/:id/block",
  summary: "Block a user: all sessions and API keys end at once. The user reads the reason",
  params: byId,
  body: withReason,
  answer,
  errors: ["user_state_changed", "user_self", "last_super"],
});

export const userUnblock = endpoint({
  method: "POST",
  path: "/admins/users/:id/unblock",
  summary: "Unblock a user. A member whom the own team had deactivated stays deactivated",
  params: byId,
  body: withReason,
  answer,
  errors: ["user_state_changed"],
});

export const userVerifyEmail = endpoint({
  method: "POST",
  path: "/admins/users/:id/verify_email",
  summary: "Mark the email address of a user as verified",
  params: byId,
  body: withReason,
  answer,
  errors: ["already_verified"],
});

export const userResendVerification = endpoint({
  method: "POST",
  path: "/admins/users/:id/resend_verification",
  members: true,
  summary: "Send the link that verifies the email address again",
  params: byId,
  body: withReason,
  answer,
  errors: ["already_verified"],
});

export const userResetLink = endpoint({
  method: "POST",
  path: "/admins/users/:id/reset_link",
  members: true,
  summary: "Send a user a link to set a new password; no administrator sees the link",
  params: byId,
  body: withReason,
  answer,
  errors: ["user_state_changed"],
});

export const userRole = endpoint({
  method: "POST",
  path: "/admins/users/:id/role",
  summary:
    "Change the role of a user in the team. Another super administrator confirms a new super administrator",
  params: byId,
  body: z.object({
    role_id: z.coerce.number("required").int().min(roles.recruiter_admin).max(roles.admin_member),
    reason,
  }),
  answer,
  errors: ["role_unknown", "last_super", "company_needs_admin", "member_not_active", "user_without_role"],
});

export const userErase = endpoint({
  method: "POST",
  path: "/admins/users/:id/erase",
  summary:
    "Erase a closing account before its days of grace end. The first call requests it, that of another super administrator confirms it",
  params: byId,
  /** The address of the account, typed again. */
  body: z.object({ email, reason }),
  answer,
  errors: ["user_not_closing", "email_mismatch", "second_person", "user_logged_in", "user_self"],
});

export const userEraseEnd = endpoint({
  method: "DELETE",
  path: "/admins/users/:id/erase",
  summary: "Refuse or withdraw the request to erase a closing account",
  params: byId,
  body: withReason,
  answer,
  errors: ["confirmation_over"],
});

export const userSessionsEnd = endpoint({
  method: "DELETE",
  path: "/admins/users/:id/sessions",
  summary: "End all sessions of a user",
  params: byId,
  body: withReason,
});

export const userSessionEnd = endpoint({
  method: "DELETE",
  path: "/admins/users/:id/sessions/:sid",
  summary: "End a session of a user",
  params: z.object({ id: idParam, sid: z.uuid() }),
  body: withReason,
});
