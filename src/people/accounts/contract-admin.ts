import { z } from "zod";
import { endpoint } from "#kit/contract.ts";
import { email } from "#kit/fields.ts";
import {
  currentPassword,
  loginErrors,
  onlySometimes,
  resetPassword,
  resetShow,
  signedIn,
  verificationToken,
  verifyEmail,
} from "./contract.ts";

/**
 * The administrators' own endpoints of sign-in, verification and new password (spec §7). Their answers do not show whether an address
 * belongs to an administrator, and the links of other accounts are unknown here.
 */
export const adminLogin = endpoint({
  method: "POST",
  path: "/admins/auths/login",
  summary: "Sign in as an administrator",
  open: true,
  body: z.object({ email, password: currentPassword }),
  answer: signedIn,
  limit: { max: 100, seconds: 3600 },
  errors: [...loginErrors, "too_many_requests"],
  audit: "sign_in",
});

const toAddress = {
  open: true,
  body: z.object({ email }),
  limit: onlySometimes,
  errors: ["too_many_requests"],
} as const;

export const adminResendVerification = endpoint({
  method: "POST",
  path: "/admins/auths/register/resend",
  summary: "Send the verification mail of an administrator again; earlier links stop working",
  ...toAddress,
});

export const adminVerifyEmail = endpoint({
  method: "POST",
  path: "/admins/auths/register/verify",
  summary: "Prove an administrator's email address with the link's token",
  open: true,
  body: verifyEmail.body,
  limit: verifyEmail.limit,
  errors: verifyEmail.errors,
});

export const adminForgotPassword = endpoint({
  method: "POST",
  path: "/admins/auths/forgot-password",
  summary: "Ask for a link that sets an administrator's new password",
  ...toAddress,
});

export const adminForgotPasswordSend = endpoint({
  method: "POST",
  path: "/admins/auths/forgot-password/send",
  summary: "Send the link again; earlier links stop working",
  ...toAddress,
});

export const adminForgotPasswordVerify = endpoint({
  method: "POST",
  path: "/admins/auths/forgot-password/verify",
  summary: "Show whether the link for an administrator's new password is still valid",
  open: true,
  body: z.object({ token: verificationToken }),
  limit: resetShow.limit,
  errors: resetShow.errors,
});

export const adminResetPassword = endpoint({
  method: "POST",
  path: "/admins/accounts/reset-password",
  summary: "Set an administrator's new password with the link's token; every session ends",
  open: true,
  body: resetPassword.body,
  limit: resetPassword.limit,
  failed: "reset_failed",
  errors: resetPassword.errors,
});
