import { Worker } from "node:worker_threads";

/** A period in which the server answered no request. */
export interface Stall {
  /** Begin of the period, in milliseconds since 1970. */
  from: number;
  ms: number;
}

export interface Watch {
  /** Returns the longest wait since the last call, in milliseconds. */
  longest(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a second visitor that measures continuously how long the server takes to answer. */
export function openWatch(url: string, onStall: (stall: Stall) => void): Watch {
  const thread = new Worker(new URL("./watch-thread.ts", import.meta.url), { workerData: url });
  const waiting = new Map<number, (longest: number) => void>();
  let serial = 0;
  thread.on("message", (message: Stall | { take: number; longest: number }) => {
    if (!("take" in message)) return onStall(message);
    waiting.get(message.take)?.(message.longest);
    waiting.delete(message.take);
  });
  return {
    longest: () =>
      new Promise((resolve) => {
        waiting.set(++serial, resolve);
        thread.postMessage({ take: serial });
      }),
    close: async () => void (await thread.terminate()),
  };
}
