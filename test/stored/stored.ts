/**
 * By endpoint and field of its body: how an answer has a field that is not there under its own name, or the reason why none has
 * it. A field with a reason is sent only where the request of the room has it. An endpoint with a reason is not called.
 */
export type Stored = Record<
  string,
  string | Record<string, string | ((attributes: Readonly<Record<string, unknown>>) => unknown)>
>;

/** Returns how an answer has a field inside another one, which may be null. */
export const inside =
  (outer: string, field: string) =>
  (attributes: Readonly<Record<string, unknown>>): unknown =>
    (attributes[outer] as Record<string, unknown> | null)?.[field];
