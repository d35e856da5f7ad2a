import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isReady, type Product, startProduct, stopProduct } from "../product.ts";

/** The product under test. It starts a process again that ended or stood still; this counts how often it had to. */
export interface Server {
  url: string;
  /** Settles when there is a process to ask. */
  ready(): Promise<void>;
  /** Looks whether the process that was asked is still the same. @returns how often it ended so far */
  stops(): Promise<number>;
  /** How often it ended, as far as it was looked at. */
  counted(): number;
  /** The memory of the process, in MB. */
  rssMb(): number;
  close(): Promise<void>;
}

/** A process that ended may be seen a moment longer than its connections. */
const endingMs = 100;
const startMs = 60_000;

export async function openServer(dataDir: string, env: Record<string, string>): Promise<Server> {
  const product: Product = await startProduct(dataDir, env);
  let pid = product.servers()[0];
  let stopped = 0;
  const ready = async () => {
    for (const deadline = Date.now() + startMs; !(await isReady(product.url)); await sleep(100))
      if (Date.now() > deadline) throw new Error(`The product did not start again:\n${product.output()}`);
  };
  return {
    url: product.url,
    ready,
    async stops() {
      await sleep(endingMs);
      if (pid !== undefined && product.servers().includes(pid)) return stopped;
      await ready();
      const [now] = product.servers();
      if (now !== pid) stopped++;
      pid = now;
      return stopped;
    },
    counted: () => stopped,
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    close: async () => void (await stopProduct(product)),
  };
}
