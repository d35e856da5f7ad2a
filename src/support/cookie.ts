/** A guest's key lives where no script reads it, for as long as a conversation is likely to go on. */
export const guestSeconds = 60 * 24 * 3600;

export const guestCookie = (secure: boolean): string => (secure ? "__Host-support" : "support");

/** `Set-Cookie` of a page: keeps the key, or with null deletes it. */
export function guestCookieHeader(secure: boolean, key: string | null): string {
  const age = key === null ? 0 : guestSeconds;
  return `${guestCookie(secure)}=${key ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The key that a browser brings, or null. */
export function guestKeyOf(request: Request, secure: boolean): string | null {
  const name = `${guestCookie(secure)}=`;
  const found = (request.headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(name))
    ?.slice(name.length);
  return found && isKey(found) ? found : null;
}

/** Whether a text can be a key at all. */
export function isKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
