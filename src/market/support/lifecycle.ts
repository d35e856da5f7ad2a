import { defineLifecycle } from "#kit/lifecycle.ts";
import { senders, type ThreadStatus } from "./terms.ts";

export interface ThreadFacts {
  /** Whether the writer left an email address; without one, no answer is possible. */
  reachable: boolean;
  /** Whether the thread is a headhunting request of which no agency has made a client. */
  isOpenRequest: boolean;
}

/** Whether an administrator may hand a thread over, as far as its kind decides. */
export const isOpenRequest = ({ kind, client_id }: { kind: string; client_id: number | null }): boolean =>
  kind === "headhunt" && client_id === null;

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
  refusals: { reopen: "thread_open", hand_over: "request_not_open" },
  verbs: {
    /** The writer adds a message. */
    write: [{ from: running, to: "open", by: "visitor" }],
    answer: [{ from: running, to: "answered", by: "staff", when: (facts: ThreadFacts) => facts.reachable }],
    close: [{ from: running, to: "closed", by: "staff" }],
    /** An administrator takes care of the thread. */
    assign: [{ from: running, by: "staff" }],
    /** An agency gets the request. */
    hand_over: [
      { from: running, to: "closed", by: "staff", when: (facts: ThreadFacts) => facts.isOpenRequest },
    ],
    reopen: [{ from: "closed", to: "open", by: "staff" }],
  },
});
export type ThreadVerb = (typeof threadLife.verbs)[number];
