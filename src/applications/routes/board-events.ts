import { PassThrough } from "node:stream";
import type { CompanyActor } from "#accounts/actor.ts";
import type { FileReply } from "#kit/http/handle.ts";
import type { Live } from "#kit/live.ts";
import { Problem } from "#kit/problem.ts";
import { boardTopic } from "../commands/record.ts";

const heartbeatMs = 25_000;
/** Windows of one account that follow boards at once, in this process. */
const mostStreams = 6;
const streams = new Map<number, number>();

/**
 * Follows a job's board: an event for each change, and a comment now and then so that nothing between here and the
 * browser takes the silence for a dead line.
 * @throws Problem 429
 */
export function followBoard(live: Live, actor: CompanyActor, jobId: number): FileReply {
  const open = streams.get(actor.accountId) ?? 0;
  if (open >= mostStreams) throw new Problem(429, "too_many_requests", { retryAfterSeconds: 30 });
  streams.set(actor.accountId, open + 1);
  const stream = new PassThrough();
  // A browser comes back by itself two seconds after a break.
  stream.write("retry: 2000\n\nevent: open\ndata: {}\n\n");
  const say = (text: string) => {
    // A reader that has stopped reading gets nothing more piled up: one event says as much as many.
    if (!stream.writableNeedDrain) stream.write(text);
  };
  const leave = live.follow(boardTopic(jobId), () => say("event: changed\ndata: {}\n\n"));
  const heartbeat = setInterval(() => say(": still here\n\n"), heartbeatMs);
  let over = false;
  const onClose = () => {
    if (over) return;
    over = true;
    leave();
    clearInterval(heartbeat);
    const left = (streams.get(actor.accountId) ?? 1) - 1;
    if (left > 0) streams.set(actor.accountId, left);
    else streams.delete(actor.accountId);
    stream.destroy();
  };
  stream.once("close", onClose);
  const headers = {
    "Cache-Control": "no-store, no-transform",
    "X-Accel-Buffering": "no",
    Connection: "keep-alive",
  };
  return { stream, headers, onClose, onStop: () => stream.end() };
}
