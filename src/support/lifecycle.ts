import type { Sender, ThreadStatus } from "./terms.ts";

/** Verbs of a thread: from which states, to which one, and who does it. */
export const threadVerbs = {
  /** Its writer adds a message. */
  write: { from: ["open", "answered"], to: "open", by: "visitor" },
  answer: { from: ["open", "answered"], to: "answered", by: "staff" },
  close: { from: ["open", "answered"], to: "closed", by: "staff" },
  reopen: { from: ["closed"], to: "open", by: "staff" },
} as const satisfies Record<string, { from: readonly ThreadStatus[]; to: ThreadStatus; by: Sender }>;

export type ThreadVerb = keyof typeof threadVerbs;

export function mayThread(verb: ThreadVerb, by: Sender, status: ThreadStatus): boolean {
  const rule = threadVerbs[verb];
  return rule.by === by && (rule.from as readonly ThreadStatus[]).includes(status);
}

/** What a side may do with a thread as it stands; whoever left no address cannot be answered. */
export function canOf(by: Sender, status: ThreadStatus, reachable = true) {
  return {
    write: mayThread("write", by, status),
    answer: reachable && mayThread("answer", by, status),
    close: mayThread("close", by, status),
    reopen: mayThread("reopen", by, status),
  };
}
