import { Problem } from "#kit/problem.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";

/** Returns the subject of a signed link. @throws Problem 410 `interview_link_ended` for a forged or expired link */
export async function readLink(
  keys: TokenKeys,
  token: string,
  asOf: Date,
): Promise<{ interview: number } | { invite: number }> {
  const { interview, invite } = (await keys.unseal(token, asOf)) ?? {};
  if (typeof interview === "number") return { interview };
  if (typeof invite === "number") return { invite };
  throw new Problem(410, "interview_link_ended");
}
