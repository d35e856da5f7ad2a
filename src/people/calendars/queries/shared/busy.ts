import { type RawBuilder, sql } from "kysely";

/**
 * Returns the busy hours of accounts in their own calendars that touch a period, as SQL with the columns `account_id`, `starts_at` and
 * `ends_at`.
 */
export function busyElsewhere(accounts: readonly number[], from: Date, to: Date): RawBuilder<unknown> {
  return sql`(SELECT c.account_id, h.starts_at, h.ends_at
    FROM calendars c JOIN calendar_hours h ON h.calendar_id = c.id
    WHERE c.account_id = ANY(${accounts as number[]}::bigint[])
      AND h.starts_at < ${to}::timestamptz AND h.ends_at > ${from}::timestamptz)`;
}
