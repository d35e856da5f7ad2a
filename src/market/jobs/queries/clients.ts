import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { clientStatus } from "../commands/client.ts";
import { type jobClients, mostJobClients } from "../contract-agency.ts";

/** Returns the clients for which an agency can create jobs. */
export async function jobClientsOf(
  db: Reader,
  actor: ConsultantActor,
): Promise<ReplyOf<typeof jobClients>["data"]> {
  const rows = await db
    .selectFrom("clients")
    .select(["id", "name", "status"])
    .where("agency_id", "=", actor.agencyId)
    .where("status", "in", [clientStatus.active, clientStatus.lead])
    .orderBy("status", "desc")
    .orderBy("name_key")
    .orderBy("id")
    .limit(mostJobClients)
    .execute();
  return rows.map(({ id, name, status }) => ({
    id: String(id),
    type: "job_client",
    attributes: { name, active: status === clientStatus.active },
  }));
}
