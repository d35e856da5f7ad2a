import { sql } from "kysely";
import { directoryPaths } from "#administration/company-directory/paths.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { reviewPaths } from "#market/job-review/paths.ts";
import { inboxPaths } from "#market/support/paths.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { lookup } from "../contract.ts";
import type { Meaning } from "../lookup.ts";
import { userPaths } from "../paths.ts";
import { type LookupKind, mostFound } from "../terms.ts";
import { readableBy } from "./users.ts";

/** A row that a look-up finds. `page` is the id in the address of its page: the account of an applicant, the company of a client. */
interface Found {
  kind: LookupKind;
  id: number;
  title: string | null;
  page: number | null;
}

/** Returns the rows that a pasted text can mean. */
export async function lookUp(
  db: Reader,
  actor: AdminActor,
  meanings: readonly Meaning[],
): Promise<ReplyOf<typeof lookup>["data"]> {
  const found: Found[] = [];
  for (const meaning of meanings) found.push(...(await rowsOf(db, actor, meaning)));
  return found.slice(0, mostFound).map(({ kind, id, title, page }) => ({
    id: String(id),
    type: "lookup_result",
    attributes: { kind, title, path: page === null ? null : pathOf[kind](page) },
  }));
}

const ofAgency = (id: number) => userPaths.of("agency", id);

const pathOf: Record<LookupKind, (page: number) => string> = {
  user: userPaths.detail,
  company: directoryPaths.company,
  agency: ofAgency,
  job: reviewPaths.admin.detail,
  applicant: userPaths.detail,
  support_thread: inboxPaths.thread,
  job_order: ofAgency,
  client: directoryPaths.company,
  placement: ofAgency,
};

/** The statements that find one row of a kind by its id. */
const byId: Record<LookupKind, (id: number, actor: AdminActor) => ReturnType<typeof sql<Found>>> = {
  user: (id, actor) => sql`SELECT 'user' AS kind, a.id, a.full_name AS title, a.id AS page
    FROM accounts a WHERE a.id = ${id} AND ${readableBy(actor)}`,
  company: (id) =>
    sql`SELECT 'company' AS kind, id, name AS title, id AS page FROM companies WHERE id = ${id}`,
  agency: (id) => sql`SELECT 'agency' AS kind, id, name AS title, id AS page FROM agencies WHERE id = ${id}`,
  job: (id) =>
    sql`SELECT 'job' AS kind, id, title, id AS page FROM jobs WHERE id = ${id} AND deleted_at IS NULL`,
  applicant: (id) => sql`SELECT 'applicant' AS kind, a.id, a.full_name AS title, c.account_id AS page
    FROM applicants a JOIN candidates c ON c.id = a.candidate_id WHERE a.id = ${id}`,
  support_thread: (id) =>
    sql`SELECT 'support_thread' AS kind, id, name AS title, id AS page FROM support_threads WHERE id = ${id}`,
  job_order: (id) =>
    sql`SELECT 'job_order' AS kind, id, title, agency_id AS page FROM job_orders WHERE id = ${id}`,
  client: (id) => sql`SELECT 'client' AS kind, l.id, c.name AS title, l.company_id AS page
    FROM clients l JOIN companies c ON c.id = l.company_id WHERE l.id = ${id}`,
  placement: (id) =>
    sql`SELECT 'placement' AS kind, id, NULL AS title, agency_id AS page FROM placements WHERE id = ${id}`,
};

async function rowsOf(db: Reader, actor: AdminActor, meaning: Meaning): Promise<readonly Found[]> {
  if (meaning.as === "number") {
    const each = Object.values(byId).map((find) => sql`(${find(meaning.id, actor)})`);
    return (await sql<Found>`${sql.join(each, sql` UNION ALL `)}`.execute(db)).rows;
  }
  if (meaning.as !== "address") return peopleBy(db, actor, meaning);
  if ("id" in meaning) return (await byId[meaning.kind](meaning.id, actor).execute(db)).rows;
  const { kind, slug } = meaning;
  const row =
    kind === "job"
      ? await db.selectFrom("jobs").select("id").where("slug", "=", slug).executeTakeFirst()
      : await db.selectFrom("companies").select("id").where("slug", "=", slug).executeTakeFirst();
  return row ? (await byId[kind](row.id, actor).execute(db)).rows : [];
}

async function peopleBy(
  db: Reader,
  actor: AdminActor,
  { as, text }: { as: "email" | "phone" | "name" | "session"; text: string },
): Promise<readonly Found[]> {
  const users = db
    .selectFrom("accounts as a")
    .select(["a.id", "a.full_name"])
    .where("a.deleted_at", "is", null)
    .where(readableBy(actor))
    .$if(as === "email", (rows) => rows.where("a.email", "=", text))
    .$if(as === "phone", (rows) => rows.where("a.phone", "=", text))
    .$if(as === "name", (rows) => rows.where(sql<boolean>`lower(a.full_name) = lower(${text})`))
    .$if(as === "session", (rows) =>
      rows.where("a.id", "in", db.selectFrom("sessions").select("account_id").where("id", "=", text)),
    );
  const rows = await users.orderBy("a.id", "desc").limit(mostFound).execute();
  const found = rows.map(({ id, full_name }): Found => ({ kind: "user", id, title: full_name, page: id }));
  return as === "name" ? [...found, ...(await workspacesNamed(db, text))] : found;
}

async function workspacesNamed(db: Reader, text: string): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    (SELECT 'company' AS kind, id, name AS title, id AS page FROM companies WHERE name_key = ${fold(text)} LIMIT 5)
    UNION ALL
    (SELECT 'agency', id, name, id FROM agencies WHERE lower(name) = lower(${text}) LIMIT 5)`.execute(db);
  return rows;
}
