import type { Tx } from "./db.ts";

/** Something that a room says has happened, for rooms after it in the order to answer (ARCHITECTURE.md, "The rooms"). */
export interface EventOf<Fact> {
  readonly name: string;
  /** Only a type: the payload of the event. */
  readonly fact?: Fact;
}

/** What a room does when an event happens, in the transaction of its cause. */
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

/** Takes the answers of all rooms, in their order; once at the start of a process. */
export function connectAnswers(all: readonly Answer[]): void {
  answers = Map.groupBy(all, ({ event }) => event);
}

/**
 * Runs what the rooms do about an event, one after the other in the order of rooms. It is part of the transaction: a failed
 * answer fails what caused it.
 */
export async function emit<Fact>(tx: Tx, event: EventOf<Fact>, fact: Fact): Promise<void> {
  if (!answers) throw new Error(`${event.name} happened before the rooms were connected (app/rooms.ts)`);
  for (const { run } of answers.get(event.name) ?? []) await run(tx, fact as never);
}
