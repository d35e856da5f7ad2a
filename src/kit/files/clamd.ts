import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A virus scanner for uploaded files, used before they are served. */
export interface Scanner {
  /** @throws ScannerUnavailable when the scanner does not answer, is slow or answers something else */
  scan(file: Readable, timeMs: number): Promise<"clean" | "infected">;
}

/** The file was not scanned; the scan may be repeated later. */
export class ScannerUnavailable extends Error {}

/** ClamAV's daemon at `tcp://host:port` or `unix:/path`; null without an address. */
export function openScanner(address: string | undefined): Scanner | null {
  if (address === undefined) return null;
  const { protocol, hostname, port, pathname } = new URL(address);
  const target =
    protocol === "unix:" ? { path: decodeURIComponent(pathname) } : { host: hostname, port: Number(port) };
  return {
    async scan(file, timeMs) {
      const socket = connect(target);
      const signal = AbortSignal.timeout(timeMs);
      signal.addEventListener("abort", () => socket.destroy(new Error("too slow")));
      try {
        await once(socket, "connect");
        const answer = readAll(socket);
        await Promise.all([pipeline(Readable.from(frames(file)), socket, { end: false }), answer]);
        return verdictOf(await answer);
      } catch (error) {
        throw error instanceof ScannerUnavailable ? error : new ScannerUnavailable("clamd", { cause: error });
      } finally {
        socket.destroy();
        file.destroy();
      }
    },
  };
}

/** The command INSTREAM (clamd(8)): each piece after its length in four bytes, an empty one at the end. */
async function* frames(file: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const piece of file as AsyncIterable<Buffer>) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

const longestAnswer = 4096;

async function readAll(socket: Readable): Promise<string> {
  let answer = "";
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    answer += String(piece);
    if (answer.includes("\0") || answer.length > longestAnswer) break;
  }
  return answer;
}

function verdictOf(answer: string): "clean" | "infected" {
  const said = answer.replace(/\0[\s\S]*/, "");
  if (said === "stream: OK") return "clean";
  if (said.startsWith("stream: ") && said.endsWith(" FOUND")) return "infected";
  throw new ScannerUnavailable(`clamd: ${said.slice(0, 200)}`);
}
