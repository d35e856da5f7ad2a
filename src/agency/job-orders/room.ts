import { sql } from "kysely";
import { takesPeopleByHand } from "#hiring/applications/contributions.ts";
import { contribute } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { consultantOrders } from "./routes/consultant.ts";

export const room = {
  tables: ["job_orders", "job_order_contacts"],
  routes: () => consultantOrders(),
  errors: { en, vi },
  notifications: Object.values(notifications),
  contributions: [
    contribute(
      takesPeopleByHand,
      (jobId) =>
        sql<boolean>`EXISTS (SELECT FROM job_orders o WHERE o.job_id = ${jobId} AND o.status = 'open')`,
    ),
  ],
  notExported: {
    job_orders: "the orders belong to the agency; the log says who did what",
    job_order_contacts: "people of a company who have no account",
  },
} satisfies Room;
