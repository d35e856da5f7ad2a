export type BreakerState = "closed" | "open" | "half-open";

/** Reports the result of a call; a call without a report is not counted. */
export type Report = (ok: boolean) => void;

export interface Breaker {
  state(): BreakerState;
  /**
   * Admits a call.
   * @returns the function that reports the result of the call; null when it must not be made now
   */
  admit(): Report | null;
}

interface Options {
  /** Minimum number of calls before the circuit can open, so that a single failure does not open it. */
  minCalls?: number;
  /** The share of failures that opens the circuit. */
  share?: number;
  windowMs?: number;
  /**
   * How long the circuit stays open before a probe; each failed probe keeps it open for the same time again.
   */
  openMs?: number;
  onChange?: (state: BreakerState) => void;
  now?: () => number;
}

const buckets = 10;

/**
 * Returns a circuit breaker over the share of failures in a sliding window. Closed: every call passes. Open:
 * no call passes. Half-open: one probe at a time passes, all others are refused (docs/decisions/031).
 */
export function circuitBreaker({
  minCalls = 5,
  share = 0.5,
  windowMs = 10_000,
  openMs = 2000,
  onChange = () => {},
  now = () => performance.now(),
}: Options = {}): Breaker {
  let current: BreakerState = "closed";
  let openUntil = 0;
  let counts: { bucket: number; calls: number; failures: number }[] = [];

  function change(to: BreakerState): void {
    current = to;
    onChange(to);
  }

  function count(ok: boolean): void {
    // A call that began before the circuit opened does not describe the present state.
    if (current !== "closed") return;
    const bucket = Math.floor((now() * buckets) / windowMs);
    counts = counts.filter((known) => known.bucket > bucket - buckets);
    if (counts.at(-1)?.bucket !== bucket) counts.push({ bucket, calls: 0, failures: 0 });
    const last = counts.at(-1)!;
    last.calls++;
    if (ok) return;
    last.failures++;
    const sum = (key: "calls" | "failures") => counts.reduce((total, known) => total + known[key], 0);
    if (sum("calls") >= minCalls && sum("failures") >= share * sum("calls")) open();
  }

  function open(): void {
    counts = [];
    openUntil = now() + openMs;
    change("open");
  }

  return {
    state: () => current,
    admit() {
      if (current === "closed") return count;
      if (now() < openUntil) return null;
      // A probe that is never reported does not block the next one for ever.
      openUntil = now() + openMs;
      if (current === "open") change("half-open");
      return (ok) => {
        if (current !== "half-open") return;
        if (ok) change("closed");
        else open();
      };
    },
  };
}
