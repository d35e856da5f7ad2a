import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#kit/config.ts";
import { type Database, openDatabase } from "#kit/db.ts";
import { type RunningPostgres, startPostgres } from "#kit/postgres.ts";
import { type GivenJob, makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { openServices } from "../../src/app/services.ts";
import { isReady, makeFolder, type Product, startProduct, stopProduct } from "../product.ts";
import { tokenOf } from "../session.ts";
import { copyServer, openSwitch, type Switch, startStandby } from "./servers.ts";

const secret = "Gió đưa cành trúc la đà, tiếng chuông Trấn Vũ";
/** The longest time, in milliseconds, for which another process may show a closed job. */
const staleMs = 1000;

interface Subject {
  id: number;
  slug: string;
  word: string;
  company: string;
  companyId: number;
  token: string;
}

/** For each place that shows open jobs: its address, and the text that shows that a job is there. */
const places: Record<string, (job: Subject) => [address: string, text: string]> = {
  "the search": ({ id, word }) => [`/api/v2/candidates/jobs?keyword=${word}`, `"id":"${id}"`],
  "the total": ({ word }) => [`/api/v2/candidates/jobs?keyword=${word}`, '"total":1'],
  "a facet": ({ word }) => [`/api/v2/candidates/jobs?keyword=${word}`, '"job_type":[{"value":0,"count":1}'],
  "the list": ({ slug }) => ["/jobs", `/jobs/${slug}`],
  "the list of a keyword": ({ word, slug }) => [`/jobs?keyword=${word}`, `/jobs/${slug}`],
  "the home page": ({ slug }) => ["/en", `/jobs/${slug}`],
  "its page": ({ slug }) => [`/jobs/${slug}`, '"JobPosting"'],
  "its company": ({ company, slug }) => [`/company/${company}/jobs`, `/jobs/${slug}`],
  "the number of its company": ({ company }) => [`/api/v2/public/companies/${company}`, '"jobs":1'],
  "the sitemap": ({ slug }) => ["/sitemap/jobs-1.xml", `/jobs/${slug}<`],
  "the feed of news": ({ slug }) => ["/api/v2/public/rss/en/jobs.xml", `/jobs/${slug}<`],
  "a partner's feed": ({ slug }) => ["/api/v2/public/neuvoojob.xml", `/jobs/${slug}`],
};

describe("a closed job", () => {
  let folder: string;
  const servers: RunningPostgres[] = [];
  const products: Product[] = [];
  let line: Switch;
  let database: Database;
  let standby: pg.Client;
  let restored: RunningPostgres;
  let web: Product[];
  let admin: string;
  const keys = tokenKeys(secret);

  async function makeSubject(word: string, values: GivenJob = {}): Promise<Subject> {
    const { id: account, companyId } = await makeRecruiter(database.db);
    const { slug: company } = await database.db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const now = new Date();
    const job = await makeJob(database.db, { companyId, title: `Thợ ${word}`, at: now, ...values });
    const token = await tokenOf(database, keys, account, now);
    return { id: job.id, slug: job.slug, word, company, companyId, token };
  }

  beforeAll(async () => {
    folder = await makeFolder("closed");
    const dir = (name: string) => join(folder, name);
    const first = await startPostgres(dir("primary"), { fast: true });
    const prepared = await openServices(
      readConfig({ DATABASE_URL: first.url, DATA_DIR: dir("data"), LOG_LEVEL: "silent" }),
      "web",
    );
    database = prepared.services.database;
    for (const word of ["gốm", "rèn", "mộc"]) subjects.push(await makeSubject(word));
    waiting = await makeSubject("nề", { state: "reviewing" });
    admin = await tokenOf(database, keys, (await makeStaff(database.db, "admin")).id, new Date());
    await prepared.close();
    await first.stop();
    // Copies the present state, for the target of a failover and for the replica.
    copyServer(dir("primary"), dir("restored"));
    copyServer(dir("primary"), dir("replica"));
    const primary = await startPostgres(dir("primary"), { fast: true });
    servers.push(primary);
    const [replica, copy] = await Promise.all([
      startStandby(dir("replica"), primary.url),
      startPostgres(dir("restored"), { fast: true }),
    ]);
    restored = copy;
    servers.push(replica, copy);
    database = openDatabase(primary.url, { size: 4 });
    standby = new pg.Client({ connectionString: replica.url });
    await standby.connect();
    line = await openSwitch(primary.url);
    const env = { DATABASE_URL: line.url, DATABASE_REPLICA_URL: replica.url, SESSION_SECRET: secret };
    products.push(
      ...(await Promise.all(
        ["web", "web", "worker"].map((role, n) =>
          startProduct(dir(`data-${n}`), env, { args: [`--role=${role}`] }),
        ),
      )),
    );
    web = products.slice(0, 2);
  }, 120_000);

  afterAll(async () => {
    await Promise.all(products.map(stopProduct));
    await standby?.end();
    await database?.close();
    line?.close();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  const subjects: Subject[] = [];
  let waiting: Subject;

  /** Returns the places that show each job as open, in all web processes. */
  async function shown(jobs: readonly Subject[]): Promise<string[]> {
    const shown = await Promise.all(web.map((product, n) => shownBy(product, n, jobs)));
    return shown.flat();
  }
  async function shownBy({ url }: Product, n: number, jobs: readonly Subject[]): Promise<string[]> {
    const shown: string[] = [];
    for (const [place, of] of Object.entries(places))
      for (const job of jobs) {
        const [address, text] = of(job);
        const response = await fetch(url + address, { headers: { accept: "text/html, */*" } });
        if ((await response.text()).includes(text)) shown.push(`${place} of process ${n}: ${job.word}`);
        if (response.status >= 500) shown.push(`${address} of process ${n}: ${response.status}`);
      }
    return shown;
  }
  const everywhere = (jobs: readonly Subject[]) =>
    web.flatMap((_, n) =>
      Object.keys(places).flatMap((place) => jobs.map(({ word }) => `${place} of process ${n}: ${word}`)),
    );

  /** Calls the API. @returns the text of the answer */
  async function call(
    product: Product,
    token: string,
    method: string,
    path: string,
    body?: object,
  ): Promise<string> {
    const response = await fetch(`${product.url}/api/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    return text;
  }

  it("is gone from every process within a second, however far the replica is behind", async () => {
    const [a, b] = web as [Product, Product];
    await call(a, admin, "PUT", `/admins/jobs/${waiting.id}/review`, { decision: "approve" });
    const open = [...subjects, waiting];
    // The test reads all pages twice, so that they are cached.
    await shown(open);
    expect(await shown(open)).toEqual(everywhere(open));

    await standby.query("SELECT pg_wal_replay_pause()");
    const [closed, edited, blocked] = subjects as [Subject, Subject, Subject];
    // Changes of a draft emit no event. The other process shows the draft at once, because requests with a session read
    // the primary.
    const draft = await call(a, closed.token, "POST", "/companies/jobs", { title: "Thợ nháp", draft: true });
    await call(b, closed.token, "GET", `/companies/jobs/${JSON.parse(draft).data.id}`);

    await call(a, closed.token, "PUT", `/companies/jobs/${closed.id}`, { status: "closed" });
    await call(b, edited.token, "PUT", `/companies/jobs/${edited.id}`, { title: "Thợ rèn cũ" });
    await sql`UPDATE companies SET blocked_at = now() WHERE id = ${blocked.companyId}`.execute(database.db);
    await sleep(staleMs);
    expect(await shown([closed, edited, blocked])).toEqual([]);
    expect(await shown([waiting])).toEqual(everywhere([waiting]));

    // No event is emitted when a job expires.
    const expiresAt = new Date(Date.now() + 3000);
    const expiring = await makeSubject("thêu", { expiresAt });
    await sleep(staleMs);
    await shown([expiring]);
    await sleep(Math.max(0, expiresAt.getTime() + staleMs - Date.now()));
    expect(await shown([expiring])).toEqual([]);

    const { rows } = await standby.query("SELECT job_id FROM job_search WHERE job_id = ANY($1)", [
      subjects.map(({ id }) => id),
    ]);
    expect(rows).toHaveLength(subjects.length);
  });

  it("is shown as a restored copy has it after a failover, and nothing else", async () => {
    await standby.query("SELECT pg_wal_replay_resume()");
    line.to(restored.url);
    for (const { url } of products) await expect.poll(() => isReady(url), { timeout: 20_000 }).toBe(true);
    expect(await shown([waiting])).toEqual([]);
    expect(await shown(subjects)).toEqual(everywhere(subjects));
  });
});
