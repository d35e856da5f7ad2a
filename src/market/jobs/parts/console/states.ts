import type { AlertTone } from "#ui/Alert.tsx";
import type { Tone } from "#ui/Badge.tsx";
import type { DisplayState } from "../../terms.ts";

/** Dates shown in job lists, keyed by their label. */
export type DateLine =
  | "publishedOn"
  | "expiresOn"
  | "expiredOn"
  | "submittedOn"
  | "closedOn"
  | "rejectedOn"
  | "createdOn";

interface StateLook {
  badge: Tone;
  banner: AlertTone;
  dates: readonly DateLine[];
  /** Jobs in this state may have views and applicants. */
  wasPublic: boolean;
}

/** The appearance of each state in consoles. */
// biome-ignore format: a state, a line
export const stateLooks: Record<DisplayState, StateLook> = {
  draft: { badge: "neutral", banner: "info", dates: ["createdOn"], wasPublic: false },
  reviewing: { badge: "info", banner: "info", dates: ["submittedOn"], wasPublic: false },
  published: { badge: "success", banner: "success", dates: ["publishedOn", "expiresOn"], wasPublic: true },
  rejected: { badge: "danger", banner: "danger", dates: ["rejectedOn"], wasPublic: false },
  closed: { badge: "neutral", banner: "warning", dates: ["closedOn"], wasPublic: true },
  expired: { badge: "warning", banner: "warning", dates: ["expiredOn"], wasPublic: true },
  frozen: { badge: "warning", banner: "warning", dates: ["publishedOn"], wasPublic: true },
};
