import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { PubSub } from "./pubsub.ts";

/** Poll intervals: for a replica that lacks changes, and for one that is current or unreachable. */
const behindMs = 50;
const idleMs = 1000;

export interface ReplicaFollower {
  /** Returns whether the replica has every change that this process was notified of. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

/**
 * Determines after each publication of `topic` (kit/pubsub) when a replica has it. This process writes a mark
 * to the primary, and the replica is current once it shows the mark, because changes appear there in commit
 * order. A WAL position is not enough: after a failover to a restored copy, a replica of the old server can
 * be ahead of the new one.
 */
export function followReplica(
  { primary, replica }: { primary: pg.Pool; replica: pg.Pool },
  pubsub: PubSub,
  topic: string,
): ReplicaFollower {
  const reader = randomUUID();
  let published = 1;
  let marked = 0;
  let shown = 0;
  let asking: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function ask(): Promise<void> {
    const wanted = published;
    if (marked === 0) await primary.query("DELETE FROM replica_marks WHERE at < now() - interval '7 days'");
    if (marked !== wanted) {
      await writeMark(primary, reader, wanted);
      marked = wanted;
    }
    shown = await readMark(replica, reader);
  }

  const isCurrent = () => shown === published && pubsub.isConnected();

  function askSoon(): void {
    if (asking || closed) return;
    clearTimeout(timer);
    asking = ask()
      .then(
        () => (isCurrent() ? idleMs : behindMs),
        () => {
          shown = 0;
          return idleMs;
        },
      )
      .then((pause) => {
        asking = null;
        if (!closed) timer = setTimeout(askSoon, pause).unref();
      });
  }

  const unsubscribe = pubsub.subscribe(topic, () => {
    published++;
    askSoon();
  });
  askSoon();
  return {
    isCurrent,
    async close() {
      closed = true;
      unsubscribe();
      clearTimeout(timer);
      await asking;
    },
  };
}

async function writeMark(primary: pg.Pool, reader: string, mark: number): Promise<void> {
  await primary.query(
    `INSERT INTO replica_marks (reader, mark) VALUES ($1, $2)
     ON CONFLICT (reader) DO UPDATE SET mark = excluded.mark, at = now()`,
    [reader, mark],
  );
}

/** Returns the mark that the replica shows; 0 for none. */
async function readMark(replica: pg.Pool, reader: string): Promise<number> {
  const { rows } = await replica.query<{ mark: number }>("SELECT mark FROM replica_marks WHERE reader = $1", [
    reader,
  ]);
  return rows[0]?.mark ?? 0;
}
