import { Problem } from "#kit/problem.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";

/**
 * Returns the id of the request of a signed link.
 * @throws Problem 410 `representation_link_ended` for a forged or expired link
 */
export async function readLink(keys: TokenKeys, token: string, asOf: Date): Promise<number> {
  const { representation } = (await keys.unseal(token, asOf)) ?? {};
  if (typeof representation === "number") return representation;
  throw linkEnded();
}

export const linkEnded = () => new Problem(410, "representation_link_ended");
