import type { Account } from "#people/accounts/actor.ts";
import { type ThreadVerb, threadLife } from "./lifecycle.ts";

/** A visitor with the key of one thread. */
export interface Guest {
  kind: "guest";
  threadId: number;
}
export type ThreadActor = Account | Guest;

/** The facts that decide to whom a thread belongs. */
export interface ThreadOwnership {
  id: number;
  accountId: number | null;
}

/** The reason of a denial: another person's thread looks absent. */
export type ThreadDenial = "not_found" | "forbidden";

/**
 * Returns whether the actor may use `verb` (or read) at all; whether the thread's status allows it is up to
 * the lifecycle. A thread belongs to the account or key that opened it; administrators read and answer all
 * threads.
 */
export function may(
  actor: ThreadActor,
  verb: ThreadVerb | "read",
  thread: ThreadOwnership,
): true | ThreadDenial {
  const own = actor.kind === "guest" ? actor.threadId === thread.id : actor.accountId === thread.accountId;
  const staff = actor.kind === "admin";
  if (!own && !staff) return "not_found";
  if (verb === "read") return true;
  if (threadLife.by(verb).includes("visitor")) return own || "not_found";
  return staff || "forbidden";
}
