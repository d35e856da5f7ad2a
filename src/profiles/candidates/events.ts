import { defineEvent } from "#kit/events.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";

/** Emitted when a candidate has edited the own profile. */
export const profileUpdated = defineEvent<{ actor: CandidateActor; asOf: Date }>(
  "candidates.profile_updated",
);
