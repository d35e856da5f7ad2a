import type { HiringActor } from "#accounts/hiring-scope.ts";
import { followTopic } from "#kit/http/follow.ts";
import type { FileReply } from "#kit/http/handle.ts";
import type { Live } from "#kit/live.ts";
import { boardTopic } from "../commands/record.ts";

/**
 * Follows a job's board: an event for each change.
 * @throws Problem 429
 */
export function followBoard(live: Live, actor: HiringActor, jobId: number): FileReply {
  return followTopic(live, `board:${actor.accountId}`, boardTopic(jobId));
}
