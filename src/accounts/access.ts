import type { Language } from "#kit/i18n.ts";
import { safeNext, signInPath } from "#kit/next.ts";
import { asMatched, type SiteMap } from "#kit/pages.ts";
import { type Actor, isForSuperAdmin, keptToAccount } from "./actor.ts";

/** Where an account that closes can be kept. */
export const closingPath = "/account/closing";

export type Entry = { allow: true } | { allow: false; to: string };

/** Onboarding roots of staff (spec §6): their set-up is the account page, with name and language. */
const setUpRoots: Partial<Record<Actor["kind"], string>> = {
  consultant: "/employer/onboarding",
  admin: "/admin/onboarding",
};

/**
 * The decision about a request for a page: admitted or redirected. Visitors are sent to /login and return afterwards;
 * others to /403; an administrator on a consultant's review link to the administrator's page of the same job (spec §6).
 */
export function authorizePage(actor: Actor, siteMap: SiteMap, address: string, search = ""): Entry {
  const pathname = asMatched(address);
  const audience = siteMap.audienceOf(address);
  if (audience === "anyone") return { allow: true };
  if (actor.kind === "visitor") return { allow: false, to: signInPath(address + search) };
  if (actor.kind === "admin" && /^\/consultants\/review-jobs\/\d+$/.test(pathname))
    return { allow: false, to: pathname.replace("/consultants/", "/admin/") };
  if (pathname === setUpRoots[actor.kind]) return { allow: false, to: "/account/your-account" };
  const kept = keptToAccount(actor, audience);
  if (kept) return { allow: false, to: kept === "account_closing" ? closingPath : "/account/two-step" };
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

/** The page after a registration greets once (spec §4, "Session"). */
export function withWelcome(path: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}welcome=1`;
}

/** Where a login leads: where the visitor was going, or to the decision whether an account that closes is kept. */
export function afterLogin(request: Request, account: { closes_at: string | null }): string {
  return account.closes_at ? closingPath : (safeNext(request) ?? "/home");
}

/** Where an account starts, in the language of the page it comes from (spec §2, "Landing after login"); visitors sign in first. */
export function landing(actor: Actor, language: Language, siteMap: SiteMap): string {
  return actor.kind === "visitor" ? "/login" : siteMap.landingOf(actor, language);
}
