import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isReady, type Product, startProduct, stopProduct } from "../product.ts";

/** The product under test, which restarts a process that ended or froze, with the number of restarts. */
export interface Server {
  url: string;
  /** Resolves when a process of the product answers requests. */
  ready(): Promise<void>;
  /**
   * Checks whether the process is still the same.
   * @returns how often a process has ended so far
   */
  stops(): Promise<number>;
  /** Returns the last result of `stops`, without a check. */
  counted(): number;
  /** Returns the memory of the process in MB. */
  rssMb(): number;
  close(): Promise<void>;
}

/** Time for which an ended process may still be listed after its connections have ended. */
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
