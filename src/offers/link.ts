import type { TokenKeys } from "#accounts/tokens.ts";
import { Problem } from "#kit/problem.ts";

/** The offer that a signed link is about. @throws Problem 410 `offer_link_ended` for one that is forged or has ended */
export async function readLink(keys: TokenKeys, token: string, asOf: Date): Promise<number> {
  const { offer } = (await keys.unseal(token, asOf)) ?? {};
  if (typeof offer === "number") return offer;
  throw linkEnded();
}

export const linkEnded = () => new Problem(410, "offer_link_ended");
