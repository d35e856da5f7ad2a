import { Agent, request } from "node:http";
import type { Step } from "./plan.ts";

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

/** Time limit of an answer. An event stream is closed after its first events. */
const longestMs = 20_000;
const streamMs = 50;

export const openAgent = (connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });

/**
 * Sends a request exactly as it is. The request is repeated where the server had closed the idle connection.
 * @throws Error where the answer is not complete
 */
export async function send(agent: Agent, origin: string, step: Step): Promise<Answer> {
  try {
    return await sendOnce(agent, origin, step);
  } catch (error) {
    const { code, reused } = error as NodeJS.ErrnoException & { reused?: boolean };
    if (!reused || (code !== "ECONNRESET" && code !== "EPIPE")) throw error;
    return sendOnce(agent, origin, step);
  }
}

function sendOnce(agent: Agent, origin: string, step: Step): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const { method, path, body } = step;
    // Sets the length, because Node does not send it for methods that seldom have a body.
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const headers = { ...length, ...step.headers };
    let answered = false;
    const outgoing = request({ agent, hostname, port, path, method, headers }, (answer) => {
      answered = true;
      const parts: Buffer[] = [];
      const done = () => {
        clearTimeout(timer);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - began,
        });
      };
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", fail);
      answer.on("end", done);
      if (String(answer.headers["content-type"]).startsWith("text/event-stream"))
        setTimeout(() => {
          done();
          outgoing.destroy();
        }, streamMs);
    });
    const timer = setTimeout(
      () => outgoing.destroy(new Error(`no answer in ${longestMs / 1000} s`)),
      longestMs,
    );
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(Object.assign(error, { reused: outgoing.reusedSocket }));
    };
    // The product may answer before it has received the whole body. The answer counts although sending the rest fails.
    outgoing.on("error", (error) => (answered ? undefined : fail(error)));
    outgoing.end(body);
  });
}
