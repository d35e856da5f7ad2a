import { isDeepStrictEqual } from "node:util";
import { valueAt } from "#kit/form-names.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * Merges the changed fields of a form into the stored values, so that edits of other windows in other fields
 * stay.
 * @param typed the form's values
 * @param before the value of each changed field before the change, by name (`job_preference.remote`)
 */
export function mergeEdit(stored: Values, typed: Values, before: Values): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...stored };
  for (const name of Object.keys(before)) {
    const [group = "", leaf] = name.split(".");
    const value = valueAt(typed, name);
    merged[group] = leaf ? { ...(merged[group] as object | null), [leaf]: value } : value;
  }
  return merged;
}

/** Returns the names of the changed fields to which another window has given a third value. */
export function clashesOf(stored: Values, merged: Values, before: Values): string[] {
  return Object.keys(before).filter((name) => {
    const now = comparable(valueAt(stored, name));
    return (
      !isDeepStrictEqual(now, comparable(before[name])) &&
      !isDeepStrictEqual(now, comparable(valueAt(merged, name)))
    );
  });
}

/** Returns a value for comparison: null for each way to store no value, such as "", false or an empty list. */
function comparable(value: unknown): unknown {
  const isNothing = value === undefined || value === "" || value === false;
  return isNothing || (Array.isArray(value) && value.length === 0) ? null : value;
}
