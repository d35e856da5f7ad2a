import { randomUUID } from "node:crypto";
import pg from "pg";

export interface PubSub {
  /** Calls `listener` for each notification of the topic, from any process. */
  subscribe(topic: string, listener: () => void): () => void;
  /**
   * False while the connection to the database is down: notifications of that time are delivered after reconnecting.
   */
  isConnected(): boolean;
  /**
   * Resolves when all notifications of transactions that committed before this call are delivered. Without a connection
   * there is nothing to wait for: callers check `isConnected`.
   */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface PubSubOptions {
  /** Delay before reconnecting. */
  retryMs?: number;
  /**
   * Interval between tests of an idle connection, and time limit of their answers: a connection that died silently
   * delivers nothing.
   */
  checkMs?: number;
  answerMs?: number;
}

/**
 * Subscribes to the notifications that transactions send with `publish` (kit/db). One connection per process listens.
 * After a reconnect every subscriber is called once, because notifications may have been missed.
 */
export function openPubSub(url: string, options: PubSubOptions = {}): PubSub {
  const subscribers = new Map<string, Set<() => void>>();
  const notify = (topic: string) => {
    for (const listener of subscribers.get(topic) ?? []) listener();
  };
  const notifyAll = () => {
    for (const topic of subscribers.keys()) notify(topic);
  };
  const line = keepLine(url, options, { onMessage: notify, onReopen: notifyAll });
  let opened = false;
  let flushing: Promise<void> | null = null;
  let nextFlush: Promise<void> | null = null;

  function flush(): Promise<void> {
    if (!line.isOpen()) return Promise.resolve();
    if (!flushing) {
      flushing = line.test().finally(() => {
        flushing = null;
      });
      return flushing;
    }
    // The query in progress may have been answered before the caller's transaction committed.
    nextFlush ??= flushing.then(() => {
      nextFlush = null;
      return flush();
    });
    return nextFlush;
  }

  return {
    subscribe(topic, listener) {
      if (!opened) line.open();
      opened = true;
      const set = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) subscribers.delete(topic);
      };
    },
    isConnected: line.isOpen,
    flush,
    close: line.close,
  };
}

/** The connection that listens. It reconnects by itself. */
interface Line {
  open(): void;
  isOpen(): boolean;
  /** Closes the connection if it does not answer; the database sends pending notifications before its answer. */
  test(): Promise<void>;
  close(): Promise<void>;
}

function keepLine(
  url: string,
  { retryMs = 1000, checkMs = 10_000, answerMs = 3000 }: PubSubOptions,
  { onMessage, onReopen }: { onMessage: (topic: string) => void; onReopen: () => void },
): Line {
  let client: pg.Client | null = null;
  let failures = 0;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  const connect = async (again: boolean) => {
    const next = newClient(url, answerMs);
    const lost = () => {
      if (client === next) client = null;
    };
    next.on("notification", (message) => message.payload && onMessage(message.payload));
    next.on("error", lost);
    next.on("end", () => {
      lost();
      if (!closed) retry = setTimeout(() => void connect(true), pauseAfter(failures, retryMs));
    });
    try {
      await next.connect();
      await next.query("LISTEN sen_live");
      if (closed) return void (await next.end());
      await assertReceives(next);
      failures = 0;
      if (again) onReopen();
      client = next;
      clearInterval(check);
      check = setInterval(() => void testWith(receivesOwnMessages), checkMs).unref();
    } catch {
      failures++;
      await next.end().catch(() => {});
    }
  };
  const testWith = async (probe: Probe) => {
    const tested = client;
    if (tested && !(await answersInTime(tested, probe, { answerMs, onLate: () => drop(tested) })))
      drop(tested);
  };
  const drop = (tested: pg.Client) => {
    if (client === tested) client = null;
    // While a query is open, end() closes the connection instead of waiting for an answer.
    void tested.end().catch(() => {});
  };
  return {
    open: () => void connect(false),
    isOpen: () => client !== null,
    test: () => testWith(answers),
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(check);
      const last = client;
      client = null;
      await last?.end().catch(() => {});
    },
  };
}

const newClient = (url: string, answerMs: number) =>
  new pg.Client({
    connectionString: url,
    application_name: "sen live",
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
  });

/** Repeated failures increase the delay, up to a minute. */
const pauseAfter = (failures: number, retryMs: number) =>
  Math.min(retryMs * 2 ** failures, Math.max(retryMs, 60_000));

type Probe = (line: pg.Client) => Promise<boolean>;

/** @param limit.onLate is called after `answerMs`, while the answer is still awaited */
async function answersInTime(
  line: pg.Client,
  probe: Probe,
  { answerMs, onLate }: { answerMs: number; onLate: () => void },
): Promise<boolean> {
  const timer = setTimeout(onLate, answerMs);
  const isAnswered = await probe(line).catch(() => false);
  clearTimeout(timer);
  return isAnswered;
}

async function answers(line: pg.Client): Promise<boolean> {
  await line.query("SELECT 1");
  return true;
}

/** Returns whether a notification really arrives: a pooler in transaction mode accepts LISTEN but delivers nothing. */
async function receivesOwnMessages(line: pg.Client): Promise<boolean> {
  const word = `hello ${randomUUID()}`;
  let heard = false;
  const listen = (message: pg.Notification) => {
    if (message.payload === word) heard = true;
  };
  line.on("notification", listen);
  await line.query("SELECT pg_notify('sen_live', $1)", [word]);
  line.off("notification", listen);
  return heard;
}

/** @throws Error if a pooler drops the notifications */
async function assertReceives(line: pg.Client): Promise<void> {
  if (!(await receivesOwnMessages(line)))
    throw new Error("A pool between here and the database drops notifications");
}
