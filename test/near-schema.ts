import fc from "fast-check";
import { z } from "zod";
import { badTexts } from "./bad-input.ts";

/** The part of a JSON schema that tests read. */
export interface Described {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: Described[];
  allOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  /** Name of the field that the schema describes. */
  name?: string;
}

const texts = [
  "kế toán",
  "binh@example.test",
  "1",
  "0901234567",
  "Trần Thị Bình",
  "2026-03-02",
  "https://sen.test",
];
const text = fc.constantFrom(...texts);
/** Usual values of text fields, by the name of the field. */
const usualTexts: Record<string, string> = {
  email: "binh@example.test",
  password: "Sen-nở-77-ao",
  full_name: "Trần Thị Bình",
  phone: "0901234567",
  name: "Bình",
  text: "Cho em hỏi ạ",
};
/** Texts that no client sends by accident. */
export const bad = fc.constantFrom(...badTexts);
/** JSON values other than texts, and a text with half a pair of surrogates. */
export const wrong = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  2 ** 63,
  1e308,
  [],
  {},
  [[[]]],
  ["a", null],
  { a: { b: 1 } },
  "\ud800",
  "\0",
);
export const deep: unknown = JSON.parse(`${'{"a":'.repeat(300)}1${"}".repeat(300)}`);

/** Generates values that match a schema, and values just beyond its limits. */
export function near(schema: Described): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.allOf;
  if (either?.[0]) return fc.oneof(...either.map(near));
  const { minimum: min = 0, maximum: max = 100 } = schema;
  if (schema.type === "integer" || schema.type === "number")
    return fc.constantFrom(1, 2, 3, min, max, min - 1, max + 1);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "array") return fc.array(either ? text : near(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === "object")
    return fc.record(
      fields(schema, (field) => near(field)),
      { requiredKeys: [] },
    );
  const usual = usualTexts[schema.name ?? ""];
  if (usual) return fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, text);
  const longest = schema.maxLength ?? 40;
  return fc.oneof(
    { weight: 4, arbitrary: text },
    fc.constantFrom("a".repeat(longest), "ế".repeat(longest + 1)),
  );
}

/** Returns an object with the result of `of` for each field of a schema. */
export function fields<T>(schema: Described, of: (field: Described) => T): Record<string, T> {
  const named = Object.entries(schema.properties ?? {});
  return Object.fromEntries(named.map(([name, field]) => [name, of({ ...field, name })]));
}

/** Returns the JSON schema of a zod schema, or an empty one. */
export const described = (schema: z.ZodType | undefined): Described =>
  schema ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Described) : {};

/** Returns a value that matches a schema and contains the text in every text field. */
export function filled(schema: Described, text: string): unknown {
  const either = schema.anyOf ?? schema.allOf;
  if (either) return filled(either.find(({ type }) => type === "string") ?? either[0] ?? {}, text);
  if (schema.type === "array") return [filled(schema.items ?? {}, text)];
  if (schema.type === "object") return fields(schema, (field) => filled(field, text));
  return schema.type && schema.type !== "string" ? 1 : text;
}

const longList = Array.from({ length: 100_000 }, (_, index) => index);

/** Returns values of a schema: one for each list in it, nested lists included, in which this list has 100,000 entries. */
export function withLongList(schema: Described): unknown[] {
  const either = schema.anyOf ?? schema.allOf;
  if (either) return either.flatMap(withLongList);
  if (schema.type === "array")
    return [longList, ...withLongList(schema.items ?? {}).map((nested) => [nested])];
  if (schema.type !== "object") return [];
  const whole = fields(schema, (field) => filled(field, "kế toán"));
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    withLongList(field).map((long) => ({ ...whole, [name]: long })),
  );
}
