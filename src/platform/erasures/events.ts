import { defineEvent } from "#kit/events.ts";

export const erasureKinds = ["account", "applicant", "prospect"] as const;
export type ErasureKind = (typeof erasureKinds)[number];

/** A row that was erased. After a restore its id may belong to another row: `madeAt` tells them apart. */
export interface Erased {
  id: number;
  /** The time at which the row was created, as an ISO string. */
  madeAt: string;
}

/** Emitted for erasures after the backup that the database was restored from: they must be repeated. */
export const erasureReplayed = defineEvent<{ kind: ErasureKind; erased: readonly Erased[]; asOf: Date }>(
  "erasures.replayed",
);
