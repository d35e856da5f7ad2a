import type { Origin } from "#kit/http/handle.ts";

/** Names of networks that campaigns abbreviate. */
const networks: Readonly<Record<string, string>> = { fb: "facebook", ig: "instagram", "job-alert": "alert" };

/** The parts of an address that tell which link led to it. */
export type Link = Pick<Origin, "referralId" | "utmSource">;

/** Returns the source of a view or an application: a member's referral, a campaign, or the site itself. */
export function sourceOf({ referralId, utmSource }: Link): string {
  if (referralId) return "referral";
  const named = utmSource
    ?.toLowerCase()
    .replace(/[^a-z0-9._-]/g, "")
    .slice(0, 40);
  return (named && (networks[named] ?? named)) || "site";
}

/** Returns the account of the recruiter who shared a link (`referralPath`, #market/job-search/paths.ts); null for another referral. */
export function referrerOf(id: string | null): number | null {
  const account = /^m(\d{1,15})$/.exec(id ?? "")?.[1];
  return account === undefined ? null : Number(account);
}
