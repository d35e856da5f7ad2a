import type { Insertable } from "kysely";
import { portalStages } from "#agency/portals/terms.ts";
import { hashCode } from "#hiring/share-links/codes.ts";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { hashToken, newVerificationToken } from "#people/accounts/tokens.ts";
import type { DB } from "../../../../../db/types.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import type { Desk } from "./facts.ts";
import { type DeskOrder, hasReachedClient } from "./orders.ts";

/** Days since the portals were made; each is open for 30 days. */
const ages = [4, 45, 12, 20];

/** Inserts portals of contacts: the first is open at the address that README.md names, one has expired, one is revoked. */
export async function addPortals(
  tx: Tx,
  { agencyId, am, asOf }: Desk,
  orders: readonly DeskOrder[],
): Promise<void> {
  const shown = ({ people }: DeskOrder) =>
    people.filter(({ stage, end }) => hasReachedClient(stage) && end === null).length;
  const open = orders
    .filter((order) => order.status === "open" && order.replacement === null)
    .toSorted((a, b) => shown(b) - shown(a))
    .slice(0, ages.length);
  await insertMany(
    tx,
    "portals",
    open.map((order, index): Insertable<DB["portals"]> => {
      const age = ages[index]!;
      const { token, code } =
        index === 0 ? agencySeeds.portal : { token: newVerificationToken().token, code: "" };
      const isRevoked = index === 2;
      return {
        agency_id: agencyId,
        order_id: order.id,
        contact_id: order.of.contact.id,
        status: isRevoked ? "revoked" : "open",
        stages: [...portalStages],
        token_hash: hashToken(token),
        code_hash: hashCode(token, code),
        days: 30,
        made_by: am,
        made_at: plusDays(asOf, -age),
        expires_at: plusDays(asOf, 30 - age),
        opened_at: plusDays(asOf, 1 - age),
        revoked_at: isRevoked ? plusDays(asOf, -2) : null,
        revoked_because: isRevoked ? "member" : null,
      };
    }),
  );
}
