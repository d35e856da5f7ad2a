/** Reads something once, and again when what is kept is too old; many callers share one reading. */
export function kept<T>(read: () => Promise<T>, keepMs: (tookMs: number) => number): () => Promise<T> {
  let value: T | null = null;
  let until = 0;
  let reading: Promise<T> | null = null;
  async function again(): Promise<T> {
    const began = performance.now();
    try {
      value = await read();
      until = performance.now() + keepMs(performance.now() - began);
      return value;
    } finally {
      reading = null;
    }
  }
  return async () => {
    if (value !== null && performance.now() < until) return value;
    reading ??= again();
    // Old is better than waiting, once there is something.
    if (value === null) return reading;
    reading.catch(() => {});
    return value;
  };
}
