import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { conflict, invalid, notFound } from "#kit/problem.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { addDays, dayOf, momentOf } from "#platform/reference/calendar.ts";
import { UnreadableCalendar } from "../sources/source.ts";
import {
  type CalendarKind,
  calendarKinds,
  caps,
  daysAhead,
  readEvery,
  readSeconds,
  type Span,
} from "../terms.ts";
import type { CalendarTools } from "../tools.ts";

/** Returns the owner of the encrypted secrets of an account's calendars. */
const ownerOf = (accountId: number) => `calendars of ${accountId}`;

export const sealCalendar = (box: SecretBox, accountId: number, secret: string): string =>
  box.seal(Buffer.from(secret), ownerOf(accountId));

/** Decrypts the address or token of a calendar. Returns null when its encryption key was removed. */
export function openCalendar(box: SecretBox, accountId: number, sealed: string): string | null {
  try {
    return box.open(sealed, ownerOf(accountId)).toString();
  } catch {
    return null;
  }
}

/** Returns the period whose busy hours are stored. */
export const periodAt = (asOf: Date): Span => [
  momentOf(dayOf(new Date(asOf.getTime() - day))).getTime(),
  momentOf(addDays(dayOf(asOf), daysAhead)).getTime(),
];

/** A calendar that has been read and is not stored yet. */
export interface NewCalendar {
  kind: CalendarKind;
  name: string;
  secret: string;
  hours: readonly Span[];
}

/**
 * Checks and reads the private address of a calendar.
 * @throws Problem 422 at /url: an address that is no https address, private, or of no calendar
 */
export async function readNewAddress(tools: CalendarTools, given: string, asOf: Date): Promise<NewCalendar> {
  // Apple and Outlook write addresses of calendars with their own scheme.
  const url = await tools.addresses.check(given.replace(/^webcals?:/i, "https:"), "calendar");
  try {
    const { hours } = await tools.readerOf("address")(
      url,
      periodAt(asOf),
      AbortSignal.timeout(readSeconds * 1000),
    );
    return { kind: "address", name: new URL(url).host, secret: url, hours };
  } catch (error) {
    throw error instanceof UnreadableCalendar ? invalid("/url", error.failure) : error;
  }
}

/**
 * Stores a calendar with its hours. The calendar of a provider replaces that of the same provider.
 * @returns its id
 * @throws Problem 409 `calendar_known` or `too_many_calendars`
 */
export async function addCalendar(
  tx: Tx,
  accountId: number,
  { kind, name, secret, hours }: NewCalendar,
  { box, asOf }: { box: SecretBox; asOf: Date },
): Promise<number> {
  // Two calls at once must not add the same address, nor the last allowed calendar twice.
  await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
  if (kind !== "address")
    await tx
      .deleteFrom("calendars")
      .where("account_id", "=", accountId)
      .where("kind", "=", calendarKinds[kind])
      .execute();
  const others = await tx
    .selectFrom("calendars")
    .select("secret")
    .where("account_id", "=", accountId)
    .execute();
  if (others.some((other) => openCalendar(box, accountId, other.secret) === secret))
    throw conflict("calendar_known", null);
  if (others.length >= caps.calendars) throw conflict("too_many_calendars", others.length);
  const { id } = await tx
    .insertInto("calendars")
    .values({
      account_id: accountId,
      kind: calendarKinds[kind],
      secret: sealCalendar(box, accountId, secret),
      name: name.slice(0, 200),
      added_at: asOf,
      read_at: asOf,
      due_at: new Date(asOf.getTime() + readEvery),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeHours(tx, id, hours);
  return id;
}

/** Replaces the busy hours of a calendar. */
export async function storeHours(tx: Tx, calendarId: number, hours: readonly Span[]): Promise<void> {
  await tx.deleteFrom("calendar_hours").where("calendar_id", "=", calendarId).execute();
  const [starts, ends] = [0, 1].map((side) => hours.map((span) => new Date(span[side] ?? 0)));
  await sql`INSERT INTO calendar_hours (calendar_id, starts_at, ends_at)
    SELECT ${calendarId}, * FROM unnest(${starts}::timestamptz[], ${ends}::timestamptz[])`.execute(tx);
}

/** Removes a calendar with its hours. @throws Problem 404 */
export async function removeCalendar(tx: Tx, accountId: number, id: number): Promise<void> {
  const gone = await tx
    .deleteFrom("calendars")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning("id")
    .executeTakeFirst();
  if (!gone) throw notFound();
}

export async function eraseCalendars(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("calendars").where("account_id", "=", accountId).execute();
}

/** Encrypts the secrets that an older key sealed with the newest key. @returns their number */
export async function renewCalendarSecrets(db: Reader, box: SecretBox): Promise<number> {
  const rows = await db.selectFrom("calendars").select(["id", "account_id", "secret"]).execute();
  const old = rows.filter(({ secret }) => !box.isCurrent(secret));
  for (const { id, account_id, secret } of old) {
    const opened = openCalendar(box, account_id, secret);
    if (opened === null) continue;
    await db
      .updateTable("calendars")
      .set({ secret: sealCalendar(box, account_id, opened) })
      .where("id", "=", id)
      // A secret that was replaced meanwhile is sealed with the newest key already.
      .where("secret", "=", secret)
      .execute();
  }
  return old.length;
}
