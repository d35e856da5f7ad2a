import type { Insertable } from "kysely";
import type { Tx } from "#kit/db.ts";
import type { DB } from "../../../../../db/types.ts";
import { makeOrders } from "../../agency/orders.ts";
import { makePeople } from "../../agency/people.ts";
import type { Ids } from "../people.ts";
import { addBoards, logOf } from "./boards.ts";
import { addClashes } from "./clashes.ts";
import { addClients } from "./clients.ts";
import type { Desk } from "./facts.ts";
import { addFees } from "./fees.ts";
import { addOrders } from "./orders.ts";
import { addAgencyPeople } from "./people.ts";
import { addPortals } from "./portals.ts";
import { handRequestsOver } from "./requests.ts";
import { addSecondAgency } from "./second.ts";
import { addShares } from "./shares.ts";

/**
 * Inserts the desk of the demo consultants: clients, job orders, people, introductions, placements and fees.
 * @returns entries of the activity log
 */
export async function addDesk(tx: Tx, ids: Ids, asOf: Date): Promise<Insertable<DB["activities"]>[]> {
  const account = (key: string) => ids.accounts.get(key)!;
  const { agency_id } = await tx
    .selectFrom("accounts")
    .select("agency_id")
    .where("id", "=", account("consultant"))
    .executeTakeFirstOrThrow();
  const desk: Desk = {
    agencyId: agency_id!,
    admin: account("consultant"),
    am: account("am"),
    sourcer: account("sourcer"),
    asOf,
  };
  const clients = await addClients(tx, desk, ids);
  const people = makePeople(asOf);
  const active = clients.filter(({ status }) => status === 1);
  const orders = await addOrders(tx, desk, makeOrders(people, active.length), active);
  const introduced = await addBoards(tx, desk, orders, await addAgencyPeople(tx, people, desk));
  await addFees(tx, desk, introduced);
  await addShares(tx, desk, introduced);
  await addPortals(tx, desk, orders);
  await addClashes(tx, desk);
  await handRequestsOver(tx, desk);
  await addSecondAgency(tx, account("rival"), asOf);
  return introduced.flatMap((one) => logOf(one, desk));
}
