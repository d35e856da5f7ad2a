import { defineLifecycle } from "#kit/lifecycle.ts";
import { endedOrders, type OrderStatus, orderStatuses, workedOrders } from "./terms.ts";

/** The roles that an actor can have for an order. A consultant of the agency without another role only reads it. */
export const orderRoles = ["lead", "am", "admin", "consultant", "system"] as const;
export type OrderRole = (typeof orderRoles)[number];
const team = ["lead", "am", "admin"] as const;

export interface OrderFacts {
  hired: number;
  headCount: number;
}

/** The lifecycle of a job order. The tabs of lists are its states. */
export const orderLife = defineLifecycle({
  stored: { table: "job_orders", columns: ["status"] },
  states: {
    draft: null,
    open: null,
    on_hold: null,
    filled: null,
    lost: null,
    canceled: null,
  } satisfies Record<OrderStatus, null>,
  roles: orderRoles,
  refusal: "order_state_changed",
  verbs: {
    edit: [{ from: ["draft", ...workedOrders], by: team }],
    open: [{ from: "draft", to: "open", by: team }],
    hold: [{ from: "open", to: "on_hold", by: team }],
    resume: [{ from: "on_hold", to: "open", by: team }],
    fill: [
      {
        from: workedOrders,
        to: "filled",
        by: ["system", "lead"],
        when: ({ hired, headCount }: OrderFacts) => hired >= headCount,
      },
    ],
    lose: [{ from: workedOrders, to: "lost", by: ["am", "admin"] }],
    cancel: [{ from: workedOrders, to: "canceled", by: ["am", "admin"] }],
    // The system reopens an order whose fill is undone on the board.
    reopen: [{ from: endedOrders, to: "open", by: ["am", "admin", "system"] }],
    advertise: [{ from: "open", by: team }],
    copy: [{ from: orderStatuses, by: team }],
  },
});
export type OrderVerb = (typeof orderLife.verbs)[number];
