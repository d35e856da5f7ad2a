import { day } from "#kit/clock.ts";
import { undoDays } from "./terms.ts";

/** Returns the moment until which an act can be undone. */
export const undoUntil = (at: Date | string): Date => new Date(new Date(at).getTime() + undoDays * day);

/** Returns whether an act can still be undone. */
export const isRecent = (at: Date | string | null, asOf: Date): boolean =>
  at !== null && asOf < undoUntil(at);
