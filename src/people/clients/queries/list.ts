import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { addDays, dayOf, endOf } from "#platform/reference/calendar.ts";
import type { clients, clientsCsv, similarClients } from "../contract.ts";
import { similarMost } from "../terms.ts";
import { figuredRows, figuresOf, ofAgency, shownOf } from "./rows.ts";

type Filters = QueryOf<typeof clientsCsv>;

/** Returns the conditions of the filters, apart from that of the status. */
function filtersOf(filters: Filters, asOf: Date) {
  const { potential, source, owner_id, am_id, industry_id, silent, keyword } = filters;
  const words = fold((keyword ?? "").toWellFormed());
  const since = silent && endOf(addDays(dayOf(asOf), -Number(silent) - 1));
  const conditions = [
    ...(potential === undefined ? [] : [sql`c.potential = ${potential}`]),
    ...(source === undefined ? [] : [sql`c.source = ${source}`]),
    ...(owner_id === undefined ? [] : [sql`c.owner_id = ${owner_id}`]),
    ...(am_id === undefined ? [] : [sql`c.am_id = ${am_id}`]),
    ...(industry_id === undefined
      ? []
      : [
          sql`${industry_id} = ANY (SELECT unnest(co.industry_ids) FROM companies co WHERE co.id = c.company_id)`,
        ]),
    // A client without any contact is silent since it was added.
    ...(since ? [sql`coalesce(c.last_contact_at, c.created_at) < ${since}`] : []),
    ...(words === "" ? [] : [sql`position(${words} in c.name_key) > 0`]),
  ];
  return sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` AND `)})`;
}

/** Selects a part of the clients that match the filters, in the order of the query. */
function rowsOf(db: Reader, actor: ConsultantActor, query: Filters, { limit, offset }: Part, asOf: Date) {
  const { status, sort } = query;
  // The figures are computed for the listed clients only, and not for those before them.
  const ids = db
    .selectFrom("clients as c")
    .select("c.id")
    .where(ofAgency("c", actor))
    .where(filtersOf(query, asOf))
    .$if(status !== undefined, (all) => all.where("c.status", "=", status ?? 0))
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset);
  return figuredRows(db, actor, asOf).where("c.id", "in", ids).orderBy(orders[sort]).execute();
}

interface Part {
  limit: number;
  offset: number;
}

/** The SQL order of each sort; the latest client decides between equal ones. */
const orders = {
  latest: sql`c.id DESC`,
  name: sql`c.name_key, c.id DESC`,
  last_contact: sql`c.last_contact_at NULLS FIRST, c.id DESC`,
} satisfies Record<Filters["sort"], unknown>;

/** Returns a page of the agency's clients. */
export async function clientsOf(
  db: Reader,
  actor: ConsultantActor,
  query: QueryOf<typeof clients>,
  asOf: Date,
): Promise<ReplyOf<typeof clients>> {
  const { page, items, status } = query;
  const rows = await rowsOf(db, actor, query, { limit: items, offset: (page - 1) * items }, asOf);
  const count = (of: number) => sql<number>`count(*) FILTER (WHERE c.status = ${of})`;
  const counts = await db
    .selectFrom("clients as c")
    .where(ofAgency("c", actor))
    .select([count(0).as("all_lead"), count(1).as("all_active"), count(2).as("all_inactive")])
    .where(filtersOf(query, asOf))
    .executeTakeFirstOrThrow();
  const { all_lead, all_active, all_inactive } = counts;
  const total = [all_lead, all_active, all_inactive][status ?? 3] ?? all_lead + all_active + all_inactive;
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "client",
      attributes: { ...shownOf(row), ...figuresOf(actor, row) },
    })),
    meta: { page, items, total, counts },
  };
}

/** The maximum number of clients in one CSV file. */
const csvMost = 10_000;

/** Returns all clients that match the filters, with their figures, in the order of the list. */
export async function clientsForCsv(db: Reader, actor: ConsultantActor, filters: Filters, asOf: Date) {
  const rows = await rowsOf(db, actor, filters, { limit: csvMost, offset: 0 }, asOf);
  return rows.map((row) => ({ ...row, ...figuresOf(actor, row) }));
}
export type ClientToDownload = Awaited<ReturnType<typeof clientsForCsv>>[number];

/** Returns clients of the agency with the same name or tax code, so that a duplicate is seen before it is saved. */
export async function similarTo(
  db: Reader,
  actor: ConsultantActor,
  { name, tax_code }: QueryOf<typeof similarClients>,
): Promise<ReplyOf<typeof similarClients>> {
  const root = tax_code.replace(/\D/g, "").slice(0, 10);
  const hasName = sql<boolean>`(${name.trim()} <> '' AND c.employer_key = employer_key(${name.toWellFormed()}))`;
  const hasCode = sql<boolean>`(${root} <> '' AND left(c.tax_code, 10) = ${root})`;
  const rows = await db
    .selectFrom("clients as c")
    .select(["c.id", "c.name", "c.status", hasCode.as("by_code")])
    .where(ofAgency("c", actor))
    .where(sql<boolean>`(${hasName} OR ${hasCode})`)
    .orderBy("c.id")
    .limit(similarMost)
    .execute();
  return {
    data: rows.map(({ id, name, status, by_code }) => ({
      id: String(id),
      type: "similar_client",
      attributes: { name, status, same: by_code ? "tax_code" : "name" },
    })),
  };
}
