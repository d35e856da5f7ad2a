import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { clientRole, readsTerms } from "#people/clients/policy.ts";
import { clientStatus } from "../commands/client.ts";
import { type jobClients, mostJobClients } from "../contract-agency.ts";

/** Returns the clients for which an agency can create jobs. */
export async function jobClientsOf(
  db: Reader,
  actor: ConsultantActor,
): Promise<ReplyOf<typeof jobClients>["data"]> {
  const rows = await db
    .selectFrom("clients")
    .select(["id", "name", "status", "owner_id", "am_id"])
    .where("agency_id", "=", actor.agencyId)
    .where("status", "in", [clientStatus.active, clientStatus.lead])
    .orderBy("status", "desc")
    .orderBy("name_key")
    .orderBy("id")
    .limit(mostJobClients)
    .execute();
  return rows.map(({ id, name, status, ...people }) => ({
    id: String(id),
    type: "job_client",
    attributes: {
      name,
      active: status === clientStatus.active,
      can_order: readsTerms(clientRole(actor, people)),
    },
  }));
}
