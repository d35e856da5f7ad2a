import { defineLifecycle } from "#kit/lifecycle.ts";
import { senders, type ThreadStatus } from "./terms.ts";

export interface ThreadFacts {
  /** Whether the writer left an email address; without one, no answer is possible. */
  reachable: boolean;
}

const running = ["open", "answered"] as const;

/** The transitions of a thread by side; each status is a tab of the inbox. */
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
    /** The writer adds a message. */
    write: [{ from: running, to: "open", by: "visitor" }],
    answer: [{ from: running, to: "answered", by: "staff", when: (facts: ThreadFacts) => facts.reachable }],
    close: [{ from: running, to: "closed", by: "staff" }],
    reopen: [{ from: "closed", to: "open", by: "staff" }],
  },
});
export type ThreadVerb = (typeof threadLife.verbs)[number];
