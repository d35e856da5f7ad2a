import { defineEvent } from "#kit/events.ts";
import type { Account } from "./actor.ts";

/** Emitted when an account was closed permanently; its row of `accounts` no longer has personal data. */
export const accountClosed = defineEvent<{ actor: Account; asOf: Date }>("accounts.closed");

/**
 * Emitted when a candidate is erased: data about the candidate alone is deleted, data that others need is
 * anonymized.
 */
export const candidateErased = defineEvent<{ candidateId: number; asOf: Date }>("accounts.candidate_erased");
