import { readFileSync } from "node:fs";
import autocannon, { type Request } from "autocannon";

export interface Measured {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** What a call costs the server's own process: it stays the same however busy the machine is. Only Linux tells. */
  cpuMs: number | null;
  /** Answers other than 2xx, and calls without an answer. */
  failed: number;
  /** Answers of 500 and above, and calls without an answer. */
  broken: number;
}

export interface Load {
  connections: number;
  /** As many a second over all connections; absent, each connection asks again as soon as it was answered. */
  rate?: number;
  /** The next request. */
  request: () => Request;
}

/** Asks for `seconds` and reports what came back; the times are those of answered calls, exact to the sample. */
export async function measure(
  target: { url: string; pid: number },
  load: Load,
  seconds: number,
): Promise<Measured> {
  const times: number[] = [];
  const cpuBefore = cpuMsOf(target.pid);
  const started = performance.now();
  const result = await new Promise<{ failed: number; broken: number }>((done, fail) => {
    const run = autocannon(
      {
        url: target.url,
        connections: load.connections,
        duration: seconds,
        timeout: 30,
        ...(load.rate ? { overallRate: load.rate } : {}),
        requests: [{ setupRequest: (request) => ({ ...request, ...load.request() }) }],
      },
      (error, { errors, timeouts, non2xx, "5xx": serverErrors }) => {
        if (error) return fail(error);
        done({ failed: errors + timeouts + non2xx, broken: errors + timeouts + serverErrors });
      },
    );
    run.on("response", (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds));
  });
  const elapsed = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  const cpuAfter = cpuMsOf(target.pid);
  const cpuMs = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / times.length;
  return { requestsPerSecond: times.length / elapsed, p50: at(0.5), p99: at(0.99), cpuMs, ...result };
}

/** Processor time of a process so far, all threads; the kernel counts in hundredths of a second. */
function cpuMsOf(pid: number): number | null {
  try {
    // The name, in brackets, may hold blanks; user and system time are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
