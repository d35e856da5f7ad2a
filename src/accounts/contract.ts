import { z } from "zod";
import { endpoint, one, resource, time } from "#kit/contract.ts";
import { email, fullName, text } from "#kit/fields.ts";
import { passwordMax } from "./terms.ts";

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
    created_at: time,
  }),
);

const signedIn = z.object({ token: z.string(), data: account });

/** Length is checked where the operator's minimum is known. */
const password = z.string({ error: "required" }).min(1, "required").max(passwordMax, "password_too_long");
const phone = z.string().max(30, "invalid_phone").nullish();
const language = z.coerce.number().int().min(0).max(1).nullish();
const fromProduct = z.string().max(100).nullish();

const onlySometimes = { max: 30, seconds: 3600 };

export const register = endpoint({
  method: "POST",
  path: "/auths/register",
  summary: "Register as a job seeker (1) or an employer (2)",
  body: z.object({
    email,
    password,
    full_name: fullName,
    user_type: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
    company_name: text(255).optional(),
    phone,
    language,
    from_product: fromProduct,
  }),
  answer: signedIn,
  status: 201,
  limit: onlySometimes,
  errors: [
    "email_taken",
    "email_is_recruiter",
    "email_is_candidate",
    "company_name_taken",
    "password_too_short",
    "password_common",
  ],
});

export const login = endpoint({
  method: "POST",
  path: "/auths/login",
  summary: "Sign in with e-mail and password",
  body: z.object({ email, password }),
  answer: signedIn,
  limit: { max: 100, seconds: 3600 },
  errors: ["login_failed", "login_blocked", "too_many_requests"],
});

export const quickApply = endpoint({
  method: "POST",
  path: "/auths/email_quick_apply",
  summary: "Register on the way to an application",
  body: z.object({ email, password, full_name: fullName, language, from_product: fromProduct }),
  answer: signedIn,
  status: 201,
  limit: onlySometimes,
  errors: ["email_taken", "email_is_recruiter", "password_too_short", "password_common"],
});

export const logout = endpoint({
  method: "POST",
  path: "/auths/logout",
  summary: "End this session",
  status: 204,
});

export const me = endpoint({
  method: "GET",
  path: "/auths/me",
  summary: "Who is signed in",
  answer: one(account),
});
