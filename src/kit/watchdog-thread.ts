import { writeSync } from "node:fs";
import { Session } from "node:inspector";
import { workerData } from "node:worker_threads";

/** Runs beside the event loop that it watches (watchdog.ts). */
const { beats, seconds } = workerData as { beats: Int32Array; seconds: number };
const lookMs = 250;
const fatal = 60;
/** A busy machine may take a while to tell; bin/supervisor waits longer. */
const stackMs = 5000;
let seen = Atomics.load(beats, 0);
let silentMs = 0;

const watch = setInterval(() => {
  const now = Atomics.load(beats, 0);
  // Looks are counted, not time: where the whole machine stood still, nothing is wrong with this process.
  silentMs = now === seen ? silentMs + lookMs : 0;
  seen = now;
  if (silentMs < seconds * 1000) return;
  clearInterval(watch);
  pauseAndEnd();
}, lookMs);

/** The main thread stops wherever it is, within a regular expression too, and says where that is. */
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
