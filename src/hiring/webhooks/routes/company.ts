import { type Bound, on, onDb } from "#kit/http/handle.ts";
import type { Addresses } from "#kit/outgoing/addresses.ts";
import { assertAllowed } from "#kit/problem.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { replayDelivery, sendPing } from "../commands/deliveries.ts";
import { createWebhook, deleteWebhook, editWebhook, rotateSecret } from "../commands/webhooks.ts";
import * as contract from "../contract.ts";
import { mayManageWebhooks } from "../policy.ts";
import { deliveriesOf, deliveryOf, webhookOf, webhooksOf } from "../queries.ts";

/** The endpoints for webhooks of a company and their deliveries. */
export function companyWebhooks(box: SecretBox, addresses: Pick<Addresses, "check">): Bound[] {
  return [
    on(contract.webhookList, ({ tx, actor, asOf }) => webhooksOf(tx, actor, asOf)),
    // The host name of the webhook is resolved before the transaction begins.
    onDb(contract.webhookCreate, async ({ actor, body, asOf, note, commit }) => {
      assertAllowed(mayManageWebhooks(actor));
      const url = await addresses.check(body.url, "webhook");
      return commit(async (tx) => {
        const { id, secret } = await createWebhook(tx, actor, { ...body, url }, box, asOf);
        note({ after: { id, events: body.events.join(" ") } });
        return { data: await webhookOf(tx, actor, id, asOf), secret };
      });
    }),
    onDb(contract.webhookEdit, async ({ actor, params, body, asOf, note, commit }) => {
      assertAllowed(mayManageWebhooks(actor));
      const url = await addresses.check(body.url, "webhook");
      return commit(async (tx) => {
        await editWebhook(tx, actor, params.id, { ...body, url });
        note({ after: { events: body.events.join(" "), active: body.active } });
        return { data: await webhookOf(tx, actor, params.id, asOf) };
      });
    }),
    on(contract.webhookDelete, async ({ tx, actor, params }) => {
      await deleteWebhook(tx, actor, params.id);
      return undefined;
    }),
    on(contract.webhookTest, async ({ tx, actor, params, asOf }) => {
      const deliveryId = await sendPing(tx, actor, params.id, asOf);
      return { data: await deliveryOf(tx, actor, { ...params, deliveryId }, asOf) };
    }),
    on(contract.webhookRotate, async ({ tx, actor, params, asOf }) => {
      const secret = await rotateSecret(tx, actor, params.id, box, asOf);
      return { data: await webhookOf(tx, actor, params.id, asOf), secret };
    }),
    on(contract.deliveryList, ({ tx, actor, params, query, asOf }) =>
      deliveriesOf(tx, actor, params.id, query, asOf),
    ),
    on(contract.deliveryReplay, async ({ tx, actor, params, asOf }) => {
      await replayDelivery(tx, actor, params, asOf);
      return { data: await deliveryOf(tx, actor, params, asOf) };
    }),
  ];
}
