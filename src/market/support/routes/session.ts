import { openEventStream } from "#kit/http/event-stream.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { accountTopic } from "#people/notifications/live.ts";
import { openThread, writeMessage } from "../commands.ts";
import * as contract from "../contract.ts";
import { assertOwnThread, threadsOf, threadView } from "../queries/threads.ts";
import { threadTopic } from "../thread-row.ts";
import { readThread } from "./read.ts";

/** Endpoints for the threads of the signed-in account: /account/support_threads. */
export function sessionSupport(): Bound[] {
  return [
    on(contract.ownThreads, ({ tx, actor, query }) => threadsOf(tx, actor.accountId, query)),
    on(contract.ownOpen, async ({ tx, actor, body, asOf, language }) => {
      const { accountId, fullName: name, email } = actor;
      const writer = { kind: "chat" as const, accountId, name, email, language, asOf };
      const { id } = await openThread(tx, { ...writer, subject: body.subject, text: body.text });
      return { data: await threadView(tx, id) };
    }),
    onDb(contract.ownThread, async ({ database, actor, params, asOf }) => {
      await assertOwnThread(database.db, actor, params.id);
      return { data: await readThread(database, params.id, asOf) };
    }),
    on(contract.ownWrite, async ({ tx, actor, params, body, asOf }) => {
      await writeMessage(tx, actor, { threadId: params.id, text: body.text, asOf });
      return { data: await threadView(tx, params.id) };
    }),
    onFile(contract.ownEvents, async ({ database, actor, params, services }) => {
      await assertOwnThread(database.db, actor, params.id);
      const own = accountTopic(actor.accountId);
      return openEventStream(services.pubsub, own, threadTopic(params.id), own);
    }),
  ];
}
