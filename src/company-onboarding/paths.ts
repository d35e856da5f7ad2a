/** A step of setting up the company; the page that the person came from is kept. */
export function setupPath(step?: number, next?: string | null): string {
  const query = new URLSearchParams({ ...(step && { step: String(step) }), ...(next && { next }) });
  return query.size > 0 ? `/employer/onboarding?${query}` : "/employer/onboarding";
}
