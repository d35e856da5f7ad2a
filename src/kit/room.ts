import type { DB } from "../../db/types.ts";
import type { Contribution } from "./contributions.ts";
import type { Answer } from "./events.ts";
import type { Bound } from "./http/handle.ts";
import type { Language } from "./i18n.ts";
import type { NotificationDefinition } from "./notification-definition.ts";
import type { ExportedFiles, ExportedRows } from "./person-export.ts";
import type { JobWork } from "./queue.ts";
import type { Services } from "./services.ts";

/** Work that runs on schedule, or by the operator's command (`sen run NAME --as-of …`). */
export interface ScheduledJob {
  /** Cron expression in the time zone Asia/Ho_Chi_Minh. */
  cron: string;
  /** @returns a summary in one line for the log */
  run: (services: Services, asOf: Date) => Promise<string>;
}

/** Files that rows refer to. Folders that no room declares are never changed. */
export interface StoredFiles {
  table: keyof DB;
  column: string;
  /** A column with the time at which the file was removed. */
  unless?: string;
  /** The column with the source of a file that is created on first use; a missing file is not an error. */
  madeOf?: string;
}

/** Stops the background work that a room has started. */
export type Stop = () => Promise<void>;

/**
 * The contributions of a room to the server (ARCHITECTURE.md, "The rooms"). A room's `room.ts` exports one as
 * `room`, and app/rooms.ts lists it.
 */
export interface Room {
  /** Tables that only this room writes. */
  tables?: readonly (keyof DB)[];
  /** The endpoints of the room. `onClose` registers work to do before the server closes. */
  routes?: (services: Services, onClose: (work: Stop) => void) => Bound[];
  /**
   * True when the room's endpoints under /public also answer without the API's prefix (spec §2, "Proxied paths").
   */
  forwarded?: true;
  /** The texts of the room's error codes. */
  errors?: Record<Language, Readonly<Record<string, string>>>;
  /** Handlers of the room's jobs, by the name of the queue. */
  jobs?: Readonly<Record<string, (services: Services) => JobWork>>;
  /**
   * Jobs that may run again after they failed, each with the reason for which a second run does no harm. Administrators retry these
   * alone. Scheduled jobs are always safe to repeat.
   */
  repeatable?: Readonly<Record<string, string>>;
  schedules?: Readonly<Record<string, ScheduledJob>>;
  /** Prunes the room's rows nightly. @returns a summary, or null when there is nothing to report */
  prune?: (services: Services, asOf: Date) => Promise<string | null>;
  /** The kinds of notifications of the room (kit/notification-definition). */
  notifications?: readonly NotificationDefinition[];
  /** Handlers for events of earlier rooms. */
  answers?: readonly Answer[];
  /** SQL and values that the room contributes to earlier rooms (kit/contributions). */
  contributions?: readonly Contribution[];
  /** The room's part of the export of a person's data. */
  exports?: readonly ExportedRows[];
  exportedFiles?: ExportedFiles;
  /** Tables with personal data that are not exported, with the reason. */
  notExported?: Readonly<Partial<Record<keyof DB, string>>>;
  /** The files of the room, by the folder of the storage. */
  files?: Readonly<Record<string, StoredFiles>>;
  /** Starts the room's background work, after the migration of the database. */
  start?: (services: Services, role: "web" | "worker" | "all") => Promise<Stop | undefined>;
  /** Fills the room's caches before the process receives requests. */
  warmUp?: (services: Services) => Promise<void>;
  /** Fields that the room adds to the answer of /health/ready. */
  health?: (services: Services) => Record<string, string> | undefined;
}
