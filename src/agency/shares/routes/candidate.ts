import { type Bound, on } from "#kit/http/handle.ts";
import { introductions } from "../contract.ts";
import { introductionsOf } from "../queries/introductions.ts";

/** What a person learns of the links to the own CV. */
export function candidateShares(): Bound[] {
  return [on(introductions, ({ tx, actor, query, asOf }) => introductionsOf(tx, actor, query, asOf))];
}
