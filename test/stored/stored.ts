/**
 * By endpoint and field of its body: how an answer has a field that is not there under its own name, or the reason why none has
 * it. A field with a reason is sent only where the request of the room has it.
 */
export type Stored = Record<
  string,
  Record<string, string | ((attributes: Record<string, unknown>) => unknown)>
>;
