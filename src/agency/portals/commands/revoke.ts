import { type Tx, transition, transitionAll } from "#kit/db.ts";
import { cancelMails } from "#kit/mail.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type Doer, recordAll } from "#people/activities/commands.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { portalsEnded } from "../notifications.ts";
import { deskOf } from "../queries/desk.ts";
import { type PortalRow, portalRows } from "../queries/rows.ts";
import type { Revocation } from "../terms.ts";
import { lockForTeam, lockPortal, refusalOf } from "./lock.ts";
import { aboutPortal } from "./mail.ts";

/** Revokes a portal of an order. @throws Problem 403, 404, 409 `portal_state_changed` */
export async function revokePortal(
  tx: Tx,
  actor: ConsultantActor,
  { id, orderId, asOf }: { id: number; orderId: number; asOf: Date },
): Promise<void> {
  await lockForTeam(tx, actor, orderId);
  const portal = await lockPortal(tx, "revoke", { id, orderId, asOf });
  await transition(tx, "portals", id, revocationOf("member", asOf), refusalOf(portal));
  await closeRevoked(tx, [portal], { by: actor, because: "member", at: asOf });
}

/** The portals that end together with an order, with a client, or when a consultant leaves who knows their addresses. */
type Ending = { order: number } | { client: number } | { maker: number };

/** Revokes the open portals that an event ends. @returns them */
export async function revokePortalsOf(
  tx: Tx,
  ending: Ending,
  { by, because, at }: { by: Doer; because: Revocation; at: Date },
): Promise<PortalRow[]> {
  const rows = await portalRows(tx)
    .where("p.status", "=", "open")
    .$if("order" in ending, (query) => query.where("p.order_id", "=", (ending as { order: number }).order))
    .$if("client" in ending, (query) =>
      query.where("o.client_id", "=", (ending as { client: number }).client),
    )
    .$if("maker" in ending, (query) => query.where("p.made_by", "=", (ending as { maker: number }).maker))
    .orderBy("p.id")
    .forNoKeyUpdate("p")
    .execute();
  const ids = rows.map(({ id }) => id);
  await transitionAll(tx, "portals", ids, revocationOf(because, at));
  await closeRevoked(tx, rows, { by, because, at });
  return rows;
}

/**
 * Revokes the portals whose addresses a consultant has read who leaves the agency, and notifies the AM and the lead of each order, who
 * can open others.
 */
export async function endPortalsOfLeaver(
  tx: Tx,
  { leaver, by, asOf }: { leaver: number; by: Doer; asOf: Date },
): Promise<void> {
  const rows = await revokePortalsOf(tx, { maker: leaver }, { by, because: "member_left", at: asOf });
  const orders = Map.groupBy(rows, ({ order_id }) => order_id);
  for (const [orderId, [portal, ...others]] of orders) {
    if (!portal) continue;
    const to = (await deskOf(tx, orderId)).map(({ id }) => id);
    const props = {
      consultant: portal.maker ?? "",
      order: portal.title,
      order_id: orderId,
      count: others.length + 1,
    };
    await notify(tx, portalsEnded, { to, about: aboutPortal(portal.id), props, at: asOf });
  }
}

const revocationOf = (because: Revocation, at: Date) => ({
  from: { status: "open" },
  to: { status: "revoked" },
  set: { revoked_at: at, revoked_because: because },
});

/** Cancels the unsent mails of revoked portals, and records the revocations. */
async function closeRevoked(
  tx: Tx,
  rows: readonly PortalRow[],
  { by, because, at }: { by: Doer; because: Revocation; at: Date },
): Promise<void> {
  if (rows.length === 0) return;
  // The address of an unsent mail opens nothing any more.
  await cancelMails(tx, ...rows.map(({ id }) => aboutPortal(id)));
  await recordAll(
    tx,
    rows.map(({ id, contact, company_id: companyId, job_id: jobId }) => ({
      kind: "portal_revoke" as const,
      by,
      at,
      companyId,
      jobId,
      data: { portal: id, contact, because },
    })),
  );
}
