/**
 * Returns the applicant to show after a decision: the one below in the stage, else the one above; null if none is left.
 * @param decided applicants that the reader has decided on, whom `neighbours` may still have
 */
export function nextToDecide(
  { previous, next }: { previous: string | null; next: string | null },
  decided: ReadonlySet<string>,
): string | null {
  return [next, previous].find((id) => id !== null && !decided.has(id)) ?? null;
}

/** Returns the progress of a review of new applicants; null without a review. `parameter` is their number at its beginning. */
export function reviewOf(parameter: string | null, left: number): { total: number; left: number } | null {
  if (!/^[1-9]\d{0,5}$/.test(parameter ?? "")) return null;
  // Applicants who apply during the review add to it.
  return { total: Math.max(Number(parameter), left), left };
}
