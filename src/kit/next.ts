/** Where a form should lead afterwards: the `next` of the address, if it is a path of this site (not `//host`, `/\host`). */
export function safeNext(request: Request): string | null {
  const next = new URL(request.url).searchParams.get("next");
  return next && /^\/(?![/\\])/.test(next) && !/[\r\n]/.test(next) ? next : null;
}
