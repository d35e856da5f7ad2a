import { defineEvent } from "#kit/events.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/**
 * A member of the actor's workspace was deactivated. Rooms hand the open jobs, applicants, tasks and interviews of `leaver` to the
 * colleague `heir`, which is null if there are none.
 */
export const memberLeft = defineEvent<{
  by: HiringActor;
  leaver: number;
  heir: number | null;
  asOf: Date;
}>("members.left");
