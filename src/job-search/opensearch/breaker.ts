export type BreakerState = "closed" | "open" | "half-open";

/** Says how a call ended; not calling it counts as nothing. */
export type Report = (ok: boolean) => void;

export interface Breaker {
  state(): BreakerState;
  /** @returns null for a call that is not to be made now */
  admit(): Report | null;
}

interface Options {
  /** How many calls a verdict needs, so that a single failure opens nothing. */
  minCalls?: number;
  /** The share of failures that opens it. */
  share?: number;
  windowMs?: number;
  /** How long it stays open before it is probed; each failed probe keeps it open for as long again. */
  openMs?: number;
  onChange?: (state: BreakerState) => void;
  now?: () => number;
}

const buckets = 10;

/**
 * A circuit breaker over a share of failures in a sliding window: closed, everything passes; open, nothing; half-open, one probe at a
 * time, while all others are still refused (docs/decisions/031).
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
    // A call that began before the circuit opened says nothing about the present.
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
