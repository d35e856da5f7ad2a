import { defineEvent } from "#kit/events.ts";

/** The people of these applications are erased; what later rooms keep about them goes too. */
export const applicantsErased = defineEvent<{ ids: readonly number[] }>("applications.erased");
