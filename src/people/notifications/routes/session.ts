import { openEventStream } from "#kit/http/event-stream.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { changeChoices, readNotifications } from "../commands/own.ts";
import * as contract from "../contract.ts";
import { accountTopic } from "../live.ts";
import { choicesOf, notificationList, ownNotification, unreadCounts } from "../queries.ts";

/** Binds the endpoints for the notifications and settings of an account with a session. */
export function sessionNotifications(): Bound[] {
  return [
    on(contract.list, ({ tx, actor, query, language }) => notificationList(tx, actor, query, language)),
    on(contract.unread, async ({ tx, actor }) => ({
      data: {
        id: String(actor.accountId),
        type: "unread_notifications" as const,
        attributes: await unreadCounts(tx, actor),
      },
    })),
    on(contract.readAll, async ({ tx, actor, asOf }) => {
      await readNotifications(tx, actor, { asOf });
      return undefined;
    }),
    on(contract.read, async ({ tx, actor, params, language, asOf }) => {
      await readNotifications(tx, actor, { id: params.id, asOf });
      return { data: await ownNotification(tx, actor, params.id, language) };
    }),
    on(contract.choices, ({ tx, actor }) => choicesOf(tx, actor)),
    on(contract.changeChoices, async ({ tx, actor, body }) => {
      await changeChoices(tx, actor, body);
      return choicesOf(tx, actor);
    }),
    onFile(contract.events, async ({ actor, services }) => {
      const topic = accountTopic(actor.accountId);
      return openEventStream(services.pubsub, topic, topic);
    }),
  ];
}
