/**
 * Returns a path of this site that is safe in a header, or null: neither `//host` nor `/\host`, nor a path that becomes one
 * when a browser drops control characters. Other characters than ASCII are escaped.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])/.test(path) || /\p{Cc}/u.test(path)) return null;
  return path.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** Returns the page to go to after a form: the `next` of the address. */
export function safeNext(request: Request): string | null {
  return safePath(new URL(request.url).searchParams.get("next"));
}

/** Some servers and browsers refuse longer addresses, and one address contains the path encoded twice. */
const longest = 2000;

/** The start of the addresses whose visitors log in at the administrators' own page. */
const adminArea = /^\/admin(?:[/?]|$)/i;

/**
 * Returns the address of the sign-in page with `next`, or without it when `next` is too long. Pages of the administrators' console
 * have their own sign-in page.
 * @param ended shows that the session ended while the page was in use
 */
export function signInPath(next: string, ended = false): string {
  const said = encodeURIComponent(next);
  const query = [...(said.length > longest ? [] : [`next=${said}`]), ...(ended ? ["notice=ended"] : [])];
  const page = adminArea.test(next) ? "/admin/login" : "/login";
  return query.length > 0 ? `${page}?${query.join("&")}` : page;
}
