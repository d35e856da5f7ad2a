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

/** Returns the key of the text that names a source; `other` for sources without a text. */
export function sourceKey(source: string): (typeof sources)[number] | "other" {
  return sources.find((name) => name === source) ?? "other";
}
