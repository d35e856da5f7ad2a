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

/** Public pages, by what their paths begin with; forms in which people write about themselves are not among them. */
const measured =
  /^\/($|(en|cookies|headhunt-service|employer|employer\/(product|headhunt-service)|download-app|private-policy|terms-of-service|job-by-category|job-by-location|work-from-home|viec-lam-theo-nganh-nghe|viec-lam-theo-tinh-thanh|viec-lam-tu-xa-remote)(\/en)?$|(jobs|viec-lam|companies|company|cong-ty)(\/|$))/;
const forms = /\/(apply|apply-cv-online|report)\/?$/;

/** Whether a page may load a tag manager: never one that shows or asks for anything personal, or has a secret in its address. */
export function isMeasured(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return measured.test(path) && !forms.test(path);
}

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
