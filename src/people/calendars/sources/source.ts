import type { CalendarFailure, Span } from "../terms.ts";

/** A calendar that cannot be read, with the reason. */
export class UnreadableCalendar extends Error {
  readonly failure: CalendarFailure;

  constructor(failure: CalendarFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/**
 * Reads the busy hours of a calendar.
 * @param secret the address of the calendar, or the refresh token of its provider
 * @returns the hours, and the secret for the next reading if the provider has replaced it
 * @throws UnreadableCalendar
 */
export type ReadCalendar = (
  secret: string,
  between: Span,
  signal: AbortSignal,
) => Promise<{ hours: readonly Span[]; secret?: string }>;
