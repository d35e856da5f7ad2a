import type { StagePhase } from "#people/companies/pipeline.ts";
import type { Tone } from "#ui/Badge.tsx";

/** The colour of a stage, by its phase. */
export const stageTones: Record<StagePhase, Tone> = {
  sourced: "neutral",
  applied: "info",
  screening: "info",
  submitted: "info",
  interview: "leaf",
  offer: "warning",
  hired: "success",
  rejected: "danger",
  withdrawn: "neutral",
};
