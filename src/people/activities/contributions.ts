import type { RawBuilder } from "kysely";
import { definePoint } from "#kit/contributions.ts";

/** Whether the company of the row of `activities` has an active webhook. */
export const hasWebhook = definePoint<[], boolean>("activities.has-webhook");
export const agencyOfJob = definePoint<[jobId: number], number | null>("activities.agency-of-job");
export const titleOfJob = definePoint<[jobId: RawBuilder<number>], string>("activities.title-of-job");
