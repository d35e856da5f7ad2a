import { defineEvent } from "#kit/events.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";

/**
 * A recruiter of the actor's company was deactivated. Rooms hand the open jobs, applicants, tasks and interviews of `leaver` to the
 * colleague `heir`, which is null if there are none.
 */
export const memberLeft = defineEvent<{
  by: CompanyActor;
  leaver: number;
  heir: number | null;
  asOf: Date;
}>("members.left");
