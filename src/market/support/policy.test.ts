import { describe, expect, it } from "vitest";
import type { Account } from "#people/accounts/actor.ts";
import { threadLife } from "./lifecycle.ts";
import { may, type ThreadActor } from "./policy.ts";

const account = (kind: "candidate" | "admin", accountId: number) => ({ kind, accountId }) as Account;
const thread = { id: 7, accountId: 1 };

describe("The policy of threads", () => {
  it.each<[string, ThreadActor, string]>([
    ["its writer", account("candidate", 1), "read, write"],
    ["another account", account("candidate", 2), ""],
    ["the holder of its key", { kind: "guest", threadId: 7 }, "read, write"],
    ["the holder of another key", { kind: "guest", threadId: 8 }, ""],
    ["an administrator", account("admin", 2), "read, answer, close, assign, hand_over, reopen"],
    [
      "an administrator who wrote it",
      account("admin", 1),
      "read, write, answer, close, assign, hand_over, reopen",
    ],
  ])("%s", (_, actor, expected) => {
    const verbs = (["read", ...threadLife.verbs] as const).filter(
      (verb) => may(actor, verb, thread) === true,
    );
    expect(verbs.join(", ")).toBe(expected);
    if (expected === "") expect(may(actor, "read", thread)).toBe("not_found");
  });

  it("gives a thread without an account to its key only", () => {
    expect(may(account("candidate", 1), "read", { id: 7, accountId: null })).toBe("not_found");
  });
});
