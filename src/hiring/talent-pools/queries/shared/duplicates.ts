import { sql } from "kysely";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { visibleRecords } from "./records.ts";

export interface Identity {
  fullName: string;
  email: string | null;
  phone: string | null;
  birthYear: number | null;
}

/**
 * Returns people who may be the same person (decisions §18): the same email address or phone number is certain, the same name and
 * birth year is a hint. The certain ones come first. Erased records do not count.
 * @param person the person to leave out of the result
 */
export async function duplicatesOf(
  db: Reader,
  actor: HiringActor,
  { fullName, email, phone, birthYear }: Identity,
  person: number | null,
) {
  const known = visibleRecords(actor);
  // Three queries instead of one with OR, so that each uses its own index.
  const { rows } = await sql<{
    person: number;
    full_name: string;
    email: string | null;
    by: "email" | "phone" | "name";
  }>`
    SELECT d.person, d.full_name, d.email, d.by FROM (SELECT DISTINCT ON (k.person) k.* FROM (
      SELECT k.*, 'email' AS by, 1 AS place FROM (${known}) k WHERE k.email = ${email}
      UNION ALL SELECT k.*, 'phone', 2 FROM (${known}) k WHERE k.phone = ${phone}
      UNION ALL SELECT k.*, 'name', 3 FROM (${known}) k
        WHERE k.birth_year = ${birthYear} AND k.name_key = ${fold(fullName)}) k
    WHERE k.person IS DISTINCT FROM ${person}::bigint
    ORDER BY k.person, k.place, k.at DESC) d
    ORDER BY d.by = 'name', d.person LIMIT 10`.execute(db);
  return rows;
}

/** Returns existing people who have an email address or phone number of `people`. */
export async function recordsWithContacts(
  db: Reader,
  actor: HiringActor,
  people: readonly Pick<Identity, "email" | "phone">[],
) {
  const emails = people.flatMap(({ email }) => email ?? []);
  const phones = people.flatMap(({ phone }) => phone ?? []);
  const { rows } = await sql<{
    person: number;
    full_name: string;
    email: string | null;
    phone: string | null;
  }>`
    SELECT k.person, k.full_name, k.email, k.phone FROM (${visibleRecords(actor)}) k
    WHERE k.email = ANY (${emails}::text[]) OR k.phone = ANY (${phones}::text[])`.execute(db);
  return rows;
}

/**
 * Returns the person with the newest record of the same name, if one of the birth years is unknown. Vietnamese names repeat, so a
 * name alone is a reason to ask, not to suggest a merge (decision 188).
 */
export async function namesakeOf(db: Reader, actor: HiringActor, { fullName, birthYear }: Identity) {
  const { rows } = await sql<{ person: number; full_name: string }>`
    SELECT k.person, k.full_name FROM (${visibleRecords(actor)}) k
    WHERE k.name_key = ${fold(fullName)} AND (k.birth_year IS NULL OR ${birthYear}::smallint IS NULL)
    ORDER BY k.at DESC, k.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
