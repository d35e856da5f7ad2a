import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { search } from "./contract.ts";
import { renewSearchJob, renewSearchRows } from "./index/renew-search.ts";
import { writeSearchRows } from "./index/search-row.ts";
import { room } from "./room.ts";

let api: TestApi;
let stop: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  api = await testApi();
  stop = await room.start(api.services, "worker");
});
afterAll(() => stop?.());

async function found(keyword: string): Promise<number> {
  const { meta } = await (await api.as(null))(search, { query: { keyword } });
  return meta.total;
}

async function rename(companyId: number, name: string): Promise<void> {
  await api.database.db.updateTable("companies").set({ name }).where("id", "=", companyId).execute();
}

const count = 451;

/** Creates a company with more jobs than one batch. */
async function makeCompany(): Promise<number> {
  const { db, pool } = api.database;
  const { companyId } = await makeRecruiter(db);
  const { id } = await makeJob(db, { companyId });
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO jobs (company_id, title, slug, status, sen_status)
     SELECT company_id, title, slug || n, 1, 1 FROM jobs, generate_series(2, ${count}) n WHERE id = $1 RETURNING id`,
    [id],
  );
  await db.transaction().execute((tx) =>
    writeSearchRows(
      tx,
      rows.map((row) => row.id),
    ),
  );
  return companyId;
}

it("A renamed company is found by its new name and no more by the old one, whoever renamed it and however many jobs it has", async () => {
  const { db } = api.database;
  const companyId = await makeCompany();
  // A company without jobs must not end the run.
  await rename((await makeRecruiter(db)).companyId, "Zimbakwe");
  await rename(companyId, "Quarkzol");
  await expect.poll(() => api.queued.map(({ name }) => name)).toContain(renewSearchJob);
  expect(await renewSearchRows(api.database)).toBe(count);
  expect([await found("quarkzol"), await found("zimbakwe")]).toEqual([count, 0]);
  // The company is renamed again after some of its jobs were rewritten.
  await rename(companyId, "Vibraxon");
  await sql`UPDATE job_search_renames SET done_to = (SELECT max(job_id) FROM job_search)`.execute(db);
  await rename(companyId, "Xilofanta");
  expect(await renewSearchRows(api.database)).toBe(count);
  expect([await found("quarkzol"), await found("vibraxon"), await found("xilofanta")]).toEqual([0, 0, count]);
  expect(await renewSearchRows(api.database)).toBe(0);
});
