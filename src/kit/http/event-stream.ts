import { PassThrough } from "node:stream";
import { Problem } from "../problem.ts";
import type { PubSub } from "../pubsub.ts";
import type { FileReply } from "./handle.ts";

const heartbeatMs = 25_000;
/** Maximum number of concurrent streams of one person in this process. */
const mostStreams = 6;
const streams = new Map<string, number>();

/** Returns the topic that is published when a session ends, so that its event streams end too. */
export const sessionTopic = (sessionId: string): string => `session:${sessionId}`;

/**
 * Opens an event stream of topics (kit/pubsub): an event `changed` for each change, and a regular comment so
 * that proxies keep the idle connection open.
 * @param who the person whose streams are counted together
 * @throws Problem 429
 */
export function openEventStream(pubsub: PubSub, who: string, ...topics: readonly string[]): FileReply {
  const open = streams.get(who) ?? 0;
  if (open >= mostStreams) throw new Problem(429, "too_many_requests", { retryAfterSeconds: 30 });
  streams.set(who, open + 1);
  const stream = new PassThrough();
  // The browser reconnects two seconds after a disconnect.
  stream.write("retry: 2000\n\nevent: open\ndata: {}\n\n");
  const send = (text: string) => {
    // Nothing is buffered for a slow client: one `changed` event is enough for many changes.
    if (!stream.writableNeedDrain) stream.write(text);
  };
  const subscribed = topics.map((topic) =>
    pubsub.subscribe(topic, () => send("event: changed\ndata: {}\n\n")),
  );
  const heartbeat = setInterval(() => send(": still here\n\n"), heartbeatMs);
  let over = false;
  const onClose = () => {
    if (over) return;
    over = true;
    for (const unsubscribe of subscribed) unsubscribe();
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
