/** What a visitor said about being measured; null before they were asked. */
export type Consent = "yes" | "no" | null;

/** Remembers the answer for half a year: then it is asked again. */
export const consentCookie = "consent";
const days = 180;

export function readConsent(value: string | null | undefined): Consent {
  return value === "yes" || value === "no" ? value : null;
}

export function consentHeader(consent: "yes" | "no", secure: boolean): string {
  return `${consentCookie}=${consent}; Path=/; Max-Age=${days * 24 * 3600}; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Where the answer is given and changed. */
export const consentPath = "/cookies";

/**
 * What a tag manager needs beyond the page's own policy, once it is allowed: its script, and where Google Analytics, which it
 * brings, sends what it counts.
 */
export const measuringPolicy = {
  "script-src": "https://www.googletagmanager.com",
  "img-src": "https://www.googletagmanager.com https://*.google-analytics.com",
  "connect-src":
    "https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
} as const;
