import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { roles } from "#people/accounts/terms.ts";
import { nameHas } from "#people/companies/queries/shared.ts";
import type { companies, companyDetail, duplicates, searchAll } from "../contract.ts";
import {
  completenessOf,
  hasVerifiedMember,
  industryOf,
  isClient,
  liveJobs,
  memberCount,
  ofPageType,
  pairs,
  statusOf,
} from "./sql.ts";

type Query = QueryOf<typeof companies>;

/** Returns companies of the directory, the latest first, with the numbers of each status. */
export async function companyList(
  db: Reader,
  actor: AdminActor,
  query: Query,
): Promise<ReplyOf<typeof companies>> {
  const { page, items, status } = query;
  const where = sql.join(conditionsOf(query), sql` AND `);
  const { rows: counts } = await sql<{ status: number; count: number }>`
    SELECT ${statusOf} AS status, count(*) AS count FROM companies c WHERE ${where} GROUP BY 1`.execute(db);
  const countOf = (id: number) => counts.find((row) => row.status === id)?.count ?? 0;
  const all = countOf(0) + countOf(1) + countOf(2);
  const rows = await rowsOf(db, actor)
    .where(sql<SqlBool>`${where}`)
    .$if(status !== undefined, (rest) => rest.where(statusOf, "=", status!))
    .orderBy("c.created_at", "desc")
    .orderBy("c.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  return {
    data: rows.map((row) => ({ id: String(row.id), type: "company_directory", attributes: factsOf(row) })),
    meta: {
      page,
      items,
      total: status === undefined ? all : countOf(status),
      counts: { all, inactive: countOf(0), active: countOf(1), verified: countOf(2) },
    },
  };
}

/** The conditions of a list on companies `c`, without that on the status. */
function conditionsOf({ search, completeness, industry, scope, page_type, duplicates: alike }: Query) {
  const bin = completeness === 2 ? sql<SqlBool>`c.binned_at IS NOT NULL` : sql<SqlBool>`c.binned_at IS NULL`;
  const conditions: RawBuilder<SqlBool>[] = [sql`c.merged_into IS NULL`, bin];
  if (search?.trim()) conditions.push(matching(search));
  if (completeness !== undefined) conditions.push(sql`${completenessOf} = ${completeness}`);
  if (industry !== undefined) conditions.push(sql`${industryOf} = ${industry}`);
  if (scope === "client") conditions.push(isClient);
  if (scope === "company") conditions.push(sql`c.origin = 'registered'`);
  if (page_type) conditions.push(ofPageType[page_type]);
  if (alike) conditions.push(sql`c.id IN (SELECT unnest(ARRAY[d.first, d.second]) FROM ${pairs} d)`);
  return conditions;
}

function matching(search: string): RawBuilder<SqlBool> {
  const digits = search.replace(/[\s-]/g, "");
  if (/^\d{6,13}$/.test(digits)) return sql`replace(c.tax_code, '-', '') LIKE ${`${digits}%`}`;
  const words = nameHas(search);
  return words.length > 0 ? sql`(${sql.join(words, sql` AND `)})` : sql`false`;
}

function rowsOf(db: Reader, _actor: AdminActor) {
  return db
    .selectFrom("companies as c")
    .selectAll("c")
    .select([
      statusOf.as("status"),
      completenessOf.as("completeness"),
      industryOf.as("industry"),
      liveJobs.as("live_jobs"),
      memberCount.as("members"),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

function factsOf(row: Row) {
  const { name, slug, origin, tax_code, status, completeness, industry, live_jobs, members, created_at } =
    row;
  const registered = origin === "registered";
  return {
    name,
    slug: registered ? slug : null,
    origin: registered ? ("registered" as const) : ("agency" as const),
    tax_code,
    status,
    completeness,
    industry,
    live_jobs,
    members,
    blocked: row.blocked_at !== null,
    created_at,
  };
}

/** @throws Problem 404 */
export async function companyOf(
  db: Reader,
  actor: AdminActor,
  id: number,
): Promise<ReplyOf<typeof companyDetail>["data"]> {
  const row = await rowsOf(db, actor)
    .leftJoin("companies as w", "w.id", "c.merged_into")
    .select(["w.name as winner_name", hasVerifiedMember.as("has_member")])
    .select([
      sql<number>`(SELECT count(*) FROM clients k WHERE k.company_id = c.id)`.as("clients_of"),
      sql<number | null>`(SELECT v.id FROM company_verifications v
        WHERE v.company_id = c.id AND v.decided_at IS NULL)`.as("verification_id"),
      sql<{ id: number; full_name: string; verified: boolean }[]>`(SELECT coalesce(json_agg(json_build_object(
        'id', a.id, 'full_name', a.full_name, 'verified', a.email_verified_at IS NOT NULL) ORDER BY a.id), '[]')
        FROM accounts a WHERE a.company_id = c.id AND a.role_id = ${sql.lit(roles.recruiter_admin)}
          AND a.blocked_at IS NULL AND a.deleted_at IS NULL)`.as("administrators"),
    ])
    .where("c.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const registered = row.origin === "registered" && row.merged_into === null;
  const lacks = {
    industry_ids: row.industry_ids.length === 0,
    address: row.address === null,
    logo: !row.logo_key,
  };
  const merged =
    row.merged_into === null ? null : { id: String(row.merged_into), name: row.winner_name ?? "" };
  return {
    id: String(row.id),
    type: "company_directory",
    attributes: {
      ...factsOf(row),
      website: row.website,
      address: row.address,
      missing: (Object.keys(lacks) as (keyof typeof lacks)[]).filter((field) => lacks[field]),
      clients_of: row.clients_of,
      verified_at: row.verified_at,
      block_reason: row.blocked_at && (row.block_reason ?? ""),
      verification_id: row.verification_id === null ? null : String(row.verification_id),
      administrators: row.administrators.map((person) => ({
        id: String(person.id),
        full_name: person.full_name,
        verified: person.verified,
      })),
      merged_into: merged,
      can: {
        activate: registered && row.inactive_at !== null && Boolean(row.has_member),
        deactivate: registered && row.inactive_at === null,
        verify: registered && row.verification_id !== null && row.blocked_at === null,
        bin: registered && row.binned_at === null && row.live_jobs === 0,
        unbin: registered && row.binned_at !== null,
        merge: actor.isAdmin && row.merged_into === null && row.blocked_at === null,
        block: actor.isAdmin && row.merged_into === null && row.blocked_at === null,
        unblock: actor.isAdmin && row.merged_into === null && row.blocked_at !== null,
      },
    },
  };
}

/** Returns companies by words of their names, the shortest names first, or by a tax code. */
export async function companiesFound(
  db: Reader,
  _actor: AdminActor,
  search: string,
): Promise<ReplyOf<typeof searchAll>> {
  const rows = await db
    .selectFrom("companies as c")
    .select(["c.id", "c.name", "c.tax_code"])
    .where("c.merged_into", "is", null)
    .where(matching(search))
    .orderBy(sql`length(c.name)`)
    .orderBy("c.id")
    .limit(20)
    .execute();
  return {
    data: rows.map(({ id, name, tax_code }) => ({
      id: String(id),
      type: "company_found",
      attributes: { name, tax_code },
    })),
  };
}

/** Returns pairs of companies that look like one: those with most in common first. */
export async function duplicateList(
  db: Reader,
  _actor: AdminActor,
  { page, items }: { page: number; items: number },
): Promise<ReplyOf<typeof duplicates>> {
  type Found = { id: string; name: string; tax_code: string | null };
  type Same = ReplyOf<typeof duplicates>["data"][number]["attributes"]["same"];
  const { rows } = await sql<{ first: Found; second: Found; same: Same; total: number }>`
    SELECT d.same, count(*) OVER () AS total,
      json_build_object('id', a.id::text, 'name', a.name, 'tax_code', a.tax_code) AS first,
      json_build_object('id', b.id::text, 'name', b.name, 'tax_code', b.tax_code) AS second
    FROM ${pairs} d JOIN companies a ON a.id = d.first JOIN companies b ON b.id = d.second
    ORDER BY cardinality(d.same) DESC, d.second DESC, d.first DESC
    LIMIT ${items} OFFSET ${(page - 1) * items}`.execute(db);
  return {
    data: rows.map(({ first, second, same }) => ({
      id: `${first.id}-${second.id}`,
      type: "company_duplicate",
      attributes: { first, second, same },
    })),
    meta: { page, items, total: rows[0]?.total ?? 0 },
  };
}
