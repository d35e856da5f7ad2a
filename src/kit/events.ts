import type { Tx } from "./db.ts";

/** An event that a room emits and later rooms handle (ARCHITECTURE.md, "The rooms"). */
export interface EventOf<Fact> {
  readonly name: string;
  /** Carries the type of the payload; the property never has a value. */
  readonly fact?: Fact;
}

/** The handler of a room for an event; it runs in the transaction of the cause. */
export interface Answer {
  readonly event: string;
  readonly run: (tx: Tx, fact: never) => Promise<void>;
}

export function defineEvent<Fact>(name: string): EventOf<Fact> {
  return { name };
}

export function answer<Fact>(event: EventOf<Fact>, run: (tx: Tx, fact: Fact) => Promise<void>): Answer {
  return { event: event.name, run };
}

let answers: ReadonlyMap<string, readonly Answer[]> | null = null;

/** Registers the handlers of all rooms in their order, once at the start of a process. */
export function connectAnswers(all: readonly Answer[]): void {
  answers = Map.groupBy(all, ({ event }) => event);
}

/**
 * Runs the handlers of an event in the order of rooms, within the transaction: a failing handler fails the
 * cause.
 */
export async function emit<Fact>(tx: Tx, event: EventOf<Fact>, fact: Fact): Promise<void> {
  if (!answers) throw new Error(`${event.name} happened before the rooms were connected (app/rooms.ts)`);
  for (const { run } of answers.get(event.name) ?? []) await run(tx, fact as never);
}
