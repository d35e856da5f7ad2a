import type { Readable } from "node:stream";

export type Line = { number: number; text: string } | { number: number; problem: "too_long" };

const newline = 0x0a;

/**
 * The lines of a stream, numbered from 1, one at a time: a line longer than `maxBytes` is reported and skipped, so that
 * no file can exhaust the memory. Empty lines are left out, a byte order mark is dropped.
 */
export async function* linesOf(source: Readable, maxBytes: number): AsyncGenerator<Line> {
  let number = 0;
  let parts: Buffer[] = [];
  let bytes = 0;
  const take = (): Line | null => {
    number += 1;
    const tooLong = bytes > maxBytes;
    // TextDecoder drops the byte order mark; invalid UTF-8 becomes a replacement character.
    const text = tooLong ? "" : new TextDecoder().decode(Buffer.concat(parts)).trim();
    parts = [];
    bytes = 0;
    if (tooLong) return { number, problem: "too_long" };
    return text === "" ? null : { number, text };
  };
  const add = (part: Buffer) => {
    bytes += part.length;
    if (bytes <= maxBytes) parts.push(part);
    else parts = [];
  };
  for await (const chunk of source as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      const line = take();
      if (line) yield line;
    }
    add(chunk.subarray(from));
  }
  if (bytes > 0) {
    const line = take();
    if (line) yield line;
  }
}
