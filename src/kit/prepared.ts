import { sql } from "kysely";
import pg from "pg";

/** A pool prepares a statement after this many uses, because rare ones are not worth the memory. */
const fewestUses = 20;
/** A connection needs about 50 kB for each prepared statement. */
const mostPrepared = 100;
/** Maximum number of statements whose uses are counted: a list of values gives each length its own text. */
const mostCounted = 5000;

/**
 * Marks a read whose plan is the same for all values because a key finds its rows; append it to the
 * statement.
 */
export const samePlan = sql`/* prepared */`;

/**
 * Writes find their rows by key. The plan of other reads may depend on the values, above all on a limit, and
 * a generic plan may be ten times slower.
 */
const isSuitable = (text: string) =>
  text.endsWith("/* prepared */") ||
  (/^\s*(?:with ins as \( )?(?:insert|update|delete)\b/i.test(text) && !/\blimit\b/i.test(text));

/** True when a migration has changed a table since the statement was prepared. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === "0A000" && /cached plan/.test(error.message);
}

/**
 * Returns a client class for a pool: its connections prepare the most frequent writes and marked reads
 * (decision 051), because parsing and planning took as long as running them.
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
        // All prepared statements may be outdated; new names cause them to be prepared again.
        names.clear();
        if (this.getTransactionStatus() !== "I") throw error;
        return super.query(text, values);
      }
    }
  };
}
