import { allowedAddresses } from "#kit/outgoing/addresses.ts";
import { secretBox } from "#kit/secret-box.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import type { TestApi } from "#test/api.ts";
import { deliverer } from "../commands/deliver.ts";
import { deliverJobs } from "../commands/deliveries.ts";
import * as contract from "../contract.ts";
import { events, type WebhookEvent } from "../terms.ts";

const names: string[] = Object.values(deliverJobs);

/** Creates companies with a webhook to a receiver, and runs the queue when a test calls for it. */
export function sending(api: TestApi, program: { url: string }) {
  // Removes queued jobs of the previous test.
  api.queued.length = 0;

  async function company(chosen: readonly WebhookEvent[] = events) {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
    const call = await api.as(boss.id);
    const made = await call(contract.webhookCreate, { body: { url: program.url, events: [...chosen] } });
    const params = { id: Number(made.data.id) };
    const log = async () =>
      (await call(contract.deliveryList, { params })).data.map(({ id, attributes }) => ({
        id,
        ...attributes,
      }));
    const webhook = async () =>
      (await call(contract.webhookList)).data.find(({ id }) => id === made.data.id)!.attributes;
    return { boss, job, call, params, secret: made.secret, log, webhook };
  }

  /** Runs the due attempts like a worker. @returns the names of their queues */
  async function work(timeoutMs = 2000): Promise<string[]> {
    const { database, clock, services } = api;
    const box = secretBox(services.config.ENCRYPTION_KEYS, services.secret);
    const deliver = deliverer({ database, clock, box, addresses: allowedAddresses(true), timeoutMs });
    const isOurs = ({ name, startAfter }: (typeof api.queued)[number]) =>
      names.includes(name) && (!startAfter || startAfter <= clock.now());
    const due = api.queued.filter(isOurs);
    api.queued.splice(0, Number.POSITIVE_INFINITY, ...api.queued.filter((job) => !isOurs(job)));
    const { signal } = new AbortController();
    for (const { data } of due) await deliver(data as { id: number; attempts: number }, { signal });
    return due.map(({ name }) => name);
  }

  return { company, work };
}
