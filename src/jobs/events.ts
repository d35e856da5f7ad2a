import { defineEvent } from "#kit/events.ts";

/** Jobs became public, or public ones were changed. */
export const jobsPublished = defineEvent<{ ids: readonly number[] }>("jobs.published");

/** Jobs are public no more. */
export const jobsUnpublished = defineEvent<{ ids: readonly number[] }>("jobs.unpublished");
