/**
 * Reads a day as DD/MM/YYYY (also with dots, dashes or spaces) or as an ISO date. @returns YYYY-MM-DD, or
 * null for a day that does not exist
 */
export function readDay(typed: string): string | null {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00Z`);
  // Date accepts 30 February as a day of March.
  return Number.isNaN(at.getTime()) || !at.toISOString().startsWith(iso) ? null : iso;
}

/** Writes a day as DD/MM/YYYY; other texts are returned unchanged. */
export function writeDay(text: string): string {
  return readDay(text)?.split("-").reverse().join("/") ?? text;
}
