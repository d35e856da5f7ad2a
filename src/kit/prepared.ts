import { sql } from "kysely";
import pg from "pg";

/** How often a pool sends a statement before it prepares it: what is seldom asked is not worth the memory. */
const fewestUses = 20;
/** A connection keeps some 50 kB for each statement that it has prepared. */
const mostPrepared = 100;
/** Texts that are counted; those of lists differ with the number of values. */
const mostCounted = 5000;

/** At the end of a read: its plan is the same for all values, because a key leads to the rows. */
export const samePlan = sql`/* prepared */`;

/** A write finds its rows by key. The plan of a read may depend on the values, above all on a limit: without them it may be ten times worse. */
const isSuitable = (text: string) =>
  text.endsWith("/* prepared */") ||
  (/^\s*(?:with ins as \( )?(?:insert|update|delete)\b/i.test(text) && !/\blimit\b/i.test(text));

/** True when a migration has changed a table since the statement was prepared. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "0A000" && /cached plan/.test(error.message);
}

/**
 * Connections of one pool, which prepare the writes and the marked reads that are sent most (decision 051): parsing and
 * planning took as long as running them.
 */
export function preparingClient(): typeof pg.Client {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  let named = 0;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    if (!isSuitable(text)) return undefined;
    if (uses.size >= mostCounted) uses.clear();
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count < fewestUses) return undefined;
    uses.delete(text);
    const name = `sen_${++named}`;
    names.set(text, name);
    return name;
  }

  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the overloads of the library
    override query(given: any, values?: any, done?: any): any {
      const isPlain = typeof given === "string" && Array.isArray(values) && done === undefined;
      const name = isPlain ? nameOf(given) : undefined;
      return name === undefined ? super.query(given, values, done) : this.#run(name, given, values);
    }

    async #run(name: string, text: string, values: unknown[]) {
      try {
        return await super.query({ name, text, values });
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error;
        // All of them may be outdated; under new names they are prepared anew.
        names.clear();
        if (this.getTransactionStatus() !== "I") throw error;
        return super.query(text, values);
      }
    }
  };
}
