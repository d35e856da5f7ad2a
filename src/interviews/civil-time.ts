import { hour } from "#kit/clock.ts";

/** The moment of a day and a time on the clock of Asia/Ho_Chi_Minh, which is UTC+7 all year round. */
export function startOf(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+07:00`);
}

/** The day (`YYYY-MM-DD`) and the time (`HH:MM`) of a moment there. */
export function dayAndTime(at: Date): { date: string; time: string } {
  const text = new Date(at.getTime() + 7 * hour).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
