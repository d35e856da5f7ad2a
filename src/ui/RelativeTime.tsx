import { useFormatter, useNow } from "use-intl";
import { useDate } from "./use-date.ts";

/**
 * "3 days ago", with the exact time on hover. Give `now` (or set it on the provider) from the loader, so that server
 * and browser render the same text.
 */
export function RelativeTime({ at, now, className }: { at: Date | string; now?: Date; className?: string }) {
  const format = useFormatter();
  const given = useNow();
  const exact = useDate("exact");
  const date = typeof at === "string" ? new Date(at) : at;
  return (
    <time dateTime={typeof at === "string" ? at : at.toISOString()} title={exact(date)} className={className}>
      {format.relativeTime(date, now ?? given)}
    </time>
  );
}
