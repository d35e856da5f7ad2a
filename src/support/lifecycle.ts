import { defineLifecycle } from "#kit/lifecycle.ts";
import { senders, type ThreadStatus } from "./terms.ts";

export interface ThreadFacts {
  /** Who left no address cannot be answered. */
  reachable: boolean;
}

const running = ["open", "answered"] as const;

/** Every way of a thread, by the side that goes it; each status is a tab of the inbox. */
export const threadLife = defineLifecycle({
  stored: { table: "support_threads", columns: ["status"] },
  states: {
    open: { group: "open" },
    answered: { group: "answered" },
    closed: { group: "closed" },
  } satisfies { [S in ThreadStatus]: { group: S } },
  roles: senders,
  refusal: "thread_closed",
  refusals: { reopen: "thread_open" },
  verbs: {
    /** Its writer adds a message. */
    write: [{ from: running, to: "open", by: "visitor" }],
    answer: [{ from: running, to: "answered", by: "staff", when: (facts: ThreadFacts) => facts.reachable }],
    close: [{ from: running, to: "closed", by: "staff" }],
    reopen: [{ from: "closed", to: "open", by: "staff" }],
  },
});
export type ThreadVerb = (typeof threadLife.verbs)[number];
