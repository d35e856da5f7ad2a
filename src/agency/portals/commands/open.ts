import type { LockedOrder } from "#agency/job-orders/commands/lock.ts";
import { workedOrders } from "#agency/job-orders/terms.ts";
import { assertConfirmed, registerTransfers } from "#agency/shares/commands/transfer.ts";
import { type Tx, transition } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { conflict, invalid } from "#kit/problem.ts";
import { clientStatus } from "#market/jobs/commands/client.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { portalLife } from "../lifecycle.ts";
import { portalPath } from "../paths.ts";
import { orderOf } from "../queries/of-order.ts";
import { portalRows, stateOfRow } from "../queries/rows.ts";
import { newAccess, openColumns } from "./access.ts";
import { lockForTeam, lockPortal, recordPortal, refusalOf } from "./lock.ts";
import { mailPortal } from "./mail.ts";

interface Terms {
  stages: readonly number[];
  days: number;
}
/** The path and the code of a portal, which are answered once. */
interface Opened {
  id: number;
  path: string;
  code: string;
}

/**
 * Opens a portal of an order for a contact of its client. The contact's expired or revoked portal of the order is opened again.
 * @returns its id, its address and its code, which are not stored
 * @throws Problem 403, 404, 409 `portal_exists`, `order_state_changed`, `client_not_active`, 422 `contact_unknown`,
 * `abroad_unconfirmed`
 */
export async function createPortal(
  tx: Tx,
  actor: ConsultantActor,
  input: Terms & { orderId: number; contactId: number; isAbroadConfirmed: boolean; asOf: Date },
): Promise<Opened> {
  const { orderId, contactId, isAbroadConfirmed, asOf, ...terms } = input;
  const order = await lockForTeam(tx, actor, orderId);
  assertActive(order);
  const contact = await tx
    .selectFrom("client_contacts")
    .select(["full_name", "language"])
    .where("id", "=", contactId)
    .where("client_id", "=", order.client_id)
    .where("left_at", "is", null)
    .forKeyShare()
    .executeTakeFirst();
  if (!contact) throw invalid("/contact_id", "contact_unknown");
  const { country } = await orderOf(tx, actor, orderId);
  assertConfirmed(country, isAbroadConfirmed);
  const existing = await portalRows(tx)
    .where("p.order_id", "=", orderId)
    .where("p.contact_id", "=", contactId)
    .forNoKeyUpdate("p")
    .executeTakeFirst();
  portalLife.check("create", "team", existing ? stateOfRow(existing, asOf) : "none", {});
  const access = newAccess();
  const columns = { ...openColumns(terms, actor.accountId, asOf), ...access.columns };
  const { id } = existing
    ? await transition(
        tx,
        "portals",
        existing.id,
        {
          from: { status: existing.status },
          to: { status: "open" },
          set: { ...columns, version: existing.version + 1 },
        },
        refusalOf(existing),
      )
    : await tx
        .insertInto("portals")
        .values({
          ...columns,
          agency_id: actor.agencyId,
          order_id: orderId,
          contact_id: contactId,
          status: "open",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
  const transfer = { orderId, country, recipients: [contact.full_name], document: null, asOf };
  await registerTransfers(tx, actor, transfer);
  await recordPortal(tx, actor, "portal_create", { order, portal: id, contact: contact.full_name, at: asOf });
  await mailPortal(tx, id, access.token);
  return { id, path: portalPath(languageOf(contact.language), access.token), code: access.code };
}

/** @throws Problem 409 for an order or a client that does not work with the agency now */
function assertActive(order: LockedOrder): void {
  if (!workedOrders.some((status) => status === order.status))
    throw conflict("order_state_changed", order.status);
  if (order.client_status !== clientStatus.active) throw conflict("client_not_active", order.client_status);
}

/**
 * Gives an open or expired portal a new end, a new address and a new code.
 * @throws Problem 403, 404, 409 `portal_state_changed`
 */
export async function renewPortal(
  tx: Tx,
  actor: ConsultantActor,
  { id, orderId, asOf, ...terms }: Terms & { id: number; orderId: number; asOf: Date },
): Promise<Opened> {
  const order = await lockForTeam(tx, actor, orderId);
  const portal = await lockPortal(tx, "renew", { id, orderId, asOf });
  const access = newAccess();
  const set = {
    ...openColumns(terms, actor.accountId, asOf),
    ...access.columns,
    version: portal.version + 1,
  };
  const change = { from: { status: portal.status }, to: { status: "open" }, set };
  await transition(tx, "portals", id, change, refusalOf(portal));
  await recordPortal(tx, actor, "portal_renew", { order, portal: id, contact: portal.contact, at: asOf });
  await mailPortal(tx, id, access.token);
  return { id, path: portalPath(languageOf(portal.language), access.token), code: access.code };
}
