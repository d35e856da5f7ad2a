import { inTransaction, type Tx } from "#kit/db.ts";
import { openEventStream } from "#kit/http/event-stream.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { accountTopic } from "#people/notifications/live.ts";
import { answerThread, closeThread, readMessages, reopenThread } from "../commands.ts";
import * as contract from "../contract-inbox.ts";
import { agencyNames, handOver } from "../contract-requests.ts";
import { handOverRequest } from "../hand-over.ts";
import { assignThread } from "../owners.ts";
import { inboxOf, inboxThreadOf } from "../queries/inbox.ts";
import { namesOfAgencies } from "../queries/requests.ts";
import { dismissReport } from "../reports.ts";
import { inboxTopic } from "../thread-row.ts";

/** The inbox: /admins/support_threads. */
export function adminSupport(): Bound[] {
  const after = async (tx: Tx, actor: AdminActor, id: number, asOf: Date) => ({
    data: await inboxThreadOf(tx, actor, id, asOf),
  });
  return [
    on(contract.inbox, ({ tx, actor, query, asOf }) => inboxOf(tx, actor, query, asOf)),
    onDb(contract.inboxDetail, async ({ database, actor, params, asOf }) => {
      const data = await inboxThreadOf(database.db, actor, params.id, asOf);
      if (data.attributes.unread > 0)
        await inTransaction(database, (tx) => readMessages(tx, { threadId: params.id, by: "staff", asOf }));
      return { data };
    }),
    on(contract.answer, async ({ tx, actor, params, body, asOf }) => {
      await answerThread(tx, actor, { threadId: params.id, text: body.text, asOf });
      return after(tx, actor, params.id, asOf);
    }),
    on(contract.assignOwner, async ({ tx, actor, params, body, asOf, note }) => {
      const ownerId = body.owner_id;
      const { before } = await assignThread(tx, actor, { threadId: params.id, ownerId, asOf });
      note({
        object: { type: "support_thread", id: params.id },
        before: { owner_id: before },
        after: { owner_id: ownerId },
      });
      return after(tx, actor, params.id, asOf);
    }),
    on(contract.close, async ({ tx, actor, params, asOf }) => {
      await closeThread(tx, actor, { threadId: params.id, asOf });
      return after(tx, actor, params.id, asOf);
    }),
    on(agencyNames, ({ tx }) => namesOfAgencies(tx)),
    on(handOver, async ({ tx, actor, params, body, asOf, note }) => {
      await handOverRequest(tx, actor, { threadId: params.id, agencyId: body.agency_id, asOf });
      note({ before: { agency_id: null }, after: { agency_id: body.agency_id } });
      return after(tx, actor, params.id, asOf);
    }),
    on(contract.dismiss, async ({ tx, actor, params, asOf }) => {
      await dismissReport(tx, actor, { threadId: params.id, asOf });
      return after(tx, actor, params.id, asOf);
    }),
    on(contract.reopen, async ({ tx, actor, params, asOf }) => {
      await reopenThread(tx, actor, { threadId: params.id, asOf });
      return after(tx, actor, params.id, asOf);
    }),
    onFile(contract.inboxEvents, async ({ actor, services }) =>
      openEventStream(
        services.pubsub,
        accountTopic(actor.accountId),
        inboxTopic,
        accountTopic(actor.accountId),
      ),
    ),
  ];
}
