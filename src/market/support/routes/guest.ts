import { type Database, inTransaction } from "#kit/db.ts";
import { openEventStream } from "#kit/http/event-stream.ts";
import { type Bound, onDb, onFile } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { isSecure } from "#people/accounts/cookie.ts";
import { countHit, isLimited } from "#people/accounts/rate-limit.ts";
import { writeMessage } from "../commands.ts";
import * as contract from "../contract.ts";
import { guestCookie, isKey } from "../cookie.ts";
import { threadOfKey } from "../keys.ts";
import { threadView } from "../queries/threads.ts";
import { threadTopic } from "../thread-row.ts";
import { readThread } from "./read.ts";

/** Endpoints of a conversation without an account, for the holder of its key. */
export function guestSupport(): Bound[] {
  return [
    onDb(contract.guestThread, async ({ database, params, asOf, origin }) => {
      const threadId = await opened(database, params.token, origin.ip, asOf);
      return { data: await readThread(database, threadId, asOf) };
    }),
    onDb(contract.guestWrite, async ({ database, params, body, asOf, origin }) => {
      const threadId = await opened(database, params.token, origin.ip, asOf);
      await inTransaction(database, (tx) =>
        writeMessage(tx, { kind: "guest", threadId }, { threadId, text: body.text, asOf }),
      );
      return { data: await threadView(database.db, threadId) };
    }),
    onDb(contract.guestMark, async ({ database, cookies, asOf, origin, services }) => {
      const key = cookies[guestCookie(isSecure(services))] ?? "";
      const { attributes } = await threadView(database.db, await opened(database, key, origin.ip, asOf));
      return {
        data: { id: "guest", type: "support_mark" as const, attributes: { unread: attributes.unread } },
      };
    }),
    onFile(contract.guestEvents, async ({ database, cookies, asOf, origin, services }) => {
      const key = cookies[guestCookie(isSecure(services))] ?? "";
      const threadId = await opened(database, key, origin.ip, asOf);
      return openEventStream(services.pubsub, `support:${threadId}`, threadTopic(threadId));
    }),
  ];
}

const guessLimit = { max: 20, minutes: 15 };

/**
 * Returns the thread of a key. Wrong keys from one address are counted, and above the limit no key is
 * checked.
 * @throws Problem 404, 429
 */
async function opened(database: Database, key: string, ip: string, asOf: Date): Promise<number> {
  const bucket = `support-key:${ip}`;
  const isOpen = isKey(key) && !(await isLimited(database.db, bucket, guessLimit.max, asOf));
  const threadId = isOpen ? await threadOfKey(database.db, key, asOf) : null;
  if (threadId !== null) return threadId;
  await countHit(database.db, bucket, guessLimit, asOf);
  throw notFound();
}
