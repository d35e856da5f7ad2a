import { passHours } from "./terms.ts";

/** The browser's cookie with the pass that the right code brought; sent to the page of its link only. */
const name = "share_pass";

export function passCookie(token: string, pass: string, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const path = `/share-cv/${encodeURIComponent(token)}`;
  return `${name}=${pass}; Path=${path}; Max-Age=${passHours * 3600}; HttpOnly; SameSite=Lax${secure}`;
}

/** The pass that a request brings. */
export function passOf(request: Request): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
