import type { z } from "zod";

/**
 * Reads the query of an address by the schema of a list's filters. Unknown names and empty values are left out.
 * @returns the values with the defaults of the schema, and the names whose values are invalid
 */
export function readQuery(filters: z.ZodObject, text: string) {
  const sent = new URLSearchParams(text);
  const values: Record<string, unknown> = {};
  const invalid: string[] = [];
  for (const [name, schema] of Object.entries(filters.shape) as [string, z.ZodType][]) {
    const value = sent.get(name)?.trim().toWellFormed() || undefined;
    const read = schema.safeParse(value);
    if (!read.success) invalid.push(name);
    values[name] = read.success ? read.data : schema.parse(undefined);
  }
  return { values, invalid };
}

/** Returns the shortest query with these values: the names in the order of the schema, without defaults. */
export function writeQuery(filters: z.ZodObject, values: Readonly<Record<string, unknown>>): string {
  const usual = filters.parse({});
  const query = new URLSearchParams();
  for (const name of Object.keys(filters.shape)) {
    const value = values[name];
    if (value !== undefined && value !== null && value !== usual[name]) query.set(name, String(value));
  }
  return query.toString();
}

/** Returns whether two queries have the same names and values, in any order. */
export const isSameQuery = (a: string, b: string): boolean => sorted(a) === sorted(b);

function sorted(query: string): string {
  const values = new URLSearchParams(query);
  values.sort();
  return values.toString();
}
