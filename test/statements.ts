import pg from "pg";
import { inTransaction } from "#kit/db.ts";
import { makeSide, type Product, type Side, type Way, ways } from "./statement-ways.ts";

export interface Counted {
  name: string;
  /** SQL statements of the command, without BEGIN and COMMIT. */
  command: string[];
  /** SQL statements of the API request with the same effect. */
  request: string[];
}

/** Counts the SQL statements of each command, called directly and by the API. Each command runs once before. */
export async function countStatements(product: Product): Promise<Counted[]> {
  const { database } = product.services;
  const statements: string[] = [];
  const stop = watch((text) => statements.push(text));
  const counted: Counted[] = [];
  const of = async (way: Way, run: (side: Side) => Promise<unknown>) => {
    const side = await makeSide(product, way.stage);
    await inTransaction(database, async (tx) => way.before?.(tx, side));
    statements.length = 0;
    await run(side);
    return [...statements];
  };
  try {
    for (const way of ways) {
      const command = (side: Side) => inTransaction(database, (tx) => way.command(tx, side));
      // The first run is not counted, because the queue reads its settings once.
      await of(way, command);
      counted.push({
        name: way.name,
        command: (await of(way, command)).slice(1, -1),
        request: await of(way, way.request),
      });
    }
  } finally {
    stop();
  }
  return counted;
}

/** Calls `note` with each SQL statement of the product's pool. The queue and subscriptions have other connections. */
function watch(note: (text: string) => void): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    if (this.constructor.name === "PreparingClient")
      note((typeof first === "string" ? first : first.text).trim());
    return Reflect.apply(query, this, args);
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
  };
}

/** Returns the tables that are read more than once, by the first table of each SELECT. */
export function repeatedReads(statements: readonly string[]): string[] {
  const tables = statements.flatMap((text) => {
    const [, table] = /^select\b.*?\bfrom "?(\w+)/is.exec(text) ?? [];
    return table ? [table] : [];
  });
  return [...Map.groupBy(tables, (table) => table)]
    .filter(([, reads]) => reads.length > 1)
    .map(([table, reads]) => `${table} ${reads.length}`);
}
