import pg from "pg";

export interface Live {
  /** Calls `listener` for each announcement of the topic, from whichever process it came. */
  follow(topic: string, listener: () => void): () => void;
  close(): Promise<void>;
}

/**
 * Follows the announcements that transactions make with `announce` (kit/db). One connection a process listens; when it
 * breaks, it is opened again and every follower is called once, because something may have been missed.
 */
export function openLive(url: string, retryMs = 1000): Live {
  const followers = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const tell = (topic: string) => {
    for (const listener of followers.get(topic) ?? []) listener();
  };
  const connect = async (again: boolean) => {
    const next = new pg.Client({ connectionString: url, application_name: "sen live", keepAlive: true });
    next.on("notification", (message) => message.payload && tell(message.payload));
    next.on("error", () => {});
    next.on("end", () => {
      if (client === next) client = null;
      if (!closed) timer = setTimeout(() => void connect(true), retryMs);
    });
    try {
      await next.connect();
      await next.query("LISTEN sen_live");
      if (closed) return void (await next.end());
      client = next;
      if (again) for (const topic of followers.keys()) tell(topic);
    } catch {
      await next.end().catch(() => {});
    }
  };

  return {
    follow(topic, listener) {
      if (!client && followers.size === 0) void connect(false);
      const set = followers.get(topic) ?? new Set();
      followers.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0) followers.delete(topic);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
