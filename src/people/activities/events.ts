import { defineEvent } from "#kit/events.ts";
import type { ActivityData, ActivityKind } from "./terms.ts";

/** An entry of the log without its author. */
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

/** A row was written into the log, about a company that has a webhook. */
export const activityForWebhooks = defineEvent<Recorded>("activities.for_webhooks");
