import { sql } from "kysely";
import { type Tx, transition } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { conflict, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { clientDeactivated } from "../events.ts";
import { type ClientVerb, clientLife } from "../lifecycle.ts";
import { openWorkOf } from "../queries/rows.ts";
import { hasContract, missingFor } from "../queries/shared/detail.ts";
import { clientStates, potentialOf } from "../terms.ts";
import { type LockedClient, lockFor } from "./lock.ts";
import { recordClient } from "./log.ts";

/**
 * Activates a lead or an inactive client, or deactivates an active one.
 * @throws Problem 404, 403 `client_not_yours`, 409 `client_state_changed`, `client_has_open_work`, 422 `client_incomplete`
 */
export async function setActive(
  tx: Tx,
  actor: ConsultantActor,
  { id, active, reason, asOf }: { id: number; active: boolean; reason: string | null; asOf: Date },
): Promise<void> {
  // A lead is activated, another client reactivated; the lock below reads the status again.
  const verb = active ? await activation(tx, id) : "deactivate";
  const client = await lockFor(tx, actor, id, verb);
  const facts = await factsOf(tx, id);
  assertPossible(verb, client, facts.open_work > 0, reason);
  if (verb === "activate") assertComplete(client, facts.has_contract);
  await transition(
    tx,
    "clients",
    id,
    {
      from: { status: client.row.status },
      to: { status: clientStates.indexOf(active ? "active" : "inactive") },
      set: {
        version: client.row.version + 1,
        edited_by: actor.accountId,
        edited_at: asOf,
        ...(active ? { activated_at: asOf } : { potential: potentialOf.inactive }),
        ...(verb === "activate" && { off_limits: true }),
        ...(verb === "reactivate" && { potential: potentialOf.active }),
      },
    },
    { code: clientLife.refusalOf(verb), now: async () => client.row.status },
  );
  await recordClient(tx, actor, { clientId: id, kind: verb, at: asOf, data: reason ? { reason } : {} });
  if (!active) await emit(tx, clientDeactivated, { clientId: id, by: actor, asOf });
}

async function activation(tx: Tx, id: number): Promise<ClientVerb & ("activate" | "reactivate")> {
  const row = await tx.selectFrom("clients").select("status").where("id", "=", id).executeTakeFirst();
  return row?.status === clientStates.indexOf("inactive") ? "reactivate" : "activate";
}

async function factsOf(tx: Tx, id: number) {
  return tx
    .selectFrom("clients as c")
    .select([hasContract.as("has_contract"), openWorkOf(sql<number>`c.id`).as("open_work")])
    .where("c.id", "=", id)
    .executeTakeFirstOrThrow();
}

/** @throws Problem 409 */
function assertPossible(
  verb: ClientVerb,
  { role, state, row }: LockedClient,
  hasOpenWork: boolean,
  reason: string | null,
): void {
  clientLife.check(verb, role, state, { hasOpenWork: false }, row.status);
  if (verb !== "deactivate" || !hasOpenWork) return;
  const mayOverride = clientLife.next(verb, role, state, { hasOpenWork }) !== null;
  if (!mayOverride || reason === null) throw conflict("client_has_open_work", row.status);
}

/** @throws Problem 422 */
function assertComplete({ row }: LockedClient, hasContract: boolean): void {
  const missing = missingFor({
    signed_date: row.signed_date,
    has_contract: hasContract,
    country: row.country,
    tax_code: row.tax_code,
  });
  if (missing.length > 0) throw new Problem(422, "client_incomplete", { meta: { missing } });
}
