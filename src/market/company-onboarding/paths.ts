/** Returns the address of a step; `next` is the page to return to afterwards. */
export function setupPath(step?: number, next?: string | null): string {
  const query = new URLSearchParams({ ...(step && { step: String(step) }), ...(next && { next }) });
  return query.size > 0 ? `/employer/onboarding?${query}` : "/employer/onboarding";
}
