import type { CookieOptions } from "#kit/http/handle.ts";
import { tokenCookie } from "#kit/http/request.ts";
import type { Services } from "#kit/services.ts";

/** 10000 days (spec §9); browsers cap it at 400. */
export const cookieSeconds = 10_000 * 24 * 3600;

export const isSecure = (services: Services): boolean => services.config.publicUrl.startsWith("https:");

export function tokenCookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", secure, path: "/", maxAge: cookieSeconds } as const;
}

type SetCookie = (name: string, value: string, options: CookieOptions) => void;

/** Stores the token in a cookie that scripts cannot read; other clients read it from the answer. */
export function storeToken(services: Services, setCookie: SetCookie, token: string): void {
  const secure = isSecure(services);
  setCookie(tokenCookie(secure), token, tokenCookieOptions(secure));
}

export function clearToken(services: Services, setCookie: SetCookie): void {
  const secure = isSecure(services);
  setCookie(tokenCookie(secure), "", { ...tokenCookieOptions(secure), maxAge: 0 });
}
