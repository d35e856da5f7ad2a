import { passHours } from "./terms.ts";

/** One cookie per link, so that a browser can have passes of several links. */
const nameOf = (token: string) => `share_pass_${encodeURIComponent(token)}`;

/**
 * Returns the `Set-Cookie` that stores the pass of a link. Its path is the folder of all links: the router reads
 * `/share-cv/TOKEN.data`, which the path `/share-cv/TOKEN` does not match.
 */
export function passCookie(token: string, pass: string, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  return `${nameOf(token)}=${pass}; Path=/share-cv; Max-Age=${passHours * 3600}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the pass of a link from the request's cookies. */
export function passOf(request: Request, token: string): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${nameOf(token)}=`))?.slice(nameOf(token).length + 1);
}
