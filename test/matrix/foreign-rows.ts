import fc from "fast-check";
import { sql } from "kysely";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Endpoint } from "#kit/contract.ts";
import type { Database } from "#kit/db.ts";
import { inProcess } from "#kit/inject.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import type { TestApi } from "../api.ts";
import { described, near } from "../near-schema.ts";
import { ownRows } from "../room-testing.ts";

/** Contents of the database: rows as texts, by table. */
export type Snapshot = ReadonlyMap<string, ReadonlySet<string>>;

/** Tables that are not compared: tables that no request writes, and logs that every request writes. */
const unwatched = new Set(["locations", "skills", "job_titles", "audit_event", "idempotency_keys"]);

/** Returns every row of every table. */
export async function snapshotOf({ db }: Database): Promise<Snapshot> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db);
  const rows = new Map<string, ReadonlySet<string>>();
  for (const { name } of tables.rows.filter((table) => !unwatched.has(table.name))) {
    const contents = await sql<{
      row: string;
    }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(name)} t`.execute(db);
    rows.set(name, new Set(contents.rows.map(({ row }) => row)));
  }
  return rows;
}

/** Returns the rows of `one` that `other` does not have, each with its table. */
export const without = (one: Snapshot, other: Snapshot): string[] =>
  [...one].flatMap(([table, rows]) =>
    [...rows].filter((row) => !other.get(table)?.has(row)).map((row) => `${table} ${row}`),
  );

/** Returns the n-th valid body that is generated from the endpoint's schema, or undefined for an endpoint without a body. */
export function bodyOf({ method, path, body }: Endpoint, nth = 0): unknown {
  if (!body) return undefined;
  const seed = [...`${method} ${path}`].reduce((sum, letter) => sum + letter.charCodeAt(0), nth);
  return fc
    .sample(near(described(body)), { numRuns: 400, seed })
    .find((made) => body.safeParse(made).success);
}

/** Sends a request with the session of an account, or without one. */
export async function ask(
  api: TestApi,
  { method, path, files }: Endpoint,
  request: { params?: Record<string, string | number> | undefined; body?: unknown },
  by: number | null,
) {
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(request.params?.[name] ?? 999_999));
  const form = new FormData();
  for (const [name, value] of Object.entries((files && (request.body as object | undefined)) || {}))
    if (value instanceof File) form.set(name, value, value.name);
    else form.set(name, typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
  const headers: Record<string, string> =
    by === null ? {} : { authorization: `Bearer ${await api.token(by)}` };
  return inProcess(api.app, { headers })({
    method,
    url: address,
    body: files ? form : request.body === undefined ? undefined : JSON.stringify(request.body),
  });
}

/**
 * Makes a job seeker with rows of every kind. `ids` has the ids of the rows, by the first part of the paths that
 * contain them.
 */
export async function seekerRows(api: TestApi) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const draft = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, state: "draft" });
  const seeker = await makeCandidate(db);
  const applicant = await makeApplicant(db, { job, candidate: seeker });
  // Starts a session of the job seeker, so that rows of every kind exist.
  await api.token(seeker.id);
  const rows = { db, seeker, boss, draft, applicant };
  return { ...rows, ids: await ownRows(rows) };
}

/** Returns an account of each kind of caller; none of them owns the rows. */
export async function strangers(api: TestApi) {
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const consultant = await makeStaff(db, "consultant");
  const of = { companyId: recruiter.companyId, member: true };
  return {
    visitor: null,
    candidate: (await makeCandidate(db)).id,
    recruiter: recruiter.id,
    recruiter_member: (await makeRecruiter(db, of)).id,
    consultant: consultant.id,
    consultant_member: (
      await makeStaff(db, "consultant", { member: true, agencyId: consultant.agency_id ?? 0 })
    ).id,
    admin: (await makeStaff(db, "admin")).id,
    admin_member: (await makeStaff(db, "admin", { member: true })).id,
  };
}
