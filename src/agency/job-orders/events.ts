import { defineEvent } from "#kit/events.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type { endedOrders } from "./terms.ts";

/** A job order was filled, lost or cancelled. */
export const orderEnded = defineEvent<{
  orderId: number;
  to: (typeof endedOrders)[number];
  by: ConsultantActor;
  asOf: Date;
}>("orders.ended");
