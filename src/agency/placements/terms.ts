import type { Term } from "#platform/reference/terms.ts";

export const splitRoles = ["bd", "am", "sourcer", "other"] as const;
export type SplitRole = (typeof splitRoles)[number];
/** The default shares of a fee, in basis points (consoles A.7). */
export const defaultShares = [
  { role: "bd", bps: 2000 },
  { role: "am", bps: 3000 },
  { role: "sourcer", bps: 5000 },
] as const satisfies { role: SplitRole; bps: number }[];
export const splitsMost = 10;

/** Days after the start on which person and client are asked; `last` is five days before the end of the warranty. */
export const checkInDays = ["1", "7", "30", "last"] as const;
export type CheckInDay = (typeof checkInDays)[number];
/** The days before the end of the warranty at which the last check-in is due. */
export const lastCheckIn = 5;
export const checkInSides = ["person", "client"] as const;
export const checkInAnswers = ["good", "unsure", "leaving"] as const;
export type CheckInAnswer = (typeof checkInAnswers)[number];

/** Days after the last working day within which the client chooses a replacement. */
export const replacementDays = 90;

/** Why a person left within the warranty. */
export const leaveReasons = [
  { id: 1, key: "resigned" },
  { id: 2, key: "dismissed" },
  { id: 3, key: "stopped_coming" },
  { id: 4, key: "other" },
] as const satisfies Term[];

/** A share of a fee in the log. */
export interface SplitLog {
  account_id: number | null;
  role: string;
  bps: number;
}

/** Kinds of activity that this room writes (spec §3). They have no amounts, because members read the log. */
interface PlacementActivities {
  placement_create: { placement: number };
  placement_update: {
    placement: number;
    what: "start" | "check_in" | "credit" | "warranty";
  };
  placement_splits: {
    placement: number;
    note: string | null;
    before: SplitLog[];
    after: SplitLog[];
  };
  placement_status: { placement: number; status: string; note?: string | null };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends PlacementActivities {}
}
