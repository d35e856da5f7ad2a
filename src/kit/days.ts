/**
 * The day that a person typed as DD/MM/YYYY (also with dots, dashes or blanks), or an ISO date, as YYYY-MM-DD; null for what is
 * no day of the calendar.
 */
export function readDay(typed: string): string | null {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const at = new Date(`${iso}T00:00:00Z`);
  // The thirtieth of February is a moment of March.
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** A day as people read and type it, DD/MM/YYYY; a text that is no day stays as it is. */
export function writeDay(text: string): string {
  return readDay(text)?.split("-").reverse().join("/") ?? text;
}
