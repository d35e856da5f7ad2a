import { wholeShare } from "./terms.ts";

/**
 * Divides the share of a person's sourcer between a colleague who asked for a part and the owner. Each gets at least one basis point, and
 * together they get the whole share.
 * @param share the sourcer's share of the fee, in basis points; at least 2
 * @param bps the colleague's part of the share, in basis points
 */
export function splitOfShare(share: number, bps: number): { asker: number; owner: number } {
  const asker = Math.min(share - 1, Math.max(1, Math.floor((share * bps) / wholeShare)));
  return { asker, owner: share - asker };
}
