import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { hashToken } from "#people/accounts/tokens.ts";
import { interviews } from "./shared.ts";

/** Days for which interviews stay in a private calendar. */
const pastDays = 90;

/** Returns the interviews of an account for its private calendar: those that the account holds, and those of its applications (`own`). */
export function interviewsOfAccount(db: Reader, accountId: number, asOf: Date) {
  return interviews(db)
    .where("i.starts_at", ">", new Date(asOf.getTime() - pastDays * day))
    .where("i.status", "<>", "canceled")
    .where("a.erased_at", "is", null)
    .where((eb) =>
      eb.or([
        sql<boolean>`i.id IN (SELECT w.interview_id FROM interview_interviewers w WHERE w.account_id = ${accountId})`,
        sql<boolean>`a.candidate_id = (SELECT p.id FROM candidates p WHERE p.account_id = ${accountId})`,
      ]),
    )
    .select(
      sql<boolean>`a.candidate_id = (SELECT p.id FROM candidates p WHERE p.account_id = ${accountId})`.as(
        "own",
      ),
    )
    .orderBy("i.starts_at")
    .limit(500)
    .execute();
}

/** Returns the account of a calendar's address. @throws Problem 404 for an ended address or a blocked account */
export async function feedOwner(
  db: Reader,
  token: string,
): Promise<{ account_id: number; language: number }> {
  const row = await db
    .selectFrom("calendar_feeds as f")
    .innerJoin("accounts as u", "u.id", "f.account_id")
    .leftJoin("companies as c", "c.id", "u.company_id")
    .select(["f.account_id", "u.language"])
    .where("f.token_hash", "=", hashToken(token))
    .where("u.blocked_at", "is", null)
    .where("u.deleted_at", "is", null)
    .where("c.blocked_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Returns when an account's private calendar was created, or null. */
export async function feedMadeAt(db: Reader, accountId: number): Promise<Date | null> {
  const row = await db
    .selectFrom("calendar_feeds")
    .select("created_at")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
