import { defineEvent } from "#kit/events.ts";
import type { Workspace } from "#people/accounts/workspace.ts";

/** A workspace has changed the number of days for which it stores people whom it added. */
export const addedRetentionChanged = defineEvent<{ scope: Workspace; days: number; asOf: Date }>(
  "applications.added_retention",
);

/** A candidate has withdrawn an application. */
export const candidateWithdrew = defineEvent<{ applicantId: number; asOf: Date }>("applications.withdrawn");

/** The people of applications are erased. Other rooms react by erasing their own data about these people. */
export const applicantsErased = defineEvent<{ ids: readonly number[] }>("applications.erased");
