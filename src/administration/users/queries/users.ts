import { type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { endOf, momentOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../db/types.ts";
import type { userList } from "../contract.ts";
import { kindOfType, stateOf, typeOfKind, type UserState } from "../terms.ts";

type Listed = ReplyOf<typeof userList>;

/** Returns a page of users by id, the latest first. */
export async function usersOf(
  db: Reader,
  actor: AdminActor,
  query: QueryOf<typeof userList>,
): Promise<Listed> {
  const { kind, role_id, state, company_id, agency_id, company, from, to, before, items } = query;
  const start = company && fold(company.toWellFormed().replaceAll("\0", "")).trim();
  const agencies = start ? await agenciesNamed(db, start) : [];
  const rows = await withFacts(db)
    .where(readableBy(actor))
    .$if(kind !== undefined, (users) => users.where("a.user_type", "=", typeOfKind(kind!)))
    .$if(role_id !== undefined, (users) => users.where("a.role_id", "=", role_id!))
    .where((eb) => stateIs(eb, state))
    .$if(company_id !== undefined, (users) => users.where("a.company_id", "=", company_id!))
    .$if(agency_id !== undefined, (users) => users.where("a.agency_id", "=", agency_id!))
    .$if(Boolean(start), (users) => users.where(worksFor(start!, agencies)))
    .$if(from !== undefined, (users) => users.where("a.created_at", ">=", momentOf(from!)))
    .$if(to !== undefined, (users) => users.where("a.created_at", "<", endOf(to!)))
    .$if(before !== undefined, (users) => users.where("a.id", "<", before!))
    .orderBy("a.id", "desc")
    .limit(items + 1)
    .execute();
  const shown = rows.slice(0, items);
  return {
    data: shown.map((row) => ({ id: String(row.id), type: "user", attributes: factsOf(row) })),
    meta: {
      next: rows.length > items ? String(shown.at(-1)?.id) : null,
      of: await nameOf(db, { company_id, agency_id }),
    },
  };
}

/**
 * Returns the condition on accounts `a` that an administrator may read. Sen's own team is for super administrators; members see the
 * names on the page of the team (decision 156).
 */
export function readableBy({ isAdmin }: AdminActor) {
  return isAdmin ? sql<SqlBool>`true` : sql<SqlBool>`a.user_type <> ${sql.lit(userTypes.admin)}`;
}

/** Accounts with the facts that lists and the page of a user show. */
export function withFacts(db: Reader) {
  return db
    .selectFrom("accounts as a")
    .leftJoin("companies as c", "c.id", "a.company_id")
    .leftJoin("agencies as g", "g.id", "a.agency_id")
    .select(["a.id", "a.full_name", "a.email", "a.user_type", "a.role_id", "a.company_id", "a.agency_id"])
    .select([
      "a.blocked_at",
      "a.deactivated_by",
      "a.block_reason",
      "a.closes_at",
      "a.deleted_at",
      "a.email_verified_at",
    ])
    .select(["a.created_at", "c.name as company_name", "g.name as agency_name"])
    .select((eb) =>
      eb
        .selectFrom("sessions as s")
        .select(({ fn }) => fn.max("s.created_at").as("at"))
        .whereRef("s.account_id", "=", "a.id")
        .as("last_login_at"),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof withFacts>["execute"]>>[number];

export function factsOf(row: Row): Listed["data"][number]["attributes"] {
  return {
    full_name: row.full_name,
    email: row.email,
    kind: kindOfType(row.user_type),
    role_id: row.role_id,
    company: row.company_id === null ? null : { id: String(row.company_id), name: row.company_name ?? "—" },
    agency: row.agency_id === null ? null : { id: String(row.agency_id), name: row.agency_name ?? "—" },
    state: stateOf(row),
    email_verified: row.email_verified_at !== null,
    last_login_at: row.last_login_at,
    created_at: row.created_at,
  };
}

/** Returns the condition on accounts `a` of a state; without a state, that of all accounts that are not erased. */
function stateIs(eb: ExpressionBuilder<DB & { a: DB["accounts"] }, "a">, state: UserState | undefined) {
  if (state === "erased") return eb("a.deleted_at", "is not", null);
  const exists = eb("a.deleted_at", "is", null);
  if (state === undefined) return exists;
  if (state === "closing") return eb.and([exists, eb("a.closes_at", "is not", null)]);
  const open = eb.and([exists, eb("a.closes_at", "is", null)]);
  if (state === "active") return eb.and([open, eb("a.blocked_at", "is", null)]);
  const bySen = eb.or([eb("a.block_reason", "is not", null), eb("a.deactivated_by", "is", null)]);
  return eb.and([open, eb("a.blocked_at", "is not", null), state === "blocked" ? bySen : eb.not(bySen)]);
}

/** Returns the condition that people work for a company whose folded name begins with a text, or for one of the agencies. */
function worksFor(start: string, agencies: readonly number[]) {
  const pattern = `${start.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`(a.company_id IN (SELECT id FROM companies WHERE name_key LIKE ${pattern})
    OR a.agency_id = any(${agencies}::bigint[]))`;
}

/** Returns the agencies whose names begin with a folded text, compared in memory: agencies are few. */
async function agenciesNamed(db: Reader, start: string): Promise<number[]> {
  const rows = await db.selectFrom("agencies").select(["id", "name"]).execute();
  return rows.filter(({ name }) => fold(name).startsWith(start)).map(({ id }) => id);
}

async function nameOf(
  db: Reader,
  { company_id, agency_id }: { company_id: number | undefined; agency_id: number | undefined },
): Promise<string | null> {
  const [table, id] = company_id ? (["companies", company_id] as const) : (["agencies", agency_id] as const);
  if (id === undefined) return null;
  const row = await db.selectFrom(table).select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? null;
}
