import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db.ts";
import type { Scanner } from "./files/clamd.ts";
import type { Inspector } from "./files/inspector.ts";
import type { Storage } from "./files/storage.ts";
import type { SiteMap } from "./pages.ts";
import type { PubSub } from "./pubsub.ts";
import type { Queue } from "./queue.ts";

/** The singletons of a process: created at start, passed as arguments, never imported. */
export interface Services {
  config: Config;
  /** The key that signs sessions: the operator's SESSION_SECRET, or one generated on first start. */
  secret: string;
  log: Logger;
  clock: Clock;
  database: Database;
  storage: Storage;
  inspector: Inspector;
  /** The virus scanner; null when none is configured. */
  scanner: Scanner | null;
  /** The addresses of the product, from the declarations of rooms. */
  siteMap: SiteMap;
  queue: Queue;
  pubsub: PubSub;
}
