import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { orderPortalsPath } from "./console-paths.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";

/** Notifies the AM and the lead of an order of a question that a contact asks in a portal. */
export const portalQuestion = defineNotification("portals.asked", {
  group: "applicants",
  props: props<{ contact: string; order: string; order_id: number }>(),
  texts: { en: en.asked, vi: vi.asked },
  path: ({ order_id }) => orderPortalsPath(order_id),
});

/** Notifies the AM and the lead of an order that its portals ended, because the consultant who knew their addresses left the agency. */
export const portalsEnded = defineNotification("portals.ended", {
  group: "applicants",
  props: props<{ consultant: string; order: string; order_id: number; count: number }>(),
  texts: { en: en.ended, vi: vi.ended },
  path: ({ order_id }) => orderPortalsPath(order_id),
});
