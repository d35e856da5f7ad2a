import { conflict } from "./problem.ts";

/** One transition of a verb. Of several matching rows, the first one applies. */
export interface Step<State extends string, End extends string, Role extends string, Facts> {
  from: State | readonly State[];
  /** The next state; without it, the state does not change. */
  to?: State | End;
  by: Role | readonly Role[];
  /** A condition in addition to the state. */
  when?: (facts: Facts) => boolean;
}

export interface LifecycleTable<
  State extends string,
  End extends string,
  Role extends string,
  Verb extends string,
  Facts,
  Group,
> {
  /** The columns of the state; bin/laws/status-writers lets only `transition` (kit/db) write them. */
  stored: { table: string; columns: readonly string[] };
  /** Every state with its tab in lists, in the order of tabs; null for a state without a tab. */
  states: Record<State, Group | null>;
  /** States of rows that are in no list. */
  ends?: readonly End[];
  roles: readonly Role[];
  /** The 409 code for a transition that does not exist; `refusals` has exceptions. */
  refusal: string;
  refusals?: NoInfer<Partial<Record<Verb, string>>>;
  verbs: Record<Verb, readonly Step<NoInfer<State>, NoInfer<End>, NoInfer<Role>, Facts>[]>;
}

export interface Lifecycle<
  State extends string,
  End extends string,
  Role extends string,
  Verb extends string,
  Facts,
  Group,
> {
  stored: { table: string; columns: readonly string[] };
  states: readonly State[];
  ends: readonly End[];
  roles: readonly Role[];
  verbs: readonly Verb[];
  /** The tabs of lists, in their order. */
  groups: readonly Group[];
  refusalOf(verb: Verb): string;
  /** Returns the next state, or null when this role may not use the verb in this state. */
  next(verb: Verb, role: Role | null, state: State, facts: Facts): State | End | null;
  /**
   * Returns the next state.
   * @param now value of `meta.now`, when it is not the state
   * @throws Problem 409 when this role may not use the verb in this state
   */
  check(verb: Verb, role: Role | null, state: State, facts: Facts, now?: unknown): State | End;
  /** Returns the verbs that the role may use now: the `can` of answers. */
  can(role: Role | null, state: State, facts: Facts): Record<Verb, boolean>;
  /** Returns the roles that may use a verb in any state, for policies. */
  by(verb: Verb): readonly Role[];
}

const list = <T extends string>(given: T | readonly T[]): readonly T[] =>
  typeof given === "string" ? [given] : given;

/** Builds all functions about states from one table; a verb and state without a row are refused. */
export function defineLifecycle<
  State extends string,
  Role extends string,
  Verb extends string,
  Facts,
  Group extends object,
  const End extends string = never,
>(
  table: LifecycleTable<State, End, Role, Verb, Facts, Group>,
): Lifecycle<State, End, Role, Verb, Facts, Group> {
  const states = Object.keys(table.states) as State[];
  const verbs = Object.keys(table.verbs) as Verb[];
  const refusalOf = (verb: Verb): string => table.refusals?.[verb] ?? table.refusal;

  function next(verb: Verb, role: Role | null, state: State, facts: Facts): State | End | null {
    if (role === null) return null;
    const found = table.verbs[verb].find(
      ({ from, by, when }) =>
        list(from).includes(state) && list(by).includes(role) && (when === undefined || when(facts)),
    );
    return found ? (found.to ?? state) : null;
  }

  return {
    stored: table.stored,
    states,
    ends: table.ends ?? [],
    roles: table.roles,
    verbs,
    groups: states.map((state): Group | null => table.states[state]).filter((group) => group !== null),
    refusalOf,
    next,
    check(verb, role, state, facts, now = state) {
      const found = next(verb, role, state, facts);
      if (found === null) throw conflict(refusalOf(verb), now);
      return found;
    },
    can(role, state, facts) {
      const entries = verbs.map((verb) => [verb, next(verb, role, state, facts) !== null]);
      return Object.fromEntries(entries) as Record<Verb, boolean>;
    },
    by(verb) {
      const named = table.verbs[verb].flatMap(({ by }) => list(by));
      return table.roles.filter((role) => named.includes(role));
    },
  };
}
