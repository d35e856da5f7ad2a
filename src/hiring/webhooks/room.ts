import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import { allowedAddresses } from "#kit/outgoing/addresses.ts";
import type { JobWork } from "#kit/queue.ts";
import type { Room } from "#kit/room.ts";
import { secretBox } from "#kit/secret-box.ts";
import type { Services } from "#kit/services.ts";
import { activityForWebhooks } from "#people/activities/events.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { deliverer } from "./commands/deliver.ts";
import { deliverJobs, pruneDeliveries, queueDeliveries } from "./commands/deliveries.ts";
import { renewSecrets } from "./commands/webhooks.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries.ts";
import { companyWebhooks } from "./routes/company.ts";
import { answerSeconds } from "./terms.ts";

const boxOf = ({ config, secret }: Services) => secretBox(config.ENCRYPTION_KEYS, secret);
const addressesOf = ({ config }: Services) => allowedAddresses(config.WEBHOOK_PRIVATE_ADDRESSES);
const timeoutMs = answerSeconds * 1000;

function workOf(services: Services): JobWork {
  const { database, clock } = services;
  const tools = { database, clock, box: boxOf(services), addresses: addressesOf(services), timeoutMs };
  const deliver = deliverer(tools);
  return {
    workers: 4,
    perGroup: 2,
    handle: ({ id, attempts }, run) => deliver({ id: Number(id), attempts: Number(attempts) }, run),
  };
}

export const room = {
  tables: ["webhooks", "webhook_deliveries"],
  routes: (services) => companyWebhooks(boxOf(services), addressesOf(services)),
  errors: { en, vi },
  jobs: { [deliverJobs.working]: workOf, [deliverJobs.failing]: workOf },
  prune: async (services, asOf) => {
    const { db } = services.database;
    const renewed = await renewSecrets(db, boxOf(services), asOf);
    return `${await pruneDeliveries(db, asOf)} webhook deliveries, ${renewed} webhook secrets encrypted anew`;
  },
  notifications: Object.values(notifications),
  answers: [answer(activityForWebhooks, queueDeliveries)],
  contributions: [
    ...contributions,
    addTo(mergeRules, { table: "webhooks", rule: "stop", ends: { column: "active", to: false } }),
  ],
} satisfies Room;
