import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/**
 * Sends a cheap request every 20 ms on a separate connection, and reports long waits. It runs in a separate thread,
 * so that the work of the fuzz itself does not count as a stall of the server.
 */
const everyMs = 20;
const slowMs = 500;
const stuckMs = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let since = 0;

parentPort?.on("message", (message: { take: number }) => {
  const waiting = since > 0 ? Date.now() - since : 0;
  parentPort?.postMessage({ take: message.take, longest: Math.max(longest, waiting) });
  longest = 0;
});

function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = get(`${workerData}/health/live`, { agent, timeout: stuckMs }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(true));
      answer.on("error", () => resolve(false));
    });
    outgoing.on("timeout", () => outgoing.destroy());
    outgoing.on("error", () => resolve(false));
  });
}

for (;;) {
  since = Date.now();
  const answered = await ask();
  const ms = Date.now() - since;
  longest = Math.max(longest, ms);
  if (ms >= stuckMs || (answered && ms >= slowMs)) parentPort?.postMessage({ from: since, ms });
  since = 0;
  await sleep(everyMs);
}
