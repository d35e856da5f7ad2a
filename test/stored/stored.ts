/**
 * Rules by endpoint and field of the body, for fields that an answer does not contain under their own name: a
 * function that reads the value from the answer, or the reason why no answer contains it. A field with a reason is
 * sent only where the request of the room has it. An endpoint with a reason is not called.
 */
export type Stored = Record<
  string,
  string | Record<string, string | ((attributes: Readonly<Record<string, unknown>>) => unknown)>
>;

/** Returns a rule that reads a field inside another field, which may be null. */
export const inside =
  (outer: string, field: string) =>
  (attributes: Readonly<Record<string, unknown>>): unknown =>
    (attributes[outer] as Record<string, unknown> | null)?.[field];
