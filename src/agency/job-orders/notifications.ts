import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { ofReader } from "#people/accounts/workspace.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import type { OrderStatus } from "./terms.ts";

/** Notifies the team of an order of its new status. */
export const orderChanged = defineNotification("orders.changed", {
  group: "jobs",
  props: props<{
    by: string;
    order: string;
    client: string;
    job_id: number;
    change: OrderStatus | "reopened" | "resumed";
  }>(),
  texts: { en: en.changed, vi: vi.changed },
  path: ({ job_id }) => applicantPaths.board(ofReader, job_id),
});
