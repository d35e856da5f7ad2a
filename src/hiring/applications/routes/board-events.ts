import { openEventStream } from "#kit/http/event-stream.ts";
import type { FileReply } from "#kit/http/handle.ts";
import type { PubSub } from "#kit/pubsub.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { accountTopic } from "#people/notifications/live.ts";
import { boardTopic } from "../commands/record.ts";

/** Opens the event stream of a job's board, with an event for each change. @throws Problem 429 */
export function openBoardStream(pubsub: PubSub, actor: HiringActor, jobId: number): FileReply {
  return openEventStream(
    pubsub,
    `board:${actor.accountId}`,
    boardTopic(jobId),
    accountTopic(actor.accountId),
  );
}
