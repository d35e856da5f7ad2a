import { randomUUID } from "node:crypto";
import type { CookieOptions } from "#kit/http/handle.ts";
import type { Services } from "#kit/services.ts";
import { isSecure } from "./cookie.ts";
import type { TokenKeys } from "./tokens.ts";

/** A browser that has signed in before, with its accounts, latest first. */
export interface Device {
  id: string;
  accounts: number[];
}

/** Browsers limit the lifetime of cookies to 400 days. */
const days = 400;
const mostAccounts = 5;

const deviceCookie = (secure: boolean): string => (secure ? "__Host-device" : "device");

interface Browser {
  services: Services;
  cookies: Record<string, string | undefined>;
  asOf: Date;
  setCookie(name: string, value: string, options: CookieOptions): void;
}

/** The device of the browser's signed cookie, or null. */
export async function deviceOf(
  keys: TokenKeys,
  { services, cookies, asOf }: Browser,
): Promise<Device | null> {
  const sealed = cookies[deviceCookie(isSecure(services))];
  const { device, accounts } = (sealed && (await keys.unseal(sealed, asOf))) || {};
  return typeof device === "string" && Array.isArray(accounts) ? { id: device, accounts } : null;
}

/** Records a sign-in to the account on this device, so that its sign-ins have their own rate limit. */
export async function rememberDevice(keys: TokenKeys, browser: Browser, accountId: number): Promise<void> {
  const { services, asOf, setCookie } = browser;
  const known = await deviceOf(keys, browser);
  const accounts = [accountId, ...(known?.accounts ?? []).filter((id) => id !== accountId)];
  const seconds = days * 24 * 3600;
  const sealed = await keys.seal(
    { device: known?.id ?? randomUUID(), accounts: accounts.slice(0, mostAccounts) },
    new Date(asOf.getTime() + seconds * 1000),
    asOf,
  );
  const secure = isSecure(services);
  setCookie(deviceCookie(secure), sealed, {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: seconds,
  });
}
