import { defineEvent } from "#kit/events.ts";
import type { AdminActor } from "#people/accounts/actor.ts";

/** Emitted when jobs become public, and when public jobs change. */
export const jobsPublished = defineEvent<{ ids: readonly number[] }>("jobs.published");

/** Emitted when jobs are no longer public. */
export const jobsUnpublished = defineEvent<{ ids: readonly number[] }>("jobs.unpublished");

/** Emitted when an administrator suspends or closes a job. */
export const jobTakenDown = defineEvent<{
  id: number;
  how: "suspended" | "closed";
  by: AdminActor;
  asOf: Date;
}>("jobs.taken_down");

/** Emitted when a job enters the review queue: it was submitted, or an edit requires a review. */
export const jobSubmitted = defineEvent<{ id: number; asOf: Date }>("jobs.submitted");
