import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, ClusterError, clusterStatus } from "./cluster.ts";

const timeoutMs = 60_000;
const attempts = 6;
const firstPauseMs = 250;

interface BulkAnswer {
  items: Record<string, { status: number; error?: { type: string } }>[];
}

/**
 * Sends the lines of a bulk request to an alias. When the cluster's queue is full (429), it waits and repeats
 * the request, so that writers slow down to the cluster's pace.
 */
export async function writeBulk(
  cluster: Cluster,
  alias: string,
  lines: object[],
  { refresh = false } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await send(cluster, alias, lines, refresh);
    } catch (error) {
      if (clusterStatus(error) !== 429 || attempt === attempts) throw error;
      await sleep(firstPauseMs * 2 ** attempt * (0.5 + Math.random() / 2));
    }
}

async function send(cluster: Cluster, alias: string, lines: object[], refresh: boolean): Promise<void> {
  const answer = await cluster.ask<BulkAnswer>("POST", `/${alias}/_bulk`, {
    lines,
    query: { require_alias: "true", ...(refresh ? { refresh: "true" } : {}) },
    timeoutMs,
  });
  const failed = answer.items
    .flatMap((item) => Object.values(item))
    // 409: the index has a later version already.
    .find(({ status, error }) => error && status !== 409);
  if (failed) throw new ClusterError(failed.error!.type, failed.status);
}

/** Processes a source with a number of parallel workers; the next item is read when a worker is free. */
export async function inParallel<T>(
  source: AsyncGenerator<T>,
  workers: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const results = await Promise.allSettled(
    Array.from({ length: workers }, async () => {
      // An error of one worker ends the source for all of them.
      for await (const item of source) await work(item);
    }),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
