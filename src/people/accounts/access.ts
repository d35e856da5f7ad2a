import type { Language } from "#kit/i18n.ts";
import { safeNext, signInPath } from "#kit/next.ts";
import { asMatched, type SiteMap } from "#kit/pages.ts";
import { type Actor, isForSuperAdmin, restrictionOf } from "./actor.ts";

/** The page where the owner of a closing account can keep it. */
export const closingPath = "/account/closing";

export type Entry = { allow: true } | { allow: false; to: string };

/** The onboarding address of consultants (spec §6), which leads to the account page, with name and language. */
const setUpRoots: Partial<Record<Actor["kind"], string>> = { consultant: "/employer/onboarding" };

/** The onboarding page of administrators (spec §6), which leads them to setting up two-step login. */
const adminSetUp = "/admin/onboarding";

/** The start of the addresses of the administrators' console. */
const adminArea = /^\/admin(\/|$)/;

/** Returns whether an address is one of the administrators' console, where administrators are themselves also during a view. */
export const isAdminArea = (address: string): boolean => adminArea.test(asMatched(address));

/**
 * Decides about a request for a page: admitted or redirected. Visitors go to /login, those of the administrators' console to
 * /admin/login, and return afterwards;
 * other accounts to /403; an administrator on a consultant's review link to the administrator's page of the
 * same job (spec §6).
 */
export function authorizePage(actor: Actor, siteMap: SiteMap, address: string, search = ""): Entry {
  const pathname = asMatched(address);
  const audience = siteMap.audienceOf(address);
  if (audience === "anyone") return { allow: true };
  if (actor.kind === "visitor") return { allow: false, to: signInPath(address + search) };
  if (actor.kind === "admin" && /^\/consultants\/review-jobs\/\d+$/.test(pathname))
    return { allow: false, to: pathname.replace("/consultants/", "/admin/") };
  if (pathname === setUpRoots[actor.kind]) return { allow: false, to: "/account/your-account" };
  const kept = restrictionOf(actor, audience);
  if (kept && !(kept === "two_step_due" && pathname === adminSetUp))
    return { allow: false, to: kept === "account_closing" ? closingPath : "/account/two-step" };
  if (audience === "any account") return { allow: true };
  if (audience === "staff and company")
    return actor.kind === "candidate" ? { allow: false, to: "/403" } : { allow: true };
  if (actor.kind !== audience || isForSuperAdmin(actor, audience, siteMap.isForMembers(address)))
    return { allow: false, to: "/403" };
  const company = /^\/employer\/(\d+)(\/|$)/.exec(pathname)?.[1];
  if (actor.kind === "company" && company && Number(company) !== actor.companyId)
    return { allow: false, to: "/403" };
  return { allow: true };
}

/** Makes the page after a registration show the greeting once (spec §4, "Session"). */
export function withWelcome(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}welcome=1`;
}

/**
 * Returns the page after a login: the requested one, or for a closing account the decision whether to keep
 * it.
 */
export function afterLogin(request: Request, account: { closes_at: string | null }): string {
  return account.closes_at ? closingPath : (safeNext(request) ?? "/home");
}

/**
 * Returns the start page of an account, in the language of the page it comes from (spec §2, "Landing after
 * login"); visitors sign in first.
 */
export function landing(actor: Actor, language: Language, siteMap: SiteMap): string {
  return actor.kind === "visitor" ? "/login" : siteMap.landingOf(actor, language);
}
