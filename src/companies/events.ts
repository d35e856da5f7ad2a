import { defineEvent } from "#kit/events.ts";

/**
 * A company removes stages from its boards, which agencies that hire for it use too.
 * @param to for each the stage that takes its place: the one before it
 */
export const stagesRemoved = defineEvent<{ moves: readonly { from: number; to: number }[]; asOf: Date }>(
  "companies.stages_removed",
);
