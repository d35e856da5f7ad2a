/** The cookie that identifies a login between its two steps, password and code; scripts cannot read it. */
const name = "two_step";
/** The lifetime of the cookie, the same as that of the challenge that it stores (accounts/two-step). */
const seconds = 300;

/** Returns the header that stores a challenge; an empty challenge deletes the cookie. */
export function challengeCookie(challenge: string, publicUrl: string): string {
  const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
  const age = challenge === "" ? 0 : seconds;
  return `${name}=${challenge}; Path=/login; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** The challenge that a request brings, or null. */
export function challengeOf(request: Request): string | null {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}
