import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import { workerData } from "node:worker_threads";

/** The thread that monitors the event loop (watchdog.ts). */
const { beats, seconds } = workerData as { beats: Int32Array; seconds: number };
const lookMs = 250;
const fatal = 60;
/** Reporting may take a while on a busy machine; bin/supervisor waits longer. */
const stackMs = 5000;
let seen = Atomics.load(beats, 0);
let silentMs = 0;

const watch = setInterval(() => {
  const now = Atomics.load(beats, 0);
  // Counts checks and not time: when the whole machine was suspended, this process is not at fault.
  silentMs = now === seen ? silentMs + lookMs : 0;
  seen = now;
  if (silentMs < seconds * 1000) return;
  clearInterval(watch);
  pauseAndEnd();
}, lookMs);

/** The main thread pauses wherever it is, even within a regular expression, and reports its stack. */
function pauseAndEnd(): void {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on("Debugger.scriptParsed", ({ params }) => urls.set(params.scriptId, params.url));
  session.on("Debugger.paused", ({ params }) =>
    end(
      params.callFrames.map(({ functionName, location }) => {
        const url = urls.get(location.scriptId) ?? "";
        return `${functionName || "(anonymous)"} (${url}:${location.lineNumber + 1})`;
      }),
    ),
  );
  session.post("Debugger.enable");
  session.post("Debugger.pause");
  setTimeout(() => end([]), stackMs);
}

function end(stack: string[]): void {
  const line = { level: fatal, time: new Date().toISOString(), seconds, stack, msg: "event loop blocked" };
  writeSync(1, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, "SIGKILL");
}
