import { z } from "zod";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { email, fullName, ruleOf, text } from "#kit/fields.ts";
import { readsAsPhone } from "./phone.ts";
import { passwordMax, passwordMin } from "./terms.ts";

export const account = resource(
  "account",
  z.object({
    email: z.string(),
    full_name: z.string(),
    phone: z.string().nullable(),
    user_type: z.number().int(),
    role_id: z.number().int().nullable(),
    company_id: z.number().int().nullable(),
    language: z.number().int(),
    email_verified: z.boolean(),
    company_verified: z.boolean(),
    blocked: z.boolean(),
    has_password: z.boolean(),
    // The time at which a closed account is erased; null for an account that is not closed.
    closes_at: time.nullable(),
    // Whether a job seeker has finished or skipped onboarding; both fields are null for other accounts.
    is_on_boarding_success: z.boolean().nullable(),
    skip_onboarding: z.boolean().nullable(),
    /**
     * The next step of the account's onboarding, or for a company's administrator the next step of setting up the
     * company. Null when all steps are finished.
     */
    onboarding_step: z.number().int().nullable(),
    visibility: z.string().nullable(),
    created_at: time,
  }),
);

export const signedIn = z.object({ token: z.string(), data: account });

/**
 * A new password with the general minimum length (spec §5). Commands, which know the account, check the minimum
 * of the operator and of staff.
 */
const newPassword = z
  .string({ error: "required" })
  .min(1, "required")
  .max(passwordMax, "password_too_long")
  .superRefine((value, context) => {
    if (value !== "" && value.length < passwordMin)
      context.addIssue({ code: "custom", message: "password_too_short", params: { min: passwordMin } });
  });
export const currentPassword = z.string({ error: "required" }).min(1, "required").max(1000);
const phone = z
  .string()
  .max(30, "invalid_phone")
  .refine((value) => readsAsPhone(value), "invalid_phone")
  .nullish();
const language = z.coerce.number().int().min(0).max(1).nullish();
const fromProduct = z.string().max(100).nullish();
export const verificationToken = z.string({ error: "required" }).min(1, "required").max(200);

export const onlySometimes = { max: 30, seconds: 3600 };
const passwordErrors = ["password_too_short", "password_too_long", "password_common"];
export const loginErrors = ["login_failed", "two_step_required", "login_blocked", "password_expired"];
const newAccountErrors = ["email_is_recruiter", "email_unavailable", ...passwordErrors];

export const register = endpoint({
  method: "POST",
  path: "/auths/register",
  summary: "Register as a job seeker (1) or an employer (2)",
  body: z
    .object({
      email,
      password: newPassword,
      full_name: fullName,
      user_type: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
      company_name: text(255).optional(),
      phone,
      language,
      from_product: fromProduct,
    })
    .check(
      ruleOf(["user_type", "company_name"], (body: { user_type: number; company_name?: string }) =>
        body.user_type === 2 && body.company_name === undefined
          ? [{ code: "required", pointer: "/company_name" }]
          : [],
      ),
    ),
  answer: signedIn,
  status: 201,
  limit: onlySometimes,
  errors: ["email_taken", "email_is_candidate", "company_name_taken", ...newAccountErrors],
});

export const login = endpoint({
  method: "POST",
  path: "/auths/login",
  summary: "Sign in with email and password; with site `candidate`, job seekers only",
  body: z.object({ email, password: currentPassword, site: z.enum(["candidate"]).nullish() }),
  answer: signedIn,
  limit: { max: 100, seconds: 3600 },
  errors: [...loginErrors, "employer_account", "too_many_requests"],
  audit: "sign_in",
});

export const quickApply = endpoint({
  method: "POST",
  path: "/auths/email_quick_apply",
  summary: "Register on the way to an application",
  body: z.object({ email, password: newPassword, full_name: fullName, language, from_product: fromProduct }),
  answer: signedIn,
  status: 201,
  limit: onlySometimes,
  errors: ["email_taken_login", ...newAccountErrors],
});

export const logout = endpoint({
  method: "POST",
  path: "/auths/logout",
  summary: "End this session",
  status: 204,
  audit: "sign_in",
});

export const me = endpoint({
  method: "GET",
  path: "/auths/me",
  summary: "Show the signed-in account",
  answer: one(account),
});

export const forgotPassword = endpoint({
  method: "POST",
  path: "/auths/forgot_password",
  summary: "Ask for a link that sets a new password",
  body: z.object({ email }),
  limit: onlySometimes,
  errors: ["email_unknown", "too_many_requests"],
});

export const resetShow = endpoint({
  method: "GET",
  path: "/auths/reset_password",
  summary: "Show whether a link for a new password is still valid",
  query: z.object({ token: verificationToken }),
  limit: { max: 100, seconds: 3600 },
  errors: ["token_not_found", "link_expired"],
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/auths/reset_password",
  summary: "Set a new password with the link's token; every session ends",
  body: z.object({
    token: verificationToken,
    password: newPassword,
    password_confirmation: z.string().max(1000).default(""),
  }),
  limit: onlySometimes,
  failed: "reset_failed",
  errors: ["token_not_found", "link_expired", "password_mismatch", "password_same", ...passwordErrors],
});

const verification = {
  limit: { max: 100, seconds: 3600 },
  errors: ["token_not_found", "link_expired", "already_verified"],
};

export const verificationShow = endpoint({
  method: "GET",
  path: "/auths/verify_email",
  summary: "The account that a verification link was sent for",
  query: z.object({ token: verificationToken }),
  answer: one(
    resource(
      "verification",
      z.object({
        email: z.string(),
        full_name: z.string(),
        created_at: time,
        has_password: z.boolean(),
        // True when the caller is signed in to this account.
        signed_in: z.boolean(),
      }),
    ),
  ),
  ...verification,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/auths/verify_email",
  summary:
    "Prove an email address with the link's token; without a session of the account, a provider that opened it is unlinked",
  body: z.object({ token: verificationToken }),
  ...verification,
});

export const verificationDisown = endpoint({
  method: "POST",
  path: "/auths/verify_email/disown",
  summary: "Report that another person opened the account: its password, providers and sessions end",
  body: z.object({ token: verificationToken }),
  ...verification,
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/auths/verify_email/resend",
  summary: "Send the verification mail again; earlier links stop working",
  limit: onlySometimes,
  errors: ["already_verified", "too_many_requests"],
});

export const accountShow = endpoint({
  method: "GET",
  path: "/account",
  summary: "One's own account",
  answer: one(account),
});

export const accountUpdate = endpoint({
  method: "PUT",
  path: "/account",
  summary: "Change name, phone or language; what is left out stays",
  body: z.object({ full_name: fullName.optional(), phone, language }),
  answer: one(account),
});

export const passwordUpdate = endpoint({
  method: "PUT",
  path: "/account/password",
  summary: "Change the password; other sessions end",
  body: z.object({
    current_password: currentPassword,
    password: newPassword,
    password_confirmation: z.string().max(1000).default(""),
  }),
  limit: onlySometimes,
  errors: ["password_wrong", "password_absent", "password_mismatch", "password_same", ...passwordErrors],
});
