/** Returns the query of a report's address, without undefined filters. */
export function searchOf(filters: Record<string, string | number | undefined>): string {
  const entries = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(entries)}`;
}
