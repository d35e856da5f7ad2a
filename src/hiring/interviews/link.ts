import { Problem } from "#kit/problem.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";

/** What a signed link is about. @throws Problem 410 `interview_link_ended` for one that is forged or has ended */
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
