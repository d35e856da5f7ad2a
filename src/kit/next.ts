/**
 * A path of this site as it may stand in a header, or null: not `//host` or `/\host`, nor one that becomes such when a
 * browser drops its control characters. What is not ASCII is escaped.
 */
export function safePath(path: string | null | undefined): string | null {
  if (!path || !/^\/(?![/\\])/.test(path) || /\p{Cc}/u.test(path)) return null;
  return path.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** Where a form should lead afterwards: the `next` of the address. */
export function safeNext(request: Request): string | null {
  return safePath(new URL(request.url).searchParams.get("next"));
}

/** Some servers and browsers take no longer address, and it stands in one twice encoded. */
const longest = 2000;

/** The sign-in page, from where the way leads on to `next`; to the start where that is too long to be said. */
export function signInPath(next: string): string {
  const said = encodeURIComponent(next);
  return said.length > longest ? "/login" : `/login?next=${said}`;
}
