import { defineEvent } from "#kit/events.ts";
import type { Account } from "./actor.ts";

/** An account was closed permanently; its row of `accounts` no longer has personal data. */
export const accountClosed = defineEvent<{ actor: Account; asOf: Date }>("accounts.closed");

/** A candidate is erased: data about the candidate alone is deleted, and what others need is anonymized. */
export const candidateErased = defineEvent<{ candidateId: number; asOf: Date }>("accounts.candidate_erased");
