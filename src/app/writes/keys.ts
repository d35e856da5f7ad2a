/** The body of a write, as the router sends it: a form, with or without files. */
export type KeyedBody = FormData | URLSearchParams | undefined;

export interface KeyedWrite {
  key: string;
  address: string;
  body: KeyedBody;
}

const mostKept = 10;
let unanswered: readonly KeyedWrite[] = [];

/**
 * Returns a write with its idempotency key. The key of an unanswered write is used again if the same form is repeated, so that
 * the server executes the write once.
 */
export function keyOf(address: string, body: KeyedBody): KeyedWrite {
  const earlier = unanswered.find((write) => write.address === address && isSame(write.body, body));
  if (earlier) return earlier;
  const write = { key: crypto.randomUUID(), address, body };
  unanswered = [...unanswered, write].slice(-mostKept);
  return write;
}

/** Marks a write as answered: the same form again is a new write. */
export function settled(write: KeyedWrite): void {
  unanswered = unanswered.filter((other) => other !== write);
}

function isSame(one: KeyedBody, other: KeyedBody): boolean {
  return described(one) === described(other);
}

function described(body: KeyedBody): string {
  const entries = [...(body?.entries() ?? [])] as [string, FormDataEntryValue][];
  return JSON.stringify(
    entries.map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  );
}
