import type { DB } from "../../db/types.ts";
import type { Contribution } from "./contributions.ts";
import type { Answer } from "./events.ts";
import type { Bound } from "./http/handle.ts";
import type { Language } from "./i18n.ts";
import type { NotificationDefinition } from "./notification-definition.ts";
import type { ExportedFiles, ExportedRows } from "./person-export.ts";
import type { JobWork } from "./queue.ts";
import type { Services } from "./services.ts";

/** Work that the clock starts, and the operator by hand (`sen run NAME --as-of …`). */
export interface ScheduledJob {
  /** On the clock of Asia/Ho_Chi_Minh. */
  cron: string;
  /** @returns what was done, in a line for the log */
  run: (services: Services, asOf: Date) => Promise<string>;
}

/** Files of the storage that rows point at. A folder that no room names is never touched. */
export interface StoredFiles {
  table: keyof DB;
  column: string;
  /** A time that is set once the file itself has been removed. */
  unless?: string;
  /** Set where the file is made when somebody opens it: one that is not there yet is no loss. */
  madeOf?: string;
}

/** Stops what a room started with the process. */
export type Stop = () => Promise<void>;

/**
 * What a room adds to the server (ARCHITECTURE.md, "The rooms"). A room's `room.ts` exports one as `room`, and app/rooms.ts lists
 * it; what is not needed is left out.
 */
export interface Room {
  /** Tables that only this room writes. */
  tables?: readonly (keyof DB)[];
  /** Its endpoints. `onClose` takes what is to be done before the server closes. */
  routes?: (services: Services, onClose: (work: Stop) => void) => Bound[];
  /** Whether its endpoints under /public also answer without the API's prefix (spec §2, "Proxied paths"). */
  forwarded?: true;
  /** The texts of its error codes. */
  errors?: Record<Language, Readonly<Record<string, string>>>;
  /** Its work in the queue, by the queue's name. */
  jobs?: Readonly<Record<string, (services: Services) => JobWork>>;
  schedules?: Readonly<Record<string, ScheduledJob>>;
  /** Removes nightly what is no longer needed. @returns what was removed, in words; null for nothing worth a word */
  prune?: (services: Services, asOf: Date) => Promise<string | null>;
  /** What it notifies people of in the product (kit/notification-definition). */
  notifications?: readonly NotificationDefinition[];
  /** What it does about events of rooms before it. */
  answers?: readonly Answer[];
  /** The SQL that rooms before it need of its tables. */
  contributions?: readonly Contribution[];
  /** What it adds to the copy of their data that people may ask for. */
  exports?: readonly ExportedRows[];
  exportedFiles?: ExportedFiles;
  /** Tables that name people and are in no export, with the reason. */
  notExported?: Readonly<Partial<Record<keyof DB, string>>>;
  /** By the folder of the storage. */
  files?: Readonly<Record<string, StoredFiles>>;
  /** Runs once the database is up to date. */
  start?: (services: Services, role: "web" | "worker" | "all") => Promise<Stop | undefined>;
  /** Fills its caches, before the process is asked for anything. */
  warmUp?: (services: Services) => Promise<void>;
  /** What it adds to /health/ready. */
  health?: (services: Services) => Record<string, string> | undefined;
}
