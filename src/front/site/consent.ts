/** A visitor's answer to the question about analytics; null without an answer. */
export type Consent = "yes" | "no" | null;

/** Name of the cookie with the visitor's answer; the question is repeated after half a year. */
export const consentCookie = "consent";
const days = 180;

export function readConsent(value: string | null | undefined): Consent {
  return value === "yes" || value === "no" ? value : null;
}

export function consentHeader(consent: "yes" | "no", secure: boolean): string {
  return `${consentCookie}=${consent}; Path=/; Max-Age=${days * 24 * 3600}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The page on which visitors answer the question about analytics, and change their answer. */
export const consentPath = "/cookies";

/**
 * Additions to the content policy that an allowed tag manager needs: its script, and the addresses to which
 * Google Analytics sends data.
 */
export const measuringPolicy = {
  "script-src": "https://www.googletagmanager.com",
  "img-src": "https://www.googletagmanager.com https://*.google-analytics.com",
  "connect-src":
    "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
} as const;
