import pg from "pg";

/** Ids of copies begin here, to distinguish them from imported jobs. */
const firstCopy = 10_000_000;
const stride = 1_000_000;

/** Deletes all published jobs from the search but `size` ones, which are spread evenly. */
export async function keepOnly(pool: pg.Pool, size: number): Promise<void> {
  await pool.query(
    "DELETE FROM job_search WHERE job_id NOT IN (SELECT job_id FROM job_search ORDER BY hashint8(job_id) LIMIT $1)",
    [size],
  );
  await pool.query("VACUUM ANALYZE job_search");
}

/** Adds copies of the imported jobs to the search, with other approval times and without their long texts. */
export async function copyTo(url: string, size: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET synchronous_commit = off");
    await withoutWordIndex(client, () => copyRows(client, size));
    await client.query("TRUNCATE job_search_changes");
    await client.query("VACUUM ANALYZE jobs");
    await client.query("VACUUM ANALYZE job_search");
  } finally {
    await client.end();
  }
}

/** Runs `work` while the search has no word index, and recreates the index: for many rows this takes a tenth of the time. */
export async function withoutWordIndex(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    "SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = 'job_search' AND indexdef LIKE '% USING gin %'",
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await work();
  await client.query("SET maintenance_work_mem = '1GB'");
  for (const { definition } of indexes) await client.query(definition);
}

async function copyRows(client: pg.Client, size: number): Promise<void> {
  const own = ["id", "slug", "source_ref", "approved_at", "description", "requirement", "benefits"];
  const jobs = await columnsOf(client, "jobs", own);
  const search = await columnsOf(client, "job_search", ["job_id", "approved_at"]);
  for (let copy = 0; ; copy++) {
    const { rows } = await client.query<{ count: number; real: number }>(
      `SELECT count(*)::int AS count, count(*) FILTER (WHERE job_id < ${firstCopy})::int AS real FROM job_search`,
    );
    const { count, real } = rows[0]!;
    if (count >= size) break;
    const from = firstCopy + copy * stride;
    const chosen = `SELECT * FROM job_search WHERE job_id < ${firstCopy} ORDER BY job_id LIMIT ${Math.min(real, size - count)}`;
    const at = "approved_at - make_interval(secs => (hashint8(job_id + $1) & 2097151))";
    const made = await client.query(
      `WITH chosen AS (${chosen}), copied AS (
         INSERT INTO jobs (id, slug, approved_at, description, requirement, benefits, ${jobs})
         SELECT j.id + $1, j.slug || '-' || $1, j.approved_at, '', '', '', ${jobs
           .split(", ")
           .map((name) => `j.${name}`)
           .join(", ")}
         FROM jobs j JOIN chosen ON chosen.job_id = j.id ON CONFLICT (id) DO NOTHING
       )
       INSERT INTO job_search (job_id, approved_at, ${search})
       SELECT job_id + $1, ${at}, ${search} FROM chosen ON CONFLICT (job_id) DO NOTHING`,
      [from],
    );
    if (made.rowCount === 0 && copy > size / Math.max(1, real) + 2)
      throw new Error("No more copies could be made");
  }
}

async function columnsOf(client: pg.Client, table: string, but: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER' AND column_name <> ALL ($2)`,
    [table, but],
  );
  return rows.map((row) => row.name).join(", ");
}
