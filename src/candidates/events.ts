import type { CandidateActor } from "#accounts/actor.ts";
import { defineEvent } from "#kit/events.ts";

/** Emitted when a candidate has edited the own profile. */
export const profileUpdated = defineEvent<{ actor: CandidateActor; asOf: Date }>(
  "candidates.profile_updated",
);
