import { defineEvent } from "#kit/events.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";

/**
 * Somebody of the actor's company was deactivated: whatever they look after and is not over goes to a colleague. The heir is
 * null where there was nothing of that.
 */
export const memberLeft = defineEvent<{
  by: CompanyActor;
  leaver: number;
  heir: number | null;
  asOf: Date;
}>("members.left");
