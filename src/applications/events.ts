import { defineEvent } from "#kit/events.ts";

/** A company keeps people whom it added for so many days from now on. */
export const addedRetentionChanged = defineEvent<{ companyId: number; days: number; asOf: Date }>(
  "applications.added_retention",
);

/** A candidate has withdrawn an application. */
export const candidateWithdrew = defineEvent<{ applicantId: number; asOf: Date }>("applications.withdrawn");

/** The people of these applications are erased; what later rooms keep about them goes too. */
export const applicantsErased = defineEvent<{ ids: readonly number[] }>("applications.erased");
