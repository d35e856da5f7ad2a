import { Problem } from "#kit/problem.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";

/** The offer that a signed link is about. @throws Problem 410 `offer_link_ended` for one that is forged or has ended */
export async function readLink(keys: TokenKeys, token: string, asOf: Date): Promise<number> {
  const { offer } = (await keys.unseal(token, asOf)) ?? {};
  if (typeof offer === "number") return offer;
  throw linkEnded();
}

export const linkEnded = () => new Problem(410, "offer_link_ended");
