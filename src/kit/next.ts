/**
 * A path of this site, or null: not `//host` or `/\host`, nor one that becomes such when a browser drops its control
 * characters.
 */
export function safePath(path: string | null | undefined): string | null {
  return path && /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path) ? path : null;
}

/** Where a form should lead afterwards: the `next` of the address. */
export function safeNext(request: Request): string | null {
  return safePath(new URL(request.url).searchParams.get("next"));
}
