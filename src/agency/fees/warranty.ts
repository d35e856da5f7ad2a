import { addDays, stepDays } from "#platform/reference/calendar.ts";
import type { Holidays } from "#platform/reference/working-days.ts";

export const warrantyBases = ["calendar", "without_holidays"] as const;
export type WarrantyBasis = (typeof warrantyBases)[number];

/** Days after the last working day within which a failed probation is reported. */
export const reportingDays = 14;

/** Returns the last day of a warranty that begins on the day of the start. Without holidays, a holiday does not count. */
export function lastWarrantyDay(
  start: string,
  { days, basis, holidays }: { days: number; basis: WarrantyBasis; holidays: Holidays },
): string {
  const counts = (date: string) => basis === "calendar" || !holidays.has(date);
  return stepDays(addDays(start, -1), days, counts);
}

/** Returns why a report of a failed probation is refused; null when the warranty covers the placement. */
export function warrantyDenial(
  report: { leftOn: string; reportedOn: string },
  lastDay: string,
): "warranty_over" | "warranty_report_late" | null {
  if (report.leftOn > lastDay) return "warranty_over";
  return report.reportedOn > addDays(report.leftOn, reportingDays) ? "warranty_report_late" : null;
}
