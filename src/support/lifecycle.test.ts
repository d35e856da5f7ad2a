import { describe, expect, it } from "vitest";
import { canOf, threadVerbs } from "./lifecycle.ts";
import { senders, threadStatuses } from "./terms.ts";

describe("A thread", () => {
  it("can be written to and answered until it is closed, and opened again only then", () => {
    const seen = threadStatuses.flatMap((status) =>
      senders.map((by) => {
        const can = canOf(by, status);
        return `${status} ${by}: ${Object.keys(can).filter((verb) => can[verb as keyof typeof can])}`;
      }),
    );
    expect(seen).toEqual([
      "open visitor: write",
      "open staff: answer,close",
      "answered visitor: write",
      "answered staff: answer,close",
      "closed visitor: ",
      "closed staff: reopen",
    ]);
  });

  it("of somebody without an address can only be closed", () => {
    expect(canOf("staff", "open", false)).toEqual({
      ...{ write: false, answer: false },
      ...{ close: true, reopen: false },
    });
  });

  it("leads from every state to another one", () => {
    for (const { from, to } of Object.values(threadVerbs))
      expect(threadStatuses).toEqual(expect.arrayContaining([...from, to]));
  });
});
