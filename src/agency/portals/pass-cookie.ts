import { passHours } from "./terms.ts";

/** One cookie per portal, so that a browser can have passes of several portals. */
const nameOf = (token: string) => `portal_pass_${encodeURIComponent(token)}`;

/** Returns the `Set-Cookie` that stores the pass of a portal. Its path is the root, because the page has one folder per language. */
export function passCookie(token: string, pass: string, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${nameOf(token)}=${pass}; Path=/; Max-Age=${passHours * 3600}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the pass of a portal from the request's cookies. */
export function passOf(request: Request, token: string): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${nameOf(token)}=`))?.slice(nameOf(token).length + 1);
}
