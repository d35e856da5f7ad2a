const sources = [
  "site",
  "alert",
  "facebook",
  "linkedin",
  "referral",
  "job_site",
  "event",
  "added",
  "others",
] as const;

/** The text that names a source: its own, or that of any other. */
export function sourceKey(source: string): (typeof sources)[number] | "other" {
  return sources.find((known) => known === source) ?? "other";
}
