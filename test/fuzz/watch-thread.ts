import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort } from "node:worker_threads";

/**
 * Asks for something cheap every 20 ms on a connection of its own, and tells how long each answer took when it was long.
 * A thread of its own, so that what the fuzz itself computes is not taken for a server that stands still.
 */
const everyMs = 20;
const slowMs = 500;
const stuckMs = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let url: string | null = null;
let longest = 0;
let since = 0;

parentPort?.on("message", (message: { url?: string | null; take?: number }) => {
  if (message.url !== undefined) url = message.url;
  if (message.take === undefined) return;
  const waiting = since > 0 ? Date.now() - since : 0;
  parentPort?.postMessage({ take: message.take, longest: Math.max(longest, waiting) });
  longest = 0;
});

function ask(origin: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${origin}/health/live`, { agent, timeout: stuckMs }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(true));
      answer.on("error", () => resolve(false));
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
  });
}

for (;;) {
  const origin: string | null = url;
  if (origin) {
    since = Date.now();
    const answered = await ask(origin);
    const ms = Date.now() - since;
    if (origin === url) {
      longest = Math.max(longest, ms);
      if (ms >= stuckMs) parentPort?.postMessage({ stuck: true, from: since, ms });
      else if (answered && ms >= slowMs) parentPort?.postMessage({ stuck: false, from: since, ms });
    }
    since = 0;
  }
  await sleep(everyMs);
}
