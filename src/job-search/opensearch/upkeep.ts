import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import { announcement, type Db } from "#kit/db.ts";
import { type Lists, readLists } from "../lists.ts";
import type { Cluster } from "./cluster.ts";
import { faultOf } from "./fallback.ts";
import { type Told, tellNews } from "./feeding.ts";
import { fingerprint } from "./mapping.ts";
import { indexInUse, rebuildCluster } from "./rebuild.ts";

const lookMs = 500;
const afterFailureMs = 2000;
const verifyMs = 30_000;

interface Position {
  build: string;
  told: Told;
  lists: Lists;
  /** The alias leads to the index that the database knows of. */
  fits: boolean;
}

export interface Upkeep {
  /** Looks once, for tests; `start` does it again and again. */
  pass(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** Keeps the cluster in step with the published jobs, half a second behind them; any number of processes may do it. */
export function clusterUpkeep(db: Db, cluster: Cluster, log: Logger): Upkeep {
  const leaving = new AbortController();
  let position: Position | null = null;
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let building: Promise<void> | null = null;
  let running = Promise.resolve();
  let failing = false;
  let rebuildFrom = 0;

  /** Beside the passes, which go on telling the index in use. */
  function rebuild(): void {
    if (performance.now() < rebuildFrom) return;
    building ??= rebuildCluster(db, cluster, { signal: leaving.signal })
      .then((count) => {
        if (count !== null) log.info({ jobs: count }, "A new index of the search cluster is in use");
      })
      .catch((error) => {
        rebuildFrom = performance.now() + afterFailureMs;
        failed(error);
      })
      .finally(() => {
        building = null;
      });
  }

  function failed(error: unknown): void {
    verifiedAt = Number.NEGATIVE_INFINITY;
    if (leaving.signal.aborted || failing) return;
    failing = true;
    log.warn(faultOf(error), "The search cluster cannot be told of changes; this is tried until it works");
  }

  async function verify(current: Position): Promise<void> {
    current.lists = await readLists(db);
    const inUse = await indexInUse(cluster);
    current.fits = inUse?.build === current.build;
    verifiedAt = performance.now();
    if (!current.fits || inUse?.fingerprint !== fingerprint(current.lists)) rebuild();
  }

  /** @returns whether there is more to tell at once */
  async function pass(): Promise<boolean> {
    const row = await readPosition(db);
    if (!row) {
      rebuild();
      return false;
    }
    if (position?.build !== row.build) {
      const told = { horizon: row.horizon, seen: new Set<number>() };
      position = { build: row.build, told, lists: await readLists(db), fits: false };
      verifiedAt = Number.NEGATIVE_INFINITY;
    }
    if (performance.now() - verifiedAt > verifyMs) await verify(position);
    if (!position.fits) return false;
    const news = await tellNews(db, cluster, cluster.alias, position.told, position.lists);
    position.told = news.told;
    if (failing) {
      failing = false;
      log.info("The search cluster is told of changes again");
    }
    if (news.jobs > 0 || row.old) await remember(db, position);
    // A page that was made in the half second between may be without the news.
    if (news.jobs > 0) await sql`SELECT ${announcement("market")}`.execute(db);
    return news.more;
  }

  async function keepOn(): Promise<void> {
    while (!leaving.signal.aborted) {
      let pause = lookMs;
      try {
        if (await pass()) pause = 0;
      } catch (error) {
        failed(error);
        pause = afterFailureMs;
      }
      await sleep(pause, undefined, { signal: leaving.signal }).catch(() => {});
    }
  }

  return {
    async pass() {
      while (await pass());
      await building;
    },
    start() {
      running = keepOn();
    },
    async stop() {
      leaving.abort();
      await running;
      await building;
    },
  };
}

/** @returns null when no index is known, or it was not told of changes for so long that their notes may be gone */
async function readPosition(db: Db): Promise<{ build: string; horizon: string; old: boolean } | null> {
  // Notes are kept for a day. A horizon that lies ahead is another server's: this database was restored.
  const { rows } = await sql<{ build: string | null; horizon: string; old: boolean; lost: boolean }>`
    SELECT build, horizon::text AS horizon, caught_up_at < now() - interval '10 seconds' AS old,
      caught_up_at < now() - interval '12 hours' OR horizon > pg_snapshot_xmin(pg_current_snapshot()) AS lost
    FROM search_cluster`.execute(db);
  const row = rows[0];
  return row?.build && !row.lost ? { build: row.build, horizon: row.horizon, old: row.old } : null;
}

async function remember(db: Db, { build, told }: Position): Promise<void> {
  await sql`
    UPDATE search_cluster SET horizon = greatest(horizon, ${told.horizon}::xid8), caught_up_at = now()
    WHERE build = ${build}`.execute(db);
}
