import { signInPath } from "#kit/next.ts";
import type { Actor } from "./actor.ts";

/** Who may open a page (spec §6): a kind of account, any account, or anyone. */
export type PageAudience =
  | "anyone"
  | "any account"
  | "candidate"
  | "company"
  | "consultant"
  | "admin"
  | "staff and company";

const table: readonly (readonly [RegExp, PageAudience])[] = [
  [/^\/account\/(your-account|change-password)$/, "any account"],
  [/^\/account\/invite-team-?members?$/, "staff and company"],
  [/^\/account\/(manage-cv|job-alert)$/, "candidate"],
  [/^\/(my-job|my-profile|my-jobs\/saved|my-jobs\/applied)(\/|$)/, "candidate"],
  [/^\/onboarding(\/|$)/, "candidate"],
  [/^\/employer\/onboarding$/, "company"],
  [/^\/employer\/\d+(\/|$)/, "company"],
  [/^\/consultants(\/|$)/, "consultant"],
  [/^\/admin(\/|$)/, "admin"],
];

export type Entry = { allow: true } | { allow: false; to: string };

/**
 * The decision about a request for a page: admitted or redirected. Visitors are sent to /login and return afterwards;
 * others to /403; an administrator on a consultant's review link to the administrator's page of the same job (spec §6).
 */
export function enter(actor: Actor, address: string, search = ""): Entry {
  const pathname = asMatched(address);
  const audience = table.find(([pattern]) => pattern.test(pathname))?.[1] ?? "anyone";
  if (audience === "anyone") return { allow: true };
  if (actor.kind === "visitor") return { allow: false, to: signInPath(address + search) };
  if (actor.kind === "admin" && /^\/consultants\/review-jobs\/\d+$/.test(pathname))
    return { allow: false, to: pathname.replace("/consultants/", "/admin/") };
  if (audience === "any account") return { allow: true };
  if (audience === "staff and company")
    return actor.kind === "candidate" ? { allow: false, to: "/403" } : { allow: true };
  if (actor.kind !== audience) return { allow: false, to: "/403" };
  const company = /^\/employer\/(\d+)(\/|$)/.exec(pathname)?.[1];
  if (actor.kind === "company" && company && Number(company) !== actor.companyId)
    return { allow: false, to: "/403" };
  return { allow: true };
}

/** An address as the router matches it: regardless of case, a trailing slash and escaped letters. */
export function asMatched(address: string): string {
  let path = address;
  try {
    path = decodeURIComponent(address);
  } catch {
    // Not an escape: it is left unchanged, and no page matches it.
  }
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** The page that an account starts on (spec §2, "Landing after login"). */
export function landing(actor: Actor): string {
  if (actor.kind === "candidate") return actor.language === "vi" ? "/viec-lam" : "/jobs";
  if (actor.kind === "company") return `/employer/${actor.companyId}/jobs`;
  if (actor.kind === "consultant") return "/consultants/dashboard";
  if (actor.kind === "admin") return "/admin/review-jobs";
  return "/login";
}

/** The page after a registration shows a greeting once (spec §4, "Session"). */
export function withWelcome(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}welcome=1`;
}

/** Whether signing in for this page requires a job seeker: employers are told on the login page (spec §6). */
export function forCandidatesOnly(address: string): boolean {
  const path = asMatched(address.split("?", 1)[0] ?? "");
  if (/^\/(jobs|viec-lam)\/[^/]+\/apply(-cv-online)?$/.test(path)) return true;
  return table.find(([pattern]) => pattern.test(path))?.[1] === "candidate";
}
