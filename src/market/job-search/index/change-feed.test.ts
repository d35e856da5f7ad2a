import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Config } from "#kit/config.ts";
import type { Database, Db } from "#kit/db.ts";
import { openLog } from "#kit/log.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, testDatabase } from "#test/api.ts";
import { openJobIndex } from "../open.ts";
import { changesAfter, type LogPosition } from "./change-log.ts";
import type { Columns } from "./columns.ts";
import { toArray } from "./doc-id-set.ts";
import { pruneSearchChanges, removeSearchRows } from "./search-row.ts";
import { syncedColumns } from "./synced-columns.ts";

let database: Database;
let db: Db;
let companyId: number;
beforeEach(async () => {
  ({ database } = await testDatabase());
  ({ db } = database);
  ({ companyId } = await makeRecruiter(db));
});

const make = async (on: Db = db) => (await makeJob(on, { companyId })).id;
const close = (id: number) => db.transaction().execute((tx) => removeSearchRows(tx, [id]));
const touch = (id: number) => sql`UPDATE job_search SET hot = NOT hot WHERE job_id = ${id}`.execute(db);
const tomorrow = () => new Date(Date.now() + 86_400_000);
const liveIds = (columns: Columns) =>
  Array.from(toArray(columns.liveDocs), (docId) => columns.jobId[docId]!).sort((a, b) => a - b);

/** A connection whose target and availability a test can switch, and whose statements it counts. */
function switchable(first: Db) {
  const state = { target: first, broken: false, statements: 0 };
  const connection = new Proxy(first, {
    get(_, name) {
      if (name !== "getExecutor") return Reflect.get(state.target, name);
      if (state.broken) throw new Error("The database is away");
      state.statements++;
      return () => state.target.getExecutor();
    },
  });
  return { connection, state };
}

/** Opens a transaction that has changed a job and is not committed yet. */
async function openTransaction(id: number) {
  const opened = Promise.withResolvers<string>();
  const held = Promise.withResolvers<void>();
  const ended = db.transaction().execute(async (tx) => {
    await sql`UPDATE job_search SET hot = true WHERE job_id = ${id}`.execute(tx);
    const { rows } = await sql<{ xid: string }>`SELECT pg_current_xact_id()::text AS xid`.execute(tx);
    opened.resolve(rows[0]!.xid);
    await held.promise;
  });
  const xid = await opened.promise;
  const commit = () => {
    held.resolve();
    return ended;
  };
  return { xid, commit };
}

/** Waits until the given transactions are the only open ones on the server, and returns the position in the log then. */
async function positionBeside(open: string[]): Promise<LogPosition> {
  for (;;) {
    const { position } = await changesAfter(db, null);
    if (position.snapshot.split(":")[2] === open.join(",")) return position;
  }
}

describe("The change log", () => {
  it("names each change once, and none again while another transaction stays open", async () => {
    const [early, other] = [await make(), await make()];
    const changes = async () => {
      const found = await changesAfter(db, position);
      position = found.position;
      return found.jobIds;
    };
    let { position } = await changesAfter(db, null);
    const open = await openTransaction(early);
    for (let n = 0; n < 20; n++) {
      await touch(other);
      expect(await changes()).toEqual([other]);
    }
    expect(await changes()).toEqual([]);
    await open.commit();
    expect(await changes()).toEqual([early]);
    expect(await changes()).toEqual([]);
  });

  it("is pruned without loss to readers that follow it, also while another transaction stays open", async () => {
    const id = await make();
    const position = await positionBeside([]);
    await pruneSearchChanges(db, tomorrow());
    expect((await changesAfter(db, position)).jobIds).toEqual([]);
    const open = await openTransaction(id);
    await touch(await make());
    const beside = await positionBeside([open.xid]);
    await pruneSearchChanges(db, tomorrow());
    expect((await changesAfter(db, beside)).jobIds).toEqual([]);
    await open.commit();
    expect((await changesAfter(db, beside)).jobIds).toEqual([id]);
    await pruneSearchChanges(db, tomorrow());
    expect((await changesAfter(db, beside)).jobIds, "what it named was pruned").toBeNull();
  });

  it("cannot tell what changed since a position of another server, another start of it, or the future", async () => {
    const { position } = await changesAfter(db, null);
    expect((await changesAfter(db, position)).jobIds).toEqual([]);
    for (const other of [{ server: "1/1" }, { generation: 7 }, { snapshot: "9999999:9999999:" }])
      expect((await changesAfter(db, { ...position, ...other })).jobIds).toBeNull();
    const { database: restored } = await testDatabase();
    expect((await changesAfter(restored.db, position)).jobIds).toBeNull();
  });
});

describe("The columns of the search", () => {
  it("are read again when the log was pruned before it was read", async () => {
    const synced = syncedColumns(db);
    const [stays, closed] = [await make(), await make()];
    await synced.current();
    await close(closed);
    const added = await make();
    await pruneSearchChanges(db, tomorrow());
    expect(liveIds(await synced.current())).toEqual([stays, added]);
  });

  it("follow after any number of failed reads", async () => {
    const { connection, state } = switchable(db);
    const synced = syncedColumns(connection);
    const closed = await make();
    await synced.current();
    state.broken = true;
    const added = await make();
    await close(closed);
    await expect(synced.current()).rejects.toThrow("away");
    await pruneSearchChanges(db, tomorrow());
    await expect(synced.current()).rejects.toThrow("away");
    state.broken = false;
    expect(liveIds(await synced.current())).toEqual([added]);
  });

  it("are those of the server that answers now, restored or failed over to", async () => {
    const { connection, state } = switchable(db);
    const synced = syncedColumns(connection);
    const old = [await make(), await make(), await make()];
    expect(liveIds(await synced.current())).toEqual(old);
    const { database: restored } = await testDatabase();
    state.target = restored.db;
    ({ companyId } = await makeRecruiter(restored.db));
    const only = await make(restored.db);
    expect(liveIds(await synced.current())).toEqual([only]);
  });

  it.each(["job_search", "job_search_changes", "jobs CASCADE"])(
    "are read again after TRUNCATE %s",
    async (table) => {
      const synced = syncedColumns(db);
      const id = await make();
      const first = await synced.current();
      await sql.raw(`TRUNCATE ${table}`).execute(db);
      const columns = await synced.current();
      expect(columns).not.toBe(first);
      expect(liveIds(columns)).toEqual(table === "job_search_changes" ? [id] : []);
    },
  );

  it("and its posting lists are the primary's, however far the replica lags", async () => {
    const { database: lagging } = await testDatabase();
    const services = {
      database: { ...database, replica: lagging.db },
      config: {} as Config,
      log: openLog("silent"),
    };
    const index = openJobIndex(services);
    const found = async () =>
      (await index.search(lagging.db, { keyword: "kế toán", offset: 0, limit: 10, asOf: monday })).ids;
    expect(await found()).toEqual([]);
    const id = await make();
    expect(await found()).toEqual([id]);
    await close(id);
    expect(await found()).toEqual([]);
  });

  it("take in thousands of changes in few statements, without reading the others again", async () => {
    await insertJobs(await make(), 10_000);
    const { connection, state } = switchable(db);
    const synced = syncedColumns(connection);
    const columns = await synced.current();
    const change = async (count: number) => {
      await sql`UPDATE job_search SET hot = NOT hot WHERE job_id IN (SELECT job_id FROM job_search LIMIT ${count})`.execute(
        db,
      );
      state.statements = 0;
      const changed = await synced.current();
      expect(changed.docIdOf.size).toBe(10_001);
      return { changed, statements: state.statements };
    };
    expect(await change(2000)).toEqual({ changed: columns, statements: 2 });
    const compacted = await change(10_000);
    expect(compacted.statements).toBe(6);
    expect(compacted.changed, "so many deleted rows are left behind").not.toBe(columns);
    expect(compacted.changed.size).toBe(10_001);
    expect(liveIds(compacted.changed)).toEqual(liveIds(await syncedColumns(db).current()));
  });
});

/** Inserts copies of a job, each with a row in `job_search`. */
async function insertJobs(like: number, count: number): Promise<void> {
  await sql`INSERT INTO jobs (id, company_id, title, slug)
    SELECT id + n, company_id, title, slug || n FROM jobs, generate_series(1, ${count}::int) n WHERE id = ${like}`.execute(
    db,
  );
  await sql`INSERT INTO job_search (job_id, company_id, words, category_ids, location_ids, remote, hot, approved_at)
    SELECT job_id + n, company_id, '', category_ids, location_ids, remote, hot, approved_at
    FROM job_search, generate_series(1, ${count}::int) n WHERE job_id = ${like}`.execute(db);
}
