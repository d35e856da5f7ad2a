import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { SwitchOff } from "#kit/mail.ts";
import { notificationPaths, oneClickPath } from "./paths.ts";
import { type Group, groups } from "./terms.ts";

/**
 * Returns the token for the link in a mail that switches its group off without a session. The token permits nothing else and does
 * not expire, because people unsubscribe from old mails too.
 */
export function switchOffToken(secret: string, accountId: number, group: Group): string {
  const target = `${accountId}.${group}`;
  return `${target}.${signatureOf(secret, target).toString("base64url")}`;
}

/** Returns a function from a group to the two addresses that mails of the group to the account contain. */
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

/** Returns the account and the group of a token; null for a forged token. */
export function readSwitchOff(secret: string, token: string): { accountId: number; group: Group } | null {
  const [account = "", group = "", signature = ""] = token.split(".");
  if (!/^[1-9]\d{0,15}$/.test(account) || !Object.hasOwn(groups, group)) return null;
  const received = Buffer.from(signature, "base64url");
  const expected = signatureOf(secret, `${account}.${group}`);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  return { accountId: Number(account), group: group as Group };
}

function signatureOf(secret: string, target: string): Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sen mail choices", 32));
  return createHmac("sha256", key).update(target).digest();
}
