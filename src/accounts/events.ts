import { defineEvent } from "#kit/events.ts";
import type { Account } from "./actor.ts";

/** An account was closed permanently; its row of `accounts` no longer has personal data. */
export const accountClosed = defineEvent<{ actor: Account; asOf: Date }>("accounts.closed");

/** The replacements of a person's name and addresses. */
export interface Anonymous {
  full_name: string;
  email: string;
  phone: null;
}

/** A candidate is erased: data about the candidate alone is deleted, and what others need is anonymized. */
export const candidateErased = defineEvent<{ candidateId: number; anonymous: Anonymous; asOf: Date }>(
  "accounts.candidate_erased",
);
