export const archiveKinds = ["export", "import"] as const;
export const archiveStatuses = [
  "making",
  "ready",
  "checking",
  "checked",
  "importing",
  "done",
  "failed",
] as const;
export type ArchiveStatus = (typeof archiveStatuses)[number];
/** The statuses in which a worker has an archive; an agency has one such archive at a time. */
export const runningArchives = ["making", "checking", "importing"] as const satisfies ArchiveStatus[];

/** Hours for which an export can be downloaded and an uploaded archive can be imported. */
export const archiveHours = 24;
export const exportsADay = 2;
export const importsADay = 10;
/** Limit of archives in the list, which the limits by day and the expiry bound. */
export const archivesMost = 50;

/** The format that the manifest of an archive names. */
export const archiveFormat = { name: "sen-agency", version: 1 } as const;

/** The limits of an archive that is imported. */
export const archiveCaps = {
  bytes: 1024 ** 3,
  entries: 50_000,
  unpacked: 4 * 1024 ** 3,
  /** A table or the manifest. */
  part: 512 * 1024 ** 2,
  manifest: 16 * 1024 ** 2,
  file: 25 * 1024 ** 2,
  /** Characters of a row, with its texts. */
  row: 2 * 1024 ** 2,
  /** Unpacked ÷ packed size, for parts of more than a megabyte. */
  ratio: 300,
};

/** The faults of an archive or of its rows. */
export const faultCodes = [
  "not_json",
  "too_long",
  "unknown_table",
  "missing_table",
  "unknown_column",
  "missing_column",
  "repeated_id",
  "missing_reference",
  "missing_value",
  "wrong_value",
  "duplicate",
  "file_missing",
  "file_changed",
  "file_refused",
  "table_changed",
  "rows_differ",
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** Why an archive failed as a whole. */
export const failures = ["unreadable", "too_big", "wrong_format", "not_empty", "interrupted"] as const;
export type Failure = (typeof failures)[number];

/** Equal faults of a table, with the lines of the first ones. */
export interface Fault {
  table: string;
  code: FaultCode | Failure;
  column: string | null;
  count: number;
  lines: number[];
}
/** Limits of the groups of faults, and of the lines that each names. */
export const faultGroupsMost = 100;
export const faultLinesMost = 10;
