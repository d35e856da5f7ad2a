import cluster from "node:cluster";
import { Worker } from "node:worker_threads";

const beatMs = 1000;

/**
 * Ends this process when its event loop is blocked for `seconds`: a thread writes the stack of the blocking code to the
 * log, as the last line. The parent (bin/supervisor) receives the same heartbeat and kills a process that the thread
 * cannot end (decision 018).
 * @param seconds 0 turns it off, for work with a debugger
 */
export function startWatchdog(seconds: number): void {
  if (seconds === 0) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL("./watchdog-thread.ts", import.meta.url), {
    workerData: { beats, seconds },
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    execArgv: [],
    env: {},
  });
  thread.unref();
  setInterval(() => {
    Atomics.add(beats, 0, 1);
    if (cluster.isWorker && process.connected) process.send?.("beat");
  }, beatMs).unref();
}
