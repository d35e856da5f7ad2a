/** Reads something once, and again when the cached value is too old; callers share one read, and wait for the first only. */
export function staleWhileRevalidate<T>(
  read: () => Promise<T>,
  freshMs: (tookMs: number) => number,
): () => Promise<T> {
  let value: T | null = null;
  let until = 0;
  let reading: Promise<T> | null = null;
  async function again(): Promise<T> {
    const began = performance.now();
    try {
      value = await read();
      until = performance.now() + freshMs(performance.now() - began);
      return value;
    } finally {
      reading = null;
    }
  }
  return async () => {
    if (value !== null && performance.now() < until) return value;
    reading ??= again();
    if (value === null) return reading;
    // A read that fails is repeated by the next caller.
    reading.catch(() => {});
    return value;
  };
}
