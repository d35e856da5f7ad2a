import type { z } from "zod";
import { type Described, described, fields } from "../near-schema.ts";
import { same } from "./same.ts";

/**
 * Returns possible values of a field, the most likely first. The caller uses the first value that the schema and the
 * endpoint accept.
 */
function valuesOf(schema: Described): unknown[] {
  // In a form, an empty text stands for a missing value.
  if (schema.const !== undefined) return schema.const === "" ? [] : [schema.const];
  if (schema.enum) return schema.enum.filter((value) => value !== schema.default).toReversed();
  const either = schema.anyOf ?? schema.allOf;
  if (either) return either.flatMap((one) => valuesOf({ ...one, ...(schema.name && { name: schema.name }) }));
  if (schema.type === "boolean") return [schema.default !== true, schema.default === true];
  if (schema.type === "integer" || schema.type === "number")
    return [...numbers, schema.minimum, schema.maximum].filter((value) => value !== schema.default);
  if (schema.type === "null") return [];
  if (schema.type === "array")
    return valuesOf({ ...schema.items, name: schema.name ?? "" }).map((one) => [one]);
  if (schema.type === "object")
    return Array.from({ length: numbers.length + 1 + texts.length }, (_, nth) =>
      fields(schema, (field) => {
        const values = valuesOf(field);
        return values[nth] ?? values[0];
      }),
    );
  if (schema.type === "string") return [`Giá trị của ${schema.name}`, ...texts];
  return [...numbers, `Giá trị của ${schema.name}`, ...texts];
}

/** Numbers that are valid in some field, such as ids of places, ids of categories, and a year. */
const numbers = [2, 3, 27, 37, 15, 30, 60, 90, 1990, 12_000_000];
const texts = [
  "Bùi Thị Bếp",
  "2026-03-10",
  "10:30",
  "2026-04-01T03:00:00.000Z",
  "binh@example.test",
  "https://example.com/gioi-thieu",
  "0901234567",
  "1990-05-20",
  "2019",
  "<p>Bếp nhỏ</p>",
];

interface Refusal {
  errors: { source?: { pointer?: string } }[];
}

/** Fills in the fields that a request leaves out. Each gets a value that the schema accepts and that is not the default. */
export class Filled {
  readonly body: Record<string, unknown>;
  /** Fields for which no value is accepted. */
  readonly missing: string[] = [];
  readonly #schema: z.ZodType;
  readonly #untried = new Map<string, unknown[]>();

  /**
   * @param without fields that are not filled in
   * @param before returns the present value of a field, which is sent again only where no other value exists
   */
  constructor(
    schema: z.ZodType,
    base: Record<string, unknown>,
    without: readonly string[],
    before: (field: string) => unknown = () => undefined,
  ) {
    this.#schema = schema;
    this.body = { ...base };
    for (const [name, field] of Object.entries(described(schema).properties ?? {})) {
      if (name in base || without.includes(name)) continue;
      const values = valuesOf({ ...field, name });
      const present = before(name);
      if (present === undefined) {
        // A default would prove nothing: an endpoint that ignores the field answers it too.
        const changed = values.filter((value) => value !== (field.default ?? false));
        this.#untried.set(name, changed);
      } else {
        const other = values.filter((value) => !same(value, present));
        this.#untried.set(name, [...new Set([...other, ...values])]);
      }
      if (!this.#next(name)) this.missing.push(name);
    }
  }

  /** Gives other values to the fields that an endpoint has refused. @returns whether a field had another value */
  replace({ errors }: Refusal): boolean {
    const names = errors.map(({ source }) => source?.pointer?.split("/")[1] ?? "");
    return names.filter((name) => this.#next(name)).length > 0;
  }

  #next(name: string): boolean {
    const untried = this.#untried.get(name) ?? [];
    for (let value = untried.shift(); value !== undefined; value = untried.shift()) {
      const { error } = this.#schema.safeParse({ ...this.body, [name]: value });
      if (error?.issues.some(({ path }) => path[0] === name)) continue;
      this.body[name] = value;
      return true;
    }
    return false;
  }
}
