import { PassThrough } from "node:stream";
import type { Live } from "../live.ts";
import { Problem } from "../problem.ts";
import type { FileReply } from "./handle.ts";

const heartbeatMs = 25_000;
/** Windows of one person that follow something at once, in this process. */
const mostStreams = 6;
const streams = new Map<string, number>();

/** What is announced when a session ends: the streams that it opened end too. */
export const sessionTopic = (sessionId: string): string => `session:${sessionId}`;

/**
 * Follows a topic (kit/live): an event `changed` for each change, and a comment now and then so that nothing between here
 * and the browser takes the silence for a dead line.
 * @param who whose windows are counted together
 * @throws Problem 429
 */
export function followTopic(live: Live, who: string, topic: string): FileReply {
  const open = streams.get(who) ?? 0;
  if (open >= mostStreams) throw new Problem(429, "too_many_requests", { retryAfterSeconds: 30 });
  streams.set(who, open + 1);
  const stream = new PassThrough();
  // A browser comes back by itself two seconds after a break.
  stream.write("retry: 2000\n\nevent: open\ndata: {}\n\n");
  const say = (text: string) => {
    // A reader that has stopped reading gets nothing more piled up: one event says as much as many.
    if (!stream.writableNeedDrain) stream.write(text);
  };
  const leave = live.follow(topic, () => say("event: changed\ndata: {}\n\n"));
  const heartbeat = setInterval(() => say(": still here\n\n"), heartbeatMs);
  let over = false;
  const onClose = () => {
    if (over) return;
    over = true;
    leave();
    clearInterval(heartbeat);
    const left = (streams.get(who) ?? 1) - 1;
    if (left > 0) streams.set(who, left);
    else streams.delete(who);
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
