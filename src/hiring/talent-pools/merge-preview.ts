import type { ReplyOf } from "#kit/contract.ts";
import type { personOf } from "./contract.ts";
import { type MergedField, mergedFields } from "./terms.ts";

type Person = ReplyOf<typeof personOf>["data"];

/** Compares two people for the preview of their merge. Values that differ are choices; the newer person's value comes first. */
export function compared(into: Person, other: Person, placeName: (id: number) => string | null) {
  const textOf = ({ attributes }: Person, field: MergedField) => {
    const value = attributes[field];
    return value === null ? "" : field === "location_id" ? (placeName(Number(value)) ?? "") : String(value);
  };
  const [newer, older] = into.attributes.at >= other.attributes.at ? [into, other] : [other, into];
  const rows = mergedFields.map((field) => ({
    field,
    values: [textOf(newer, field), textOf(older, field)] as const,
  }));
  const isConflict = ({ values: [a, b] }: (typeof rows)[number]) => a !== "" && b !== "" && a !== b;
  const count = (key: "applications" | "pools" | "cvs") =>
    new Set([into, other].flatMap(({ attributes }) => attributes[key].map(({ id }) => id))).size;
  return {
    other: { id: other.id, name: other.attributes.full_name },
    conflicts: rows.filter(isConflict).map(({ field, values: [a, b] }) => ({
      field,
      newest: newer.id,
      options: [
        { value: newer.id, label: a },
        { value: older.id, label: b },
      ],
    })),
    equal: rows
      .filter((row) => !isConflict(row))
      .flatMap(({ field, values: [a, b] }) => (a || b ? [{ field, value: a || b }] : [])),
    counts: { applications: count("applications"), pools: count("pools"), files: count("cvs") },
  };
}
