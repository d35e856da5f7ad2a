import { sql } from "kysely";
import { applicantHired, applicantReachedClient, reachedClientUndone } from "#hiring/applications/events.ts";
import { fillUndone } from "#hiring/offers/events.ts";
import { deskSources } from "#hiring/quick-search/contributions.ts";
import { addTo, contribute } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import { literals } from "#kit/literals.ts";
import type { Room } from "#kit/room.ts";
import { takesPeopleByHand } from "#market/jobs/contributions.ts";
import { clientRows, openWork } from "#people/clients/contributions.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { ordersOfClients } from "./commands/client-rows.ts";
import { restartFirstCvClock, stopFirstCvClock } from "./commands/first-cv.ts";
import { fillHired, reopenUnfilled } from "./commands/move.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { quickOrders } from "./queries/quick.ts";
import { consultantOrders } from "./routes/consultant.ts";
import { savedOrders } from "./saved-list.ts";
import { workedOrders } from "./terms.ts";

export const room = {
  tables: ["job_orders", "job_order_contacts"],
  routes: () => consultantOrders(),
  errors: { en, vi },
  notifications: Object.values(notifications),
  answers: [
    answer(applicantHired, fillHired),
    answer(fillUndone, reopenUnfilled),
    answer(applicantReachedClient, stopFirstCvClock),
    answer(reachedClientUndone, restartFirstCvClock),
  ],
  contributions: [
    addTo(deskSources, quickOrders),
    addTo(savedLists, savedOrders),
    addTo(clientRows, ordersOfClients),
    addTo(openWork, {
      kind: "orders",
      count: (clientId) => sql<number>`(SELECT count(*) FROM job_orders o
        WHERE o.client_id = ${clientId} AND o.status IN ${literals(workedOrders)})`,
    }),
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
