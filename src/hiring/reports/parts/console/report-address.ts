/** The query of a report's address; what is left out narrows nothing. */
export function searchOf(given: Record<string, string | number | undefined>): string {
  const known = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return `?${new URLSearchParams(known)}`;
}
