import { defineEvent } from "#kit/events.ts";
import type { Account } from "./actor.ts";

/** Somebody closed their account for good; their rows of `accounts` say nothing of them any more. */
export const accountClosed = defineEvent<{ actor: Account; asOf: Date }>("accounts.closed");

/** What stands where a person's name and addresses were. */
export interface Anonymous {
  full_name: string;
  email: string;
  phone: null;
}

/** A candidate is to be erased: what only concerns them goes, what others need stays without saying who it was. */
export const candidateErased = defineEvent<{ candidateId: number; anonymous: Anonymous; asOf: Date }>(
  "accounts.candidate_erased",
);
