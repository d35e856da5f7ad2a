import pg from "pg";
import { type Database, inTransaction } from "#kit/db.ts";
import { reindexJobs } from "#market/job-search/index/search-row.ts";
import { copyPipelines, openPipelines } from "#people/companies/commands/pipelines.ts";
import { insertBoard, insertPast, insertPeople } from "./applicants.ts";
import { withoutWordIndex } from "./copies.ts";
import { jobRow } from "./job-row.ts";
import { benchCompany, benchJob, boardCompany, insert } from "./rows.ts";

const jobsPerCompany = 20;
const batch = 1000;

/** Adds jobs to the market until it has `jobs` published jobs. */
export async function fillMarket(
  url: string,
  database: Database,
  from: number,
  jobs: number,
  asOf: Date,
): Promise<void> {
  const { pool } = database;
  if (from === 0) await insertPeople(pool, asOf);
  await insertCompanies(database, Math.ceil(from / jobsPerCompany), Math.ceil(jobs / jobsPerCompany), asOf);
  for (let at = from; at < jobs; at += batch)
    await insertJobs(database, at, Math.min(at + batch, jobs), asOf);
  if (from === 0) await insertBoard(database, asOf);
  await insertPast(pool, from, jobs, asOf);
  // Opens a separate connection, because indexing takes longer than the timeout of requests.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await withoutWordIndex(client, async () => {
    await reindexJobs(database);
  });
  await client.query("VACUUM ANALYZE");
  await client.end();
}

async function insertCompanies(database: Database, from: number, to: number, asOf: Date): Promise<void> {
  const ids = Array.from({ length: to - from }, (_, i) => benchCompany(from + i));
  if (from === 0) ids.push(boardCompany);
  if (ids.length === 0) return;
  const { pool } = database;
  await insert(
    pool,
    "companies",
    ids.map((id) => ({
      id,
      name: `Công ty Cổ phần Hoa Sen ${id}`,
      name_key: `cong ty co phan hoa sen ${id}`,
      slug: `cong-ty-co-phan-hoa-sen-${id}`,
      industry_ids: [],
      location_id: 27,
      verified_at: asOf,
      created_at: asOf,
    })),
  );
  await insert(
    pool,
    "accounts",
    ids.map((id) => ({
      id,
      email: `recruiter${id}@example.test`,
      full_name: "Trần Thị Bình",
      user_type: 2,
      role_id: 0,
      company_id: id,
      language: id % 2,
      email_verified_at: asOf,
      created_at: asOf,
    })),
  );
  await inTransaction(database, (tx) =>
    openPipelines(
      tx,
      ids.map((company) => ({ company })),
    ),
  );
}

async function insertJobs(database: Database, from: number, to: number, asOf: Date): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, i) =>
    jobRow(benchJob(from + i), from + i, benchCompany(Math.floor((from + i) / jobsPerCompany)), asOf),
  );
  await insert(database.pool, "jobs", rows);
  await inTransaction(database, (tx) =>
    copyPipelines(
      tx,
      rows.map(({ id }) => id),
    ),
  );
}
