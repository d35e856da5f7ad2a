import type { Planned } from "./plan.ts";
import { addFind, type Report } from "./report.ts";
import type { Server } from "./server.ts";
import type { Stall, Watch } from "./watch.ts";

/** A request with the times of its begin and end. */
export interface UnderWay {
  planned: Planned;
  from: number;
  to: number | null;
}

const slowMs = 500;
/** Maximum number of requests that are repeated. A busy machine causes more stalls than the server does. */
const mostSuspects = 60;

/** Returns the requests that were active during a period without answers, and the requests without an answer. */
export function suspectsOf(
  stalls: readonly Stall[],
  underWay: readonly UnderWay[],
  unanswered: readonly Planned[],
): Planned[] {
  const slow = underWay
    .filter(({ from, to }) =>
      stalls.some((stall) => from < stall.from + stall.ms && (to ?? Infinity) > stall.from),
    )
    .map(({ planned }) => planned);
  const all = new Map([...unanswered, ...slow].map((planned) => [planned.n, planned]));
  return [...all.values()].slice(0, mostSuspects);
}

/** Repeats each suspected request alone. A request that stalls the server three times of three, or ends it, is reported. */
export async function confirm(options: {
  suspects: readonly Planned[];
  watch: Watch;
  server: Server;
  report: Report;
  run(planned: Planned): Promise<void>;
}): Promise<void> {
  const { suspects, watch, server, report, run } = options;
  for (const planned of suspects) {
    const [step] = planned.steps;
    if (!step) continue;
    const waits: number[] = [];
    const before = await server.stops();
    for (let n = 0; n < 3 && (waits.at(-1) ?? slowMs) >= slowMs; n++) {
      await watch.longest();
      await run(planned);
      waits.push(await watch.longest());
      if ((await server.stops()) > before) break;
    }
    const stops = (await server.stops()) - before;
    if (stops > 0) addFind(report, planned, step, "ends the server");
    else if (waits.every((ms) => ms >= slowMs))
      addFind(report, planned, step, `others wait ${Math.round(Math.min(...waits) / 500) / 2} s and more`);
  }
}
