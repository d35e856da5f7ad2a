import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const folder = join(import.meta.dirname, "../../../db/demo");

/** Returns the content of a file of `db/demo`. Throws where it does not match the schema. */
export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
  if (error) throw new Error(`db/demo/${name}.json: ${z.prettifyError(error)}`);
  return data;
}

export const text = z.string().min(1);
export const texts = z.array(text);

/** Returns a schema for an object with the value in Vietnamese and in English. */
export function inBoth<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({ vi: schema, en: schema });
}

/** Replaces the placeholders of a text, such as `{company}`. Throws where a value is missing. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value of {${name}}: ${template}`);
    return String(value);
  });
}
