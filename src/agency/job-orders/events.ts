import { defineEvent } from "#kit/events.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { endedOrders } from "./terms.ts";

/** A job order was filled, lost or cancelled. */
export const orderEnded = defineEvent<{
  orderId: number;
  to: (typeof endedOrders)[number];
  /** Null when the system filled the order. */
  by: ConsultantActor | null;
  asOf: Date;
}>("orders.ended");
