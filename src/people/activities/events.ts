import { defineEvent } from "#kit/events.ts";
import type { ActivityData, ActivityKind } from "./terms.ts";

/** An activity of the log, without the person who did it. */
export type Recorded<K extends ActivityKind = ActivityKind> = {
  [Each in K]: {
    kind: Each;
    at: Date;
    companyId: number;
    jobId: number | null;
    applicantId?: number | undefined;
    data: ActivityData[Each];
  };
}[K];

/** Emitted when an activity was written about a company that has an active webhook. */
export const activityForWebhooks = defineEvent<Recorded>("activities.for_webhooks");
