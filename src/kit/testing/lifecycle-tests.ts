import { expect, it } from "vitest";
import type { Lifecycle } from "../lifecycle.ts";

/** One allowed transition, declared apart from the lifecycle table: from, verb, roles, to. */
type Way<State, End, Role, Verb> = readonly [State, Verb, readonly Role[], State | End];

/**
 * Compares every state × verb × role with a second list of allowed transitions; everything else must be
 * refused.
 */
export function testMatrix<
  State extends string,
  End extends string,
  Role extends string,
  Verb extends string,
  Facts,
  Group,
>(
  life: Lifecycle<State, End, Role, Verb, Facts, Group>,
  facts: Facts,
  allowed: readonly Way<NoInfer<State>, NoInfer<End>, NoInfer<Role>, NoInfer<Verb>>[],
): void {
  it.each(life.states)("from %s, every verb by every role", (state) => {
    for (const verb of life.verbs)
      for (const role of life.roles) {
        const way = allowed.find(([from, v, by]) => from === state && v === verb && by.includes(role));
        const expected = way?.[3] ?? null;
        expect(life.next(verb, role, state, facts), `${role} ${verb}`).toBe(expected);
        expect(life.can(role, state, facts)[verb], `can ${verb} of ${role}`).toBe(expected !== null);
        if (way) expect(life.by(verb), verb).toContain(role);
        else
          expect(() => life.check(verb, role, state, facts), `${role} ${verb}`).toThrow(
            expect.objectContaining({ status: 409, meta: { now: state }, message: life.refusalOf(verb) }),
          );
      }
  });
}

/**
 * Tests that every state can be reached and left, and has a name in both languages; `final` and `first` are
 * the exceptions.
 */
export function testCompleteness<State extends string>(
  life: { states: readonly State[] },
  given: {
    ways: readonly Way<NoInfer<State>, string, unknown, unknown>[];
    labels: Record<"en" | "vi", Record<NoInfer<State>, string>>;
    final?: readonly NoInfer<State>[];
    first?: readonly NoInfer<State>[];
  },
): void {
  const { ways, labels, final = [], first = [] } = given;
  it.each(life.states)("%s is reached, can be left and has a name", (state) => {
    const leaves = ways.some(([from, , , to]) => from === state && to !== state);
    const reached = ways.some(([from, , , to]) => to === state && from !== state);
    expect(leaves, "left").toBe(!final.includes(state));
    expect(reached, "reached").toBe(!first.includes(state));
    for (const language of ["en", "vi"] as const) expect(labels[language][state], language).toBeTruthy();
  });

  it("no name is of a state that does not exist", () => {
    for (const texts of Object.values(labels))
      expect(Object.keys(texts).sort()).toEqual([...life.states].sort());
  });
}
