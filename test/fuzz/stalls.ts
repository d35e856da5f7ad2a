import type { Planned } from "./plan.ts";
import { addFind, type Report } from "./report.ts";
import type { Server } from "./server.ts";
import type { Stall, Watch } from "./watch.ts";

/** A request with the time in which it was under way. */
export interface UnderWay {
  planned: Planned;
  from: number;
  to: number | null;
}

const slowMs = 500;
/** A busy machine delays more than the server does: no more requests than these are looked at. */
const mostSuspects = 60;

/**
 * Repeats, alone, the requests that were under way while the server let others wait or ended. One that makes others wait each
 * of three times is a find, and so is one that ends the server.
 */
export async function confirmStalls(given: {
  stalls: readonly Stall[];
  /** Under way when the process ended or had to be ended. */
  suspects: readonly Planned[];
  underWay: readonly UnderWay[];
  watch: Watch;
  server: Server;
  report: Report;
  run(planned: Planned): Promise<void>;
}): Promise<void> {
  const { stalls, suspects, underWay, watch, server, report, run } = given;
  const slow = underWay
    .filter(({ from, to }) =>
      stalls.some((stall) => from < stall.from + stall.ms && (to ?? Infinity) > stall.from),
    )
    .map(({ planned }) => planned);
  const all = [...new Map([...suspects, ...slow].map((planned) => [planned.n, planned])).values()];
  for (const planned of all.slice(0, mostSuspects)) {
    const waits: number[] = [];
    const stops = server.stops();
    for (let n = 0; n < 3 && (waits.at(-1) ?? slowMs) >= slowMs; n++) {
      await watch.longest();
      await run(planned);
      await server.ready();
      if (server.stops() > stops) break;
      waits.push(await watch.longest());
    }
    const step = planned.steps[0];
    if (!step) continue;
    if (server.stops() > stops) addFind(report, planned, step, "the server stops");
    else if (waits.every((ms) => ms >= slowMs))
      addFind(report, planned, step, `others wait ${Math.round(Math.min(...waits) / 500) / 2} s and more`);
  }
}
