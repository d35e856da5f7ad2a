/** A guest's key is in a cookie that scripts cannot read, for the usual length of a conversation. */
export const guestSeconds = 60 * 24 * 3600;

export const guestCookie = (secure: boolean): string => (secure ? "__Host-support" : "support");

/** Returns the `Set-Cookie` that stores the key, or deletes it for null. */
export function guestCookieHeader(secure: boolean, key: string | null): string {
  const age = key === null ? 0 : guestSeconds;
  return `${guestCookie(secure)}=${key ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Returns the key of the request's cookie, or null. */
export function guestKeyOf(request: Request, secure: boolean): string | null {
  const name = `${guestCookie(secure)}=`;
  const key = (request.headers.get("cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(name))
    ?.slice(name.length);
  return key && isKey(key) ? key : null;
}

/** Returns whether a text has the form of a key. */
export function isKey(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
