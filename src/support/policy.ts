import type { Account } from "#accounts/actor.ts";
import { type ThreadVerb, threadLife } from "./lifecycle.ts";

/** Somebody without an account, who holds the key of one thread. */
export interface Guest {
  kind: "guest";
  threadId: number;
}
export type ThreadActor = Account | Guest;

/** What a rule must know of a thread to say whose it is. */
export interface ThreadOwnership {
  id: number;
  accountId: number | null;
}

/** Why not: a thread of somebody else looks absent. */
export type ThreadDenial = "not_found" | "forbidden";

/**
 * Whether somebody may do `verb` (or read) at all; whether the thread's status allows it is the lifecycle's question.
 * A thread belongs to the account or the key that opened it; administrators read and answer all of them.
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
