import { z } from "zod";
import { endpoint } from "#kit/contract.ts";

export const providers = ["google", "facebook"] as const;
export type Provider = (typeof providers)[number];

/** The reason why a provider sign-in ended on the login page; its texts are `errors[code]`. */
export const providerFailures = [
  "provider_denied",
  "provider_failed",
  "provider_no_email",
  "provider_not_linked",
  "employer_account",
  "login_blocked",
] as const;
export type ProviderFailure = (typeof providerFailures)[number];

const limit = { max: 200, seconds: 3600 };

const begin = <P extends string>(path: P, name: string) =>
  endpoint({
    method: "GET",
    path,
    summary: `Sign in with ${name}: leads there, and back to \`next\``,
    query: z.object({
      next: z.string().max(2000).optional(),
      site: z.enum(["candidate"]).optional().catch(undefined),
    }),
    status: 302,
    binary: "text/plain",
    limit,
    errors: ["not_found"],
  });

const end = <P extends string>(path: P, name: string) =>
  endpoint({
    method: "GET",
    path,
    summary: `Where ${name} leads back to: signs in, and goes on to a page`,
    query: z.object({
      code: z.string().max(4000).optional(),
      state: z.string().max(500).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    status: 302,
    binary: "text/plain",
    limit,
    errors: ["not_found", ...providerFailures],
    audit: "sign_in",
  });

export const signInProviders = endpoint({
  method: "GET",
  path: "/auths/providers",
  summary: "Which sign-in providers the operator configured",
  answer: z.object({ data: z.array(z.enum(providers)) }),
});

export const googleBegin = begin("/auths/google", "Google");
export const googleEnd = end("/auths/google/callback", "Google");
export const facebookBegin = begin("/auths/facebook", "Facebook");
export const facebookEnd = end("/auths/facebook/callback", "Facebook");
