import { defineEvent } from "#kit/events.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** The fill of a job was undone before candidates were notified. */
export const fillUndone = defineEvent<{ jobId: number; by: HiringActor; asOf: Date }>("offers.fill_undone");
