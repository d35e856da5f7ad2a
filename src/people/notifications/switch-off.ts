import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { SwitchOff } from "#kit/mail.ts";
import { notificationPaths, oneClickPath } from "./paths.ts";
import { type Group, groups } from "./terms.ts";

/**
 * The token of a mail's link that switches its group off without logging in. It does nothing else and does not expire:
 * mails are old when people tire of them.
 */
export function switchOffToken(secret: string, accountId: number, group: Group): string {
  const said = `${accountId}.${group}`;
  return `${said}.${signatureOf(secret, said).toString("base64url")}`;
}

/** What mails to an account carry. */
export function switchOffLinks(
  { secret, publicUrl }: { secret: string; publicUrl: string },
  accountId: number,
): SwitchOff {
  return (group) => {
    const token = switchOffToken(secret, accountId, group);
    const whole = (path: string) => new URL(path, publicUrl).href;
    return { page: whole(notificationPaths.unsubscribe(token)), oneClick: whole(oneClickPath(token)) };
  };
}

/** What a token switches off, or null for one that was not made here. */
export function readSwitchOff(secret: string, token: string): { accountId: number; group: Group } | null {
  const [account = "", group = "", signature = ""] = token.split(".");
  if (!/^[1-9]\d{0,15}$/.test(account) || !Object.hasOwn(groups, group)) return null;
  const given = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, `${account}.${group}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { accountId: Number(account), group: group as Group };
}

function signatureOf(secret: string, said: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sen mail choices", 32));
  return createHmac("sha256", key).update(said).digest();
}
