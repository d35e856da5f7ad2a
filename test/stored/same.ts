import type { Stored } from "./stored.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Returns whether an answer has the value that was sent: ids are texts in answers, and a row may replace its id. */
export function same(sent: unknown, read: unknown): boolean {
  if (isEmpty(sent) || isEmpty(read)) return isEmpty(sent) && isEmpty(read);
  if (Array.isArray(sent))
    return (
      Array.isArray(read) &&
      read.length === sent.length &&
      sent.every((one) => read.some((other) => same(one, other)))
    );
  if (typeof sent === "object")
    return Object.entries(sent as Fields).every(([name, value]) => same(value, (read as Fields)[name]));
  if (typeof read === "object") return same(sent, (read as Fields).id);
  return String(sent) === String(read);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Finds a field in the attributes of an answer: `owner_id` may be `owner` there, and `pool_ids` may be `pools`. */
function fieldOf(attributes: Fields, name: string): unknown {
  const key = [name, name.replace(/_id(s?)$/, "$1")].find((one) => one in attributes);
  return key === undefined ? undefined : attributes[key];
}

/** Returns the value in an answer for a field of a body. */
export function readField(
  attributes: Fields | undefined,
  field: string,
  how: Exclude<Stored[string], string>[string] | undefined,
): unknown {
  if (!attributes || typeof how === "string") return undefined;
  return how ? how(attributes) : fieldOf(attributes, field);
}

/** Returns the fields of a body whose values in the answer differ from the sent values, with both values. */
export function lostFields(
  body: Fields,
  attributes: Fields | undefined,
  stored: Exclude<Stored[string], string> = {},
): string[] {
  return Object.entries(body).flatMap(([field, sent]) => {
    const how = stored[field];
    if (field === "version" || typeof how === "string") return [];
    const read = readField(attributes, field, how);
    return same(sent, read) ? [] : `${field}: sent ${JSON.stringify(sent)}, read ${JSON.stringify(read)}`;
  });
}
