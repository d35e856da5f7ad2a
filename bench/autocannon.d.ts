/** The part of autocannon's API that the benchmarks use; the package has no types. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  export interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    setupRequest?: (request: Request) => Request;
  }

  export interface Options {
    url: string;
    connections: number;
    duration: number;
    timeout?: number;
    requests: Request[];
  }

  export interface Result {
    errors: number;
    timeouts: number;
    non2xx: number;
    "5xx": number;
  }

  /** Emits `response` (client, status, bytes, milliseconds) for each answer. */
  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): EventEmitter;
}
