import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { performance } from "node:perf_hooks";

const lookMs = 500;
/** Parts of the time in which the event loop worked, and requests within one look, above which others should wait. */
const busyUtilization = 0.8;
const busyRequests = 10;

export interface LoadMeter {
  /** True while requests take nearly all that the event loop can do. */
  isBusy(): boolean;
  close(): void;
}

/** Tells background work in the same process when to leave the processor to those who wait for an answer. */
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
