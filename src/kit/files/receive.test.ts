import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { receiveFile, sweepTemp } from "./receive.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "sen-receive-"));
});
afterEach(() => rm(dir, { recursive: true }));

describe("receiving an upload", () => {
  it("keeps it in a temporary file until it is cleaned up", async () => {
    const received = await receiveFile(Readable.from([Buffer.from("abc")]), { maxBytes: 3, dir });
    if ("problem" in received) throw new Error(received.problem);
    expect(received.bytes).toBe(3);
    expect(received.sha256).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(await readFile(received.path, "utf8")).toBe("abc");
    await received.cleanup();
    await received.cleanup();
    expect(await readdir(dir)).toEqual([]);
  });

  it("stops keeping what is too large, yet reads on so that the sender hears the answer", async () => {
    let sent = 0;
    const stream = Readable.from(
      (async function* () {
        for (; sent < 20; sent += 1) yield Buffer.alloc(1024);
      })(),
    );
    const closed = once(stream, "close");
    expect(await receiveFile(stream, { maxBytes: 4096, dir })).toEqual({ problem: "too_large" });
    expect(await readdir(dir)).toEqual([]);
    await closed;
    expect(sent).toBe(20);
  });

  it("refuses an empty file", async () => {
    expect(await receiveFile(Readable.from([]), { maxBytes: 10, dir })).toEqual({ problem: "empty" });
    expect(await readdir(dir)).toEqual([]);
  });

  it("leaves nothing when the sender goes away", async () => {
    const stream = new Readable({ read() {} });
    stream.push(Buffer.alloc(100));
    const receiving = receiveFile(stream, { maxBytes: 1000, dir });
    setTimeout(() => stream.destroy(), 20);
    await expect(receiving).rejects.toThrow();
    expect(await readdir(dir)).toEqual([]);
  });
});

describe("sweeping temporary files", () => {
  it("removes those older than an hour and nothing else", async () => {
    await writeFile(join(dir, "old"), "x");
    await writeFile(join(dir, "new"), "x");
    const written = (await stat(join(dir, "old"))).mtime;
    await utimes(join(dir, "old"), written, new Date(written.getTime() - 61 * 60_000));
    expect(await sweepTemp(dir, written)).toBe(1);
    expect(await readdir(dir)).toEqual(["new"]);
  });

  it("has nothing to do where no folder is", async () => {
    expect(await sweepTemp(join(dir, "absent"), new Date())).toBe(0);
  });
});
