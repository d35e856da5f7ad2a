import type { Thing } from "./thing.ts";

/** What a visitor types, by the things in it. */
export interface Several {
  /** Parts of the query in their order, one for each thing. */
  parts: string[];
  things: Thing[];
}

/** Returns a query. `typed` separates the things by `|`: `kế toán | ở hà nội`. */
export function several(typed: string, ...things: Thing[]): Several {
  const parts = typed.split("|").map((part) => part.trim());
  if (parts.length !== things.length) throw new Error(`"${typed}" has not one thing for each part`);
  return { parts, things };
}
