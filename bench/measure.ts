import { Agent, request as httpRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon, { type Request } from "autocannon";
import { peakMemoryOf, type Spent, spentBy } from "./processor.ts";
import { pressSame } from "./same-page.ts";

export interface Measured {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Peak memory of a server process since its start; null where the system does not report it. */
  megabytes: number | null;
  /** Processor time of a call, where the system reports it. */
  spent: Spent | null;
  /** Number of calls that failed: with a status other than 2xx, or without an answer. */
  failed: number;
  /** Number of calls that got a status of 500 or above, or no answer. */
  broken: number;
}

export interface Load {
  connections: number;
  /** True for a cached page that is requested repeatedly. */
  isCached?: boolean;
  /** Requests per second, evenly spaced. Without a rate, each connection sends the next request after the answer. */
  rate?: number;
  /** Returns the next request. */
  request: () => Request;
  /** Runs before each request, without being measured. Requests with such a preparation are sent one after the other. */
  before?: () => Promise<void>;
}

export interface Target {
  url: string;
  /** Ids of the measured processes. */
  servers: readonly number[];
  postmaster: number;
}

/** Sends requests for `seconds` and returns the results. Times are those of answered calls. */
export async function measure(target: Target, load: Load, seconds: number): Promise<Measured> {
  const before = spentBy(target.servers, target.postmaster);
  const started = performance.now();
  const { times, ...failures } = await (load.isCached
    ? pressSame(target.url, load.connections, load.request(), seconds)
    : (load.before ? oneByOne : load.rate ? paced : pressed)(target.url, load, seconds));
  const elapsed = (performance.now() - started) / 1000;
  const after = spentBy(target.servers, target.postmaster);
  times.sort((a, b) => a - b);
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  const spent = before &&
    after && {
      server: (after.server - before.server) / times.length,
      database: (after.database - before.database) / times.length,
    };
  const megabytes = peakMemoryOf(target.servers);
  return {
    requestsPerSecond: times.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    spent,
    megabytes,
    ...failures,
  };
}

export interface Outcome {
  times: number[];
  failed: number;
  broken: number;
}

/** Sends requests on several connections, each connection after the answer to its previous request. */
async function pressed(url: string, load: Load, seconds: number): Promise<Outcome> {
  const times: number[] = [];
  const result = await new Promise<{ failed: number; broken: number }>((done, fail) => {
    const run = autocannon(
      {
        url,
        connections: load.connections,
        duration: seconds,
        timeout: 30,
        requests: [{ setupRequest: (request) => ({ ...request, ...load.request() }) }],
      },
      (error, { errors, timeouts, non2xx, "5xx": serverErrors }) => {
        if (error) return fail(error);
        done({ failed: errors + timeouts + non2xx, broken: errors + timeouts + serverErrors });
      },
    );
    run.on("response", (_client, _status, _bytes, milliseconds: number) => times.push(milliseconds));
  });
  return { times, ...result };
}

/** Sends requests at a fixed rate, like people do: a request does not wait for the answer to the previous one. */
async function paced(url: string, load: Load, seconds: number): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const outcome: Outcome = { times: [], failed: 0, broken: 0 };
  const pause = 1000 / (load.rate ?? 1);
  const first = performance.now();
  const calls: Promise<void>[] = [];
  for (let n = 0; n * pause < seconds * 1000; n++) {
    await sleep(Math.max(0, first + n * pause - performance.now()));
    calls.push(once(url, load.request(), agent, outcome));
  }
  await Promise.all(calls);
  agent.destroy();
  return outcome;
}

/** Sends one request after the other, each after its preparation. */
async function oneByOne(url: string, load: Load, seconds: number): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true });
  const outcome: Outcome = { times: [], failed: 0, broken: 0 };
  for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
    await load.before?.();
    await once(url, load.request(), agent, outcome);
  }
  agent.destroy();
  return outcome;
}

function once(
  url: string,
  { path, body, ...options }: Request,
  agent: Agent,
  outcome: Outcome,
): Promise<void> {
  return new Promise((done) => {
    const asked = performance.now();
    const call = httpRequest(url + path, { ...options, agent }, (response) => {
      response.resume();
      response.once("end", () => {
        outcome.times.push(performance.now() - asked);
        const status = response.statusCode ?? 0;
        if (status < 200 || status > 299) outcome.failed++;
        if (status >= 500) outcome.broken++;
        done();
      });
    });
    call.once("error", () => {
      outcome.failed++;
      outcome.broken++;
      done();
    });
    call.end(body);
  });
}
