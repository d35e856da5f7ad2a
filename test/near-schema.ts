import fc from "fast-check";
import { z } from "zod";
import { badTexts } from "./bad-input.ts";

/** A schema as the API's documentation writes it. */
export interface Described {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Described[];
  allOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  format?: string;
  /** Of the field that it describes. */
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
/** What fields of these names mostly hold. */
const said: Record<string, string> = {
  email: "binh@example.test",
  password: "Sen-nở-77-ao",
  full_name: "Trần Thị Bình",
  phone: "0901234567",
  name: "Bình",
  text: "Cho em hỏi ạ",
};
/** What nobody sends by accident. */
export const bad = fc.constantFrom(...badTexts);
/** What JSON can say beside texts; half a pair of surrogates is no letter. */
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

/** What fits a schema, or nearly: its ends, and what lies just beyond them. */
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
  const usual = said[schema.name ?? ""];
  if (usual) return fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, text);
  const longest = schema.maxLength ?? 40;
  return fc.oneof(
    { weight: 4, arbitrary: text },
    fc.constantFrom("a".repeat(longest), "ế".repeat(longest + 1)),
  );
}

/** Of each field that a schema names, what `of` makes of it. */
export function fields<T>(schema: Described, of: (field: Described) => T): Record<string, T> {
  const known = Object.entries(schema.properties ?? {});
  return Object.fromEntries(known.map(([name, field]) => [name, of({ ...field, name })]));
}

/** The documentation of a schema; of none, an empty one. */
export const described = (schema: z.ZodType | undefined): Described =>
  schema ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Described) : {};

/** A value of a schema with the text wherever a text may be. */
export function filled(schema: Described, text: string): unknown {
  const either = schema.anyOf ?? schema.allOf;
  if (either) return filled(either.find(({ type }) => type === "string") ?? either[0] ?? {}, text);
  if (schema.type === "array") return [filled(schema.items ?? {}, text)];
  if (schema.type === "object") return fields(schema, (field) => filled(field, text));
  return schema.type && schema.type !== "string" ? 1 : text;
}

const longList = Array.from({ length: 100_000 }, (_, index) => index);

/** Values of a schema, in each of which another list, nested ones too, has 100,000 entries. */
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
