import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { orderPaths } from "./console-paths.ts";
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
    order_id: number;
    change: OrderStatus | "reopened" | "resumed";
  }>(),
  texts: { en: en.changed, vi: vi.changed },
  path: ({ order_id }) => orderPaths.detail(order_id),
});
