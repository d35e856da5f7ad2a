import type { z } from "zod";

/** Kinds of checks that zod runs before it looks at the entries of a list. */
const maximums = new Set(["max_length", "length_equals", "max_size", "size_equals"]);
const hasMaximum = ({ _zod: { def } }: z.core.$ZodType): boolean =>
  (def.checks ?? []).some((check) => maximums.has(check._zod.def.check));

/**
 * Returns the paths of a schema's arrays, sets, maps and records that accept any number of entries. Only listed keys
 * limit a record, because zod has no size check for one.
 * @param above the schemas that contain this one: a schema may refer to itself
 */
export function unlimitedCollections(
  schema: z.core.$ZodType,
  path = "",
  above: readonly z.core.$ZodType[] = [],
): string[] {
  if (above.includes(schema)) return [];
  const within = (part: z.core.$ZodType, at = path) => unlimitedCollections(part, at, [...above, schema]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const unlimited = (at: string) => (hasMaximum(schema) ? [] : [at]);
  switch (def.type) {
    case "array":
      return [...unlimited(`${path}[]`), ...within(def.element, `${path}[]`)];
    case "set":
      return [...unlimited(`${path}{}`), ...within(def.valueType, `${path}{}`)];
    case "map":
    case "record": {
      const { type } = (def.keyType as z.core.$ZodTypes)._zod.def;
      const listed = type === "enum" || type === "literal";
      return [...(listed ? [] : unlimited(`${path}{}`)), ...within(def.valueType, `${path}{}`)];
    }
    case "object": {
      const fields = Object.entries(def.shape).flatMap(([name, field]) =>
        within(field, path ? `${path}.${name}` : name),
      );
      return [...fields, ...(def.catchall ? within(def.catchall, `${path}.*`) : [])];
    }
    case "union":
      return def.options.flatMap((option) => within(option));
    case "intersection":
      return [...within(def.left), ...within(def.right)];
    case "tuple":
      return [...def.items.flatMap((item) => within(item)), ...(def.rest ? [`${path}[]`] : [])];
    case "pipe":
      return [...within(def.in), ...within(def.out)];
    case "lazy":
      return within(def.getter());
    default:
      return "innerType" in def ? within(def.innerType as z.core.$ZodType) : [];
  }
}
