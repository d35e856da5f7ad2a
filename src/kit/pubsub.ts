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
   * How often an idle connection is tested, and how long an answer may take: a connection that died silently delivers
   * nothing.
   */
  checkMs?: number;
  answerMs?: number;
}

/**
 * Subscribes to the notifications that transactions send with `publish` (kit/db). One connection per process listens.
 * After a reconnect every subscriber is called once, because notifications may have been missed.
 */
export function openPubSub(url: string, options: PubSubOptions = {}): PubSub {
  const { retryMs = 1000, checkMs = 10_000, answerMs = 3000 } = options;
  const subscribers = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let failures = 0;
  let opened = false;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let check: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | null = null;
  let nextFlush: Promise<void> | null = null;

  const notify = (topic: string) => {
    for (const listener of subscribers.get(topic) ?? []) listener();
  };
  const connect = async (again: boolean) => {
    opened = true;
    const next = new pg.Client({
      connectionString: url,
      application_name: "sen live",
      keepAlive: true,
      connectionTimeoutMillis: answerMs,
    });
    const lost = () => {
      if (client === next) client = null;
    };
    next.on("notification", (message) => message.payload && notify(message.payload));
    next.on("error", lost);
    next.on("end", () => {
      lost();
      // Repeated failures increase the delay, up to a minute.
      const pause = Math.min(retryMs * 2 ** failures, Math.max(retryMs, 60_000));
      if (!closed) retry = setTimeout(() => void connect(true), pause);
    });
    try {
      await next.connect();
      await next.query("LISTEN sen_live");
      if (closed) return void (await next.end());
      if (!(await receivesOwnMessages(next)))
        throw new Error("A pool between here and the database drops notifications");
      failures = 0;
      if (again) for (const topic of subscribers.keys()) notify(topic);
      client = next;
      clearInterval(check);
      check = setInterval(() => void testConnection(receivesOwnMessages), checkMs).unref();
    } catch {
      failures++;
      await next.end().catch(() => {});
    }
  };

  /** The database sends pending notifications before it answers the next query. */
  async function testConnection(test: (line: pg.Client) => Promise<boolean> = answers): Promise<void> {
    const tested = client;
    if (!tested) return;
    const cut = () => {
      if (client === tested) client = null;
      // With a query open, this closes the connection instead of waiting for an answer.
      void tested.end().catch(() => {});
    };
    const timer = setTimeout(cut, answerMs);
    const heard = await test(tested).catch(() => false);
    clearTimeout(timer);
    if (!heard) cut();
  }

  function flush(): Promise<void> {
    if (!client) return Promise.resolve();
    if (!flushing) {
      flushing = testConnection().finally(() => {
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
      if (!opened) void connect(false);
      const set = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) subscribers.delete(topic);
      };
    },
    isConnected: () => client !== null,
    flush,
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

async function answers(line: pg.Client): Promise<boolean> {
  await line.query("SELECT 1");
  return true;
}

/** Whether a notification really arrives: a pooler in transaction mode accepts LISTEN but delivers nothing. */
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
