import { defineEvent } from "#kit/events.ts";
import type { Workspace } from "#people/accounts/workspace.ts";

/** A workspace stores people whom it added for this number of days from now on. */
export const addedRetentionChanged = defineEvent<{ scope: Workspace; days: number; asOf: Date }>(
  "applications.added_retention",
);

/** A candidate has withdrawn an application. */
export const candidateWithdrew = defineEvent<{ applicantId: number; asOf: Date }>("applications.withdrawn");

/** The people of these applications are erased; what later rooms keep about them goes too. */
export const applicantsErased = defineEvent<{ ids: readonly number[] }>("applications.erased");
