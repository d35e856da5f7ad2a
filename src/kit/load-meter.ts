import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { performance } from "node:perf_hooks";

const lookMs = 500;
/** Utilization of the event loop, and requests per sample, above which background work should wait. */
const busyUtilization = 0.8;
const busyRequests = 10;

export interface LoadMeter {
  /** True while requests take nearly the whole capacity of the event loop. */
  isBusy(): boolean;
  close(): void;
}

/** Measures when background work of the same process should yield to requests. */
export function openLoadMeter(): LoadMeter {
  let requests = 0;
  let busy = false;
  let before = performance.eventLoopUtilization();
  const count = () => {
    requests++;
  };
  subscribe("http.server.request.start", count);
  const look = setInterval(() => {
    const now = performance.eventLoopUtilization();
    busy =
      requests > busyRequests && performance.eventLoopUtilization(now, before).utilization > busyUtilization;
    before = now;
    requests = 0;
  }, lookMs).unref();
  return {
    isBusy: () => busy,
    close() {
      clearInterval(look);
      unsubscribe("http.server.request.start", count);
    },
  };
}
