import { defineEvent } from "#kit/events.ts";
import type { AdminActor } from "#people/accounts/actor.ts";

/** Jobs became public, or public ones were changed. */
export const jobsPublished = defineEvent<{ ids: readonly number[] }>("jobs.published");

/** Jobs are public no more. */
export const jobsUnpublished = defineEvent<{ ids: readonly number[] }>("jobs.unpublished");

/** An administrator suspended or closed a job. */
export const jobTakenDown = defineEvent<{
  id: number;
  how: "suspended" | "closed";
  by: AdminActor;
  asOf: Date;
}>("jobs.taken_down");

/** A job waits for review: it was submitted, or an edit needs one. */
export const jobSubmitted = defineEvent<{ id: number; asOf: Date }>("jobs.submitted");
