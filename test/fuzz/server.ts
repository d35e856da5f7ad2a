import { readFileSync } from "node:fs";
import { type Product, startProduct, stopProduct } from "../product.ts";
import type { Watch } from "./watch.ts";

/** The product under test: started again whenever it ended or had to be ended. */
export interface Server {
  url(): string;
  /** Settles when there is a server to ask. */
  ready(): Promise<void>;
  /** How often it ended so far. */
  stops(): number;
  /** Ends a process that answers nobody; what comes after asks a new one. */
  restart(): Promise<void>;
  rssMb(): number | null;
  output(): string;
  close(): Promise<void>;
}

export async function openServer(
  dataDir: string,
  env: Record<string, string>,
  watch: Watch,
): Promise<Server> {
  let product: Product;
  let stops = 0;
  let closing = false;
  let output = "";
  let ready: Promise<void>;
  const start = async () => {
    product = await startProduct(dataDir, env);
    const mine = product;
    watch.at(product.url);
    void product.exit.then(() => {
      output += mine.output();
      if (!closing && product === mine) again();
    });
  };
  const again = () => {
    stops++;
    watch.at(null);
    ready = start();
  };
  ready = start();
  await ready;
  return {
    url: () => product.url,
    ready: () => ready,
    stops: () => stops,
    async restart() {
      product.process.kill("SIGKILL");
      // The next one is started by who hears of its end, which comes first.
      await product.exit;
      await ready;
    },
    rssMb() {
      try {
        const status = readFileSync(`/proc/${product.process.pid}/status`, "utf8");
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
      } catch {
        return null;
      }
    },
    output: () => output + product.output(),
    async close() {
      closing = true;
      await ready.catch(() => {});
      watch.at(null);
      await stopProduct(product);
    },
  };
}
