import { connect } from "node:net";
import type { Request } from "autocannon";
import type { Outcome } from "./measure.ts";

const endOfHead = Buffer.from("\r\n\r\n");

/**
 * Requests one page repeatedly, on each connection after the answer. The client only reads the length of an answer:
 * parsing all headers needs more time than the server needs for a cached page, on the same two cores.
 */
export async function pressSame(
  url: string,
  connections: number,
  request: Request,
  seconds: number,
): Promise<Outcome> {
  const { hostname, port } = new URL(url);
  const headers = Object.entries({ host: `${hostname}:${port}`, ...request.headers });
  const lines = [`GET ${request.path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const asked = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  const outcome: Outcome = { times: [], failed: 0, broken: 0 };
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => oneConnection(hostname, Number(port), asked, until, outcome)),
  );
  return outcome;
}

function oneConnection(
  host: string,
  port: number,
  asked: Buffer,
  until: number,
  outcome: Outcome,
): Promise<void> {
  return new Promise((done) => {
    const socket = connect({ host, port, noDelay: true });
    let began = 0;
    /** The received bytes of the answer, until its header is complete. */
    let head: Buffer | null = null;
    let missing = 0;
    const ask = () => {
      began = performance.now();
      socket.write(asked);
    };
    const answered = () => {
      outcome.times.push(performance.now() - began);
      if (performance.now() < until) ask();
      else socket.destroy();
    };
    socket.once("connect", ask);
    socket.on("data", (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head = head ? Buffer.concat([head, chunk]) : chunk;
        const end = head.indexOf(endOfHead);
        if (end < 0) return;
        const text = head.toString("latin1", 0, end);
        missing =
          Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]) - (head.length - end - endOfHead.length);
        head = null;
        const status = Number(text.slice(9, 12));
        if (status < 200 || status > 299) outcome.failed++;
        if (status >= 500) outcome.broken++;
      }
      if (missing === 0) answered();
      else if (!(missing > 0)) socket.destroy(new Error("An answer without its length"));
    });
    socket.once("error", () => {
      outcome.failed++;
      outcome.broken++;
    });
    socket.once("close", () => done());
  });
}
