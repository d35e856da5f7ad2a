import { z } from "zod";
import { all, endpoint, one, resource, time } from "#kit/contract.ts";
import { email, text } from "#kit/fields.ts";
import { account } from "#people/accounts/contract.ts";

const password = z.string({ error: "required" }).min(1, "required").max(1000);
const token = z.string({ error: "required" }).min(1, "required").max(200);
/** Six digits of an app, or a recovery code; spaces and hyphens do not matter. */
const code = z
  .string({ error: "required" })
  .max(100)
  .transform((value) => value.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().min(1, "required"));
const passwordErrors = ["password_wrong", "password_absent"];
const sometimes = { max: 30, seconds: 3600 };

export const device = resource(
  "session",
  z.object({
    browser: z.string().nullable(),
    system: z.string().nullable(),
    created_at: time,
    /** The time of the last use of the device, rounded to the hour. */
    seen_at: time,
    current: z.boolean(),
  }),
);

export const devices = endpoint({
  method: "GET",
  path: "/account/sessions",
  summary: "The devices that are signed in to the account, this one first",
  answer: all(device),
});

export const deviceSignOut = endpoint({
  method: "DELETE",
  path: "/account/sessions/:id",
  summary: "Sign out one device",
  params: z.object({ id: z.uuid() }),
});

export const otherDevicesSignOut = endpoint({
  method: "DELETE",
  path: "/account/sessions",
  summary: "Sign out every device but this one",
});

const change = z.object({
  email: z.string(),
  new_confirmed: z.boolean(),
  old_confirmed: z.boolean(),
  expires_at: time,
});

export const emailChange = endpoint({
  method: "GET",
  path: "/account/email_change",
  summary: "The change of email that waits for confirmation; null attributes where there is none",
  answer: z.object({
    data: z.object({ id: z.string(), type: z.literal("email_change"), attributes: change.nullable() }),
  }),
});

export const emailChangeBegin = endpoint({
  method: "POST",
  path: "/account/email_change",
  summary: "Ask for another email; links go to the new and the present address, and both must be confirmed",
  body: z.object({ email, current_password: password }),
  limit: sometimes,
  errors: [
    "email_same",
    "email_taken",
    "email_is_recruiter",
    "email_is_candidate",
    "email_unavailable",
    ...passwordErrors,
  ],
});

export const emailChangeCancel = endpoint({
  method: "DELETE",
  path: "/account/email_change",
  summary: "Give up the change of email",
});

const linkErrors = ["token_not_found", "link_expired", "email_taken"];

export const emailLink = endpoint({
  method: "GET",
  path: "/auths/email_change",
  summary: "Show the change of email that a link confirms",
  query: z.object({ token }),
  answer: one(
    resource(
      "email_link",
      z.object({ email: z.string(), side: z.enum(["new", "old"]), confirmed: z.boolean() }),
    ),
  ),
  limit: { max: 100, seconds: 3600 },
  errors: linkErrors,
});

export const emailLinkConfirm = endpoint({
  method: "POST",
  path: "/auths/email_change/confirm",
  summary:
    "Confirm one address; once both are confirmed, the email is changed and other devices are signed out",
  body: z.object({ token }),
  answer: one(
    resource(
      "email_confirmation",
      z.object({ state: z.enum(["changed", "waits_for_new", "waits_for_old"]) }),
    ),
  ),
  limit: { max: 100, seconds: 3600 },
  errors: linkErrors,
});

export const emailLinkCancel = endpoint({
  method: "POST",
  path: "/auths/email_change/cancel",
  summary: "Refuse the change with the link at the present address; every device is signed out",
  body: z.object({ token }),
  limit: { max: 100, seconds: 3600 },
  errors: linkErrors,
});

const twoStepState = resource(
  "two_step",
  z.object({
    available: z.boolean(),
    required: z.boolean(),
    enabled: z.boolean(),
    recovery_codes_left: z.number().int(),
  }),
);
const recoveryCodes = one(resource("recovery_codes", z.object({ codes: z.array(z.string()) })));

export const twoStep = endpoint({
  method: "GET",
  path: "/account/two_step",
  summary: "Show whether signing in requires a code of an authenticator app",
  answer: one(twoStepState),
});

export const twoStepBegin = endpoint({
  method: "POST",
  path: "/account/two_step",
  summary: "Get a secret for an authenticator app; nothing changes before one of its codes is confirmed",
  body: z.object({ current_password: password }),
  answer: one(resource("two_step_setup", z.object({ secret: z.string(), url: z.string() }))),
  secret: true,
  limit: sometimes,
  errors: ["two_step_on", ...passwordErrors],
});

export const twoStepConfirm = endpoint({
  method: "PUT",
  path: "/account/two_step",
  summary: "Turn it on with a code of the app; answers ten recovery codes, which are shown once",
  body: z.object({ code }),
  answer: recoveryCodes,
  secret: true,
  limit: sometimes,
  errors: ["code_wrong", "two_step_on", "too_many_requests"],
});

export const twoStepEnd = endpoint({
  method: "DELETE",
  path: "/account/two_step",
  summary: "Turn it off, with password and code",
  body: z.object({ current_password: password, code }),
  limit: sometimes,
  errors: ["code_wrong", "two_step_off", ...passwordErrors],
});

export const recoveryCodesRenew = endpoint({
  method: "POST",
  path: "/account/two_step/recovery_codes",
  summary: "Ten new recovery codes; the earlier ones stop working",
  body: z.object({ current_password: password }),
  answer: recoveryCodes,
  secret: true,
  limit: sometimes,
  errors: ["two_step_off", ...passwordErrors],
});

export const twoStepLogin = endpoint({
  method: "POST",
  path: "/auths/two_step",
  summary:
    "The second step of signing in: the challenge of the first, and a code of the app or a recovery code",
  body: z.object({ challenge: z.string().max(2000), code }),
  answer: z.object({ token: z.string(), data: account }),
  limit: { max: 100, seconds: 3600 },
  errors: ["code_wrong", "challenge_expired", "login_blocked", "too_many_requests"],
  audit: "sign_in",
});

export const twoStepReset = endpoint({
  method: "POST",
  path: "/admins/two_step_resets",
  summary: "Turn it off for a consultant or administrator who lost the phone and the recovery codes",
  /** The person reads the reason. */
  body: z.object({ email, current_password: password, reason: text(1000) }),
  limit: sometimes,
  errors: ["email_unknown", "two_step_off", ...passwordErrors],
});
