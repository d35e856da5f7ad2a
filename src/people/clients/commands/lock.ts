import type { Selectable } from "kysely";
import type { Tx } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { Clients } from "../../../../db/types.ts";
import { type ClientRole, type ClientVerb, clientLife } from "../lifecycle.ts";
import { clientRole, readsTerms } from "../policy.ts";
import { ofAgency } from "../queries/rows.ts";
import { type ClientState, clientStates } from "../terms.ts";

/** A locked client with the caller's role for it. */
export interface LockedClient {
  row: Selectable<Clients>;
  role: ClientRole;
  state: ClientState;
}

/** Locks a client of the agency. @throws Problem 404 */
export async function lockClient(tx: Tx, actor: ConsultantActor, id: number): Promise<LockedClient> {
  const row = await tx
    .selectFrom("clients as c")
    .selectAll("c")
    .where("c.id", "=", id)
    .where(ofAgency("c", actor))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return { row, role: clientRole(actor, row), state: clientStates[row.status]! };
}

/** Locks a client for a verb of its lifecycle. @throws Problem 404, 403 `client_not_yours` */
export async function lockFor(tx: Tx, actor: ConsultantActor, id: number, verb: ClientVerb) {
  const client = await lockClient(tx, actor, id);
  if (!clientLife.by(verb).includes(client.role)) throw new Problem(403, "client_not_yours");
  return client;
}

/** Locks a client whose terms the caller reads. @throws Problem 404, 403 `client_not_yours` */
export async function lockReadable(tx: Tx, actor: ConsultantActor, id: number) {
  const client = await lockClient(tx, actor, id);
  if (!readsTerms(client.role)) throw new Problem(403, "client_not_yours");
  return client;
}
