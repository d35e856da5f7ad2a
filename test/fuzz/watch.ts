import { Worker } from "node:worker_threads";

/** A time in which the server answered nobody. */
export interface Stall {
  /** When it began, in milliseconds since 1970. */
  from: number;
  ms: number;
}

export interface Watch {
  /** The longest wait since the last time that this was asked, in milliseconds. */
  longest(): Promise<number>;
  close(): Promise<void>;
}

/** A second visitor, who measures all the time how long the server lets others wait. */
export function openWatch(url: string, onStall: (stall: Stall) => void): Watch {
  const thread = new Worker(new URL("./watch-thread.ts", import.meta.url), { workerData: url });
  const asked = new Map<number, (longest: number) => void>();
  let serial = 0;
  thread.on("message", (message: Stall | { take: number; longest: number }) => {
    if (!("take" in message)) return onStall(message);
    asked.get(message.take)?.(message.longest);
    asked.delete(message.take);
  });
  return {
    longest: () =>
      new Promise((resolve) => {
        asked.set(++serial, resolve);
        thread.postMessage({ take: serial });
      }),
    close: async () => void (await thread.terminate()),
  };
}
