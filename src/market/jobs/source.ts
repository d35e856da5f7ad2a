import type { Origin } from "#kit/http/handle.ts";

/** What campaigns call the networks that have names of their own. */
const networks: Readonly<Record<string, string>> = { fb: "facebook", ig: "instagram", "job-alert": "alert" };

/** By which link somebody came. */
export type Link = Pick<Origin, "referralId" | "utmSource">;

/** Where a view or an application comes from, by the link that led to it: a colleague's, a campaign's, or none. */
export function sourceOf({ referralId, utmSource }: Link): string {
  if (referralId) return "referral";
  const named = utmSource
    ?.toLowerCase()
    .replace(/[^a-z0-9._-]/g, "")
    .slice(0, 40);
  return (named && (networks[named] ?? named)) || "site";
}

/** The recruiter whose link it was (`referralPath`, #market/job-search/paths.ts); null for one that is nobody's. */
export function referrerOf(id: string | null): number | null {
  const account = /^m(\d{1,15})$/.exec(id ?? "")?.[1];
  return account === undefined ? null : Number(account);
}
