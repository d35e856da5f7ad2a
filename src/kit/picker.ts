import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { time } from "./contract.ts";

type Pick = (value: never) => unknown;

const unchanged = new Set(["string", "number", "boolean", "enum", "literal", "null"]);

/**
 * Compiles a schema of answers into a function that copies declared fields and drops others, without
 * validation (measured in decision 022). Values of schemas with transforms or unions are parsed.
 */
export function pickerOf(schema: z.core.$ZodType): (value: unknown) => unknown {
  return (pick(schema) ?? ((value: unknown) => value)) as (value: unknown) => unknown;
}

/** Returns a function that copies a value by its schema; undefined when such values pass unchanged. */
function pick(schema: z.core.$ZodType): Pick | undefined {
  if (schema === time) return (value: Date | string) => (value instanceof Date ? value.toISOString() : value);
  if (unchanged.has(schema._zod.def.type)) return undefined;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner = pick(schema.def.innerType);
    return (
      inner && ((value: unknown) => (value === null || value === undefined ? value : inner(value as never)))
    );
  }
  if (schema instanceof z.ZodArray) {
    const item = pick(schema.def.element);
    return item
      ? (list: unknown[]) => list.map((value) => item(value as never))
      : (list: unknown[]) => list.slice();
  }
  if (schema instanceof z.ZodObject && !schema.def.catchall) return pickFields(schema);
  return (value: unknown) => z.parse(schema, value);
}

function pickFields(schema: z.ZodObject): Pick {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({ name, pick: pick(field) }));
  return (value: Record<string, unknown>) => {
    const picked: Record<string, unknown> = {};
    for (const { name, pick } of fields) {
      const found = value[name];
      if (found !== undefined) picked[name] = pick ? pick(found as never) : found;
    }
    return picked;
  };
}

/**
 * Compiles a function like `pickerOf` that also validates each answer by its schema, for tests and development.
 * @throws the faults of the answer
 */
export function checkingPickerOf(schema: z.ZodType): (value: unknown) => unknown {
  const picked = pickerOf(schema);
  return (value) => {
    const answer = picked(value);
    if (!isDeepStrictEqual(answer, schema.parse(value)))
      throw new Error("The compiled picker and the schema disagree on an answer");
    return answer;
  };
}
