import { describe, expect, it } from "vitest";
import { defineLifecycle } from "./lifecycle.ts";
import { testCompleteness, testMatrix } from "./testing/lifecycle-tests.ts";

interface Facts {
  paid: boolean;
}
const door = defineLifecycle({
  stored: { table: "doors", columns: ["status"] },
  states: { open: { sort: "opened_at" }, shut: { sort: "shut_at" }, locked: null },
  ends: ["removed"],
  roles: ["guest", "keeper"],
  refusal: "door_changed",
  refusals: { remove: "door_stays" },
  verbs: {
    shut: [{ from: "open", to: "shut", by: ["guest", "keeper"] }],
    lock: [
      { from: ["open", "shut"], to: "locked", by: "keeper", when: ({ paid }: Facts) => paid },
      { from: "open", to: "shut", by: "keeper" },
    ],
    paint: [{ from: ["open", "shut"], by: "keeper" }],
    open: [{ from: ["shut", "locked"], to: "open", by: "keeper" }],
    remove: [{ from: "locked", to: "removed", by: "keeper" }],
  },
});

const ways = [
  ["open", "shut", ["guest", "keeper"], "shut"],
  ["open", "lock", ["keeper"], "locked"],
  ["shut", "lock", ["keeper"], "locked"],
  ["open", "paint", ["keeper"], "open"],
  ["shut", "paint", ["keeper"], "shut"],
  ["shut", "open", ["keeper"], "open"],
  ["locked", "open", ["keeper"], "open"],
  ["locked", "remove", ["keeper"], "removed"],
] as const;
const names = { open: "Open", shut: "Shut", locked: "Locked" };

describe("A lifecycle", () => {
  testMatrix(door, { paid: true }, ways);
  testCompleteness(door, { ways, labels: { en: names, vi: names } });

  it("takes the first row whose facts are true, and refuses when none is", () => {
    expect(door.next("lock", "keeper", "open", { paid: false })).toBe("shut");
    expect(door.next("lock", "keeper", "shut", { paid: false })).toBeNull();
    expect(door.next("lock", null, "open", { paid: true })).toBeNull();
  });

  it("lists its tabs in order, without the states that have none", () => {
    expect(door.groups).toEqual([{ sort: "opened_at" }, { sort: "shut_at" }]);
  });

  it("answers where the thing is, or what the caller says instead", () => {
    const at = (now?: string) => () => door.check("remove", "guest", "open", { paid: true }, now);
    expect(at()).toThrow(expect.objectContaining({ message: "door_stays", meta: { now: "open" } }));
    expect(at("hall")).toThrow(expect.objectContaining({ meta: { now: "hall" } }));
  });

  it("does not compile with a state, role or verb that nobody declared", () => {
    // @ts-expect-error: no such verb
    expect(() => door.next("break", "guest", "open", { paid: true })).toThrow();
    // @ts-expect-error: no such role
    expect(door.next("shut", "thief", "open", { paid: true })).toBeNull();
    // @ts-expect-error: no such state
    expect(door.next("shut", "guest", "ajar", { paid: true })).toBeNull();
    const base = { stored: door.stored, states: { open: null }, roles: ["keeper"], refusal: "x" } as const;
    // @ts-expect-error: a way to a state that does not exist
    defineLifecycle({ ...base, verbs: { shut: [{ from: "open", to: "shut", by: "keeper" }] } });
    type Names = Parameters<typeof testCompleteness<"open" | "shut">>[1]["labels"]["en"];
    // @ts-expect-error: a state without a name
    const nameless: Names = { open: "Open" };
    expect(nameless).not.toHaveProperty("shut");
  });
});
