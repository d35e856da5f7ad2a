import { defineEvent } from "#kit/events.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";

/** A consultant has deactivated a client. */
export const clientDeactivated = defineEvent<{ clientId: number; by: ConsultantActor; asOf: Date }>(
  "clients.deactivated",
);
