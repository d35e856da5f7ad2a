/** What the router sends: a form, with or without files. */
export type KeyedBody = FormData | URLSearchParams | undefined;

export interface KeyedWrite {
  key: string;
  address: string;
  body: KeyedBody;
}

const mostKept = 10;
let unanswered: readonly KeyedWrite[] = [];

/**
 * The key of a write: its own, and the same again where the same form is repeated after a try without an answer, so that the
 * server does it once however often it is sent.
 */
export function keyOf(address: string, body: KeyedBody): KeyedWrite {
  const earlier = unanswered.find((write) => write.address === address && isSame(write.body, body));
  if (earlier) return earlier;
  const write = { key: crypto.randomUUID(), address, body };
  unanswered = [...unanswered, write].slice(-mostKept);
  return write;
}

/** The write was answered: the same form again is another one. */
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
