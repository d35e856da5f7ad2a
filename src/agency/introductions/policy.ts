interface Person {
  accountId: number;
  isAdmin: boolean;
}

/** Returns whether an actor introduces people to a client: with the review by the AM, only the AM and administrators do. */
export function mayIntroduce(
  { accountId, isAdmin }: Person,
  { am_review, am_id }: { am_review: boolean; am_id: number | null },
): boolean {
  return !am_review || isAdmin || accountId === am_id;
}
