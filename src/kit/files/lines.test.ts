import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Line, linesOf } from "./lines.ts";

async function read(chunks: (string | Buffer)[], maxBytes = 1000): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), maxBytes))
    lines.push(line);
  return lines;
}

describe("the lines of a stream", () => {
  it("are numbered as an editor numbers them, empty ones left out", async () => {
    expect(await read(["\uFEFFone\r\n\ntwo\n  \nth", "ree"])).toEqual([
      { number: 1, text: "one" },
      { number: 3, text: "two" },
      { number: 5, text: "three" },
    ]);
    expect(await read([])).toEqual([]);
  });

  it("are the same wherever the stream is broken, in the middle of a letter too", async () => {
    const text = Buffer.from("kế toán\nđiều dưỡng\n\n日本語\nend");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length)), async (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const chunks = places.slice(1).map((to, index) => text.subarray(places[index], to));
        expect(await read(chunks)).toEqual(await read([text]));
      }),
      { numRuns: 50 },
    );
  });

  it("are named when they are too long, and the next ones read on", async () => {
    const long = "x".repeat(600);
    expect(await read([`a\n${long}`, `${long}\nb\n`])).toEqual([
      { number: 1, text: "a" },
      { number: 2, problem: "too_long" },
      { number: 3, text: "b" },
    ]);
  });
});
