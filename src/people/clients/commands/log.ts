import type { Tx } from "#kit/db.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { ClientEventKind } from "../terms.ts";

/** Records what a consultant did with a client. `data` has names of fields and people, no amounts or contact details. */
export async function recordClient(
  tx: Tx,
  { accountId }: ConsultantActor,
  event: { clientId: number; kind: ClientEventKind; at: Date; data?: Record<string, unknown> },
): Promise<void> {
  const { clientId, kind, at, data = {} } = event;
  await tx
    .insertInto("client_events")
    .values({ client_id: clientId, kind, actor_id: accountId, at, data: JSON.stringify(data) })
    .execute();
}
