import { describe, expect, it } from "vitest";
import { type OrderRole, orderLife, orderRoles } from "./lifecycle.ts";
import { roleFor, verbsFor } from "./policy.ts";
import { orderStatuses } from "./terms.ts";

/** The states that each role reaches by each verb, with all openings filled. */
const reached = (role: OrderRole) =>
  orderLife.verbs.flatMap((verb) =>
    orderLife.states.flatMap((from) => {
      const to = orderLife.next(verb, role, from, { hired: 2, headCount: 2 });
      return to === null || verb === "edit" ? [] : [`${verb}: ${from} → ${to}`];
    }),
  );

const common = ["open: draft → open", "hold: open → on_hold", "resume: on_hold → open"];
const reopens = ["reopen: filled → open", "reopen: lost → open", "reopen: canceled → open"];
const ends = [
  ...["lose: open → lost", "lose: on_hold → lost", "cancel: open → canceled", "cancel: on_hold → canceled"],
  ...reopens,
];
const others = ["advertise: open → open", ...orderStatuses.map((status) => `copy: ${status} → ${status}`)];
const fills = ["fill: open → filled", "fill: on_hold → filled"];

describe("The lifecycle of a job order", () => {
  it.each([
    ["lead", [...common, ...fills, ...others]],
    ["am", [...common, ...ends, ...others]],
    ["admin", [...common, ...ends, ...others]],
    ["system", [...fills, ...reopens]],
    ["consultant", []],
  ] as const)("lets the %s take its steps only", (role, steps) => {
    expect(reached(role)).toEqual([...steps]);
  });

  it("covers every role", () => {
    expect([...orderRoles].sort()).toEqual(["admin", "am", "consultant", "lead", "system"]);
  });

  it("is filled only when all openings are", () => {
    expect(orderLife.next("fill", "lead", "open", { hired: 1, headCount: 2 })).toBe(null);
  });

  it("gives a person with several roles the verbs of all of them", () => {
    const actor = { accountId: 5, isAdmin: true };
    const people = { leadId: 5, amId: null };
    expect(roleFor(actor, "fill", people)).toBe("lead");
    expect(roleFor(actor, "lose", people)).toBe("admin");
    expect(verbsFor(actor, people, "open", { hired: 1, headCount: 1 })).toMatchObject({
      fill: true,
      lose: true,
    });
  });
});
