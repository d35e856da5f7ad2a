import type { CookieOptions } from "#kit/http/handle.ts";
import type { Provider } from "./contract-providers.ts";
import type { Flow } from "./providers.ts";

/** A provider sign-in in progress. */
export interface FlowState extends Flow {
  provider: Provider;
  next: string | null;
  site: "candidate" | null;
}

export const flowSeconds = 600;

export const flowCookie = (secure: boolean): string => (secure ? "__Host-sign-in" : "sign-in");

/** Lax: the provider returns by a top-level navigation, for which the browser must send the cookie. */
export function flowCookieOptions(secure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: flowSeconds };
}
