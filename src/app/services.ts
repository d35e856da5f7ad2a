import { systemClock } from "#kit/clock.ts";
import type { Config } from "#kit/config.ts";
import { type Database, openDatabase } from "#kit/db.ts";
import { openErrorReports } from "#kit/error-reports.ts";
import { openScanner } from "#kit/files/clamd.ts";
import { openInspector } from "#kit/files/inspector.ts";
import { openStorage } from "#kit/files/storage.ts";
import { uploadFolder } from "#kit/http/upload.ts";
import { openLog } from "#kit/log.ts";
import { migrate } from "#kit/migrate.ts";
import { openPostgres } from "#kit/postgres.ts";
import { openPubSub } from "#kit/pubsub.ts";
import { openQueue } from "#kit/queue.ts";
import type { Stop } from "#kit/room.ts";
import type { Services } from "#kit/services.ts";
import { seedReference } from "#platform/reference/seed.ts";
import { loadedRooms } from "./loaded-rooms.ts";
import { secretOf } from "./secret.ts";
import { siteMap } from "./site-map.ts";
import { jobNames, repeatableJobs } from "./worker.ts";

/** Fills the caches of all rooms, so that the first requests do not wait for them. */
export async function warmUp(services: Services): Promise<void> {
  await Promise.all(loadedRooms.map(({ room }) => room.warmUp?.(services)));
}

export type Role = "web" | "worker" | "all";

export interface Running {
  services: Services;
  databaseUrl: string;
  /** Stops, in this order, what rooms have started, the queue, subscriptions, connections, and the database server of this process. */
  close(): Promise<void>;
}

/** Migrates the schema and updates the reference lists. @returns the migrations that have run */
export async function prepareDatabase(database: Database): Promise<string[]> {
  const ran = await migrate(database.db);
  await seedReference(database.db);
  return ran;
}

/** Opens the services of a process. */
export async function openServices(
  config: Config,
  role: Role,
  options: { keepsDatabase?: boolean } = {},
): Promise<Running> {
  const reports = await openErrorReports(config);
  const log = openLog(config.LOG_LEVEL, undefined, reports?.report);
  const server = await openPostgres(config, options.keepsDatabase ?? false);
  const pubsub = openPubSub(server.url);
  const replicaUrl = config.DATABASE_REPLICA_URL;
  const database = openDatabase(server.url, {
    size: config.DATABASE_POOL,
    ...(replicaUrl && { replica: { url: replicaUrl, pubsub } }),
  });
  await prepareDatabase(database);
  const queue = await openQueue(server.url, jobNames, log, role, repeatableJobs);
  database.queueJobs = queue.add;
  const storage = openStorage({ storageUrl: config.STORAGE_URL, dataDir: config.DATA_DIR });
  const inspector = openInspector(uploadFolder(config.DATA_DIR));
  const scanner = openScanner(config.CLAMD_URL);
  const secret = await secretOf(config);
  const services: Services = {
    config,
    secret,
    log,
    clock: systemClock,
    database,
    storage,
    inspector,
    scanner,
    siteMap,
    queue,
    pubsub,
  };
  const started: (Stop | undefined)[] = [];
  for (const { room } of loadedRooms) started.push(await room.start?.(services, role));
  return {
    services,
    databaseUrl: server.url,
    async close() {
      inspector.close();
      for (const stop of started) await stop?.();
      await queue.stop();
      await pubsub.close();
      await database.close();
      await reports?.close();
      await server.stop();
    },
  };
}
