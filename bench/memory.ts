import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "#kit/db.ts";
import { findPostgres } from "#kit/postgres.ts";
import { jobPath, jobsPath } from "#market/job-search/paths.ts";
import { jobSlug } from "#market/jobs/slug.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { makeFolder, type Product, startProduct, stopProduct } from "../test/product.ts";
import { tokenOf } from "../test/session.ts";
import { machine } from "./report.ts";

const secret = "a secret that only the bench knows, 32+";
const metricsToken = "metrics of the bench";
const step = 3000;
const atOnce = 8;
/** Maximum growth of resident memory after the first step, which fills code and caches. */
const mostGrowthMb = 60;

/** Returns a request by its number, so that every run sends the same ones. */
type Ask = (n: number) => { path: string; as?: "candidate" | "recruiter" };

/**
 * Sends requests of every kind to one server process on the demo market, and prints its memory after each
 * 3,000.
 * @returns whether it stayed within the limit
 */
export async function benchMemory(asOf: Date, requests: number): Promise<boolean> {
  const folder = await makeFolder("bench-memory");
  const env = { SESSION_SECRET: secret, DEMO: "1", METRICS_TOKEN: metricsToken };
  const product = await startProduct(folder, env, { args: ["--processes=1"], seconds: 600 });
  try {
    const database = openDatabase((await findPostgres(join(folder, "postgres"))) ?? "", { size: 2 });
    const { asks, tokens } = await mixOf(database, asOf);
    await database.close();
    console.log(
      `${machine(asOf)}\n\n| requests | resident MB | heap MB | external MB | failed |\n|--:|--:|--:|--:|--:|`,
    );
    let first = 0;
    let last = 0;
    for (let from = 0; from <= requests; from += step) {
      const { resident, heap, external } = await memoryOf(product);
      if (from === step) first = resident;
      last = resident;
      const failed =
        from === requests ? 0 : await send(product.url, asks, tokens, from, Math.min(from + step, requests));
      console.log(`| ${from} | ${resident} | ${heap} | ${external} | ${failed} |`);
    }
    console.log(`\ngrowth after the first ${step}: ${last - first} MB (to reach: ≤ ${mostGrowthMb})`);
    return last - first <= mostGrowthMb;
  } finally {
    await stopProduct(product);
    await rm(folder, { recursive: true, force: true });
  }
}

async function mixOf(database: Database, asOf: Date) {
  const { db } = database;
  const jobs = await db.selectFrom("jobs").select("id").where("sen_status", "=", 1).orderBy("id").execute();
  const account = async (email: string) =>
    db
      .selectFrom("accounts")
      .select(["id", "company_id"])
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
  const [candidate, recruiter] = await Promise.all([
    account("candidate@sen.test"),
    account("recruiter@sen.test"),
  ]);
  const keys = tokenKeys(secret);
  const tokens = {
    candidate: await tokenOf(database, keys, candidate.id, asOf),
    recruiter: await tokenOf(database, keys, recruiter.id, asOf),
  };
  const own = await db
    .selectFrom("jobs")
    .select("id")
    .where("company_id", "=", recruiter.company_id)
    .where("status", "=", 1)
    .orderBy("id")
    .execute();
  const job = (n: number) => jobs[n % jobs.length]!.id;
  const board = (n: number) => own[n % own.length]!.id;
  const console = `/employer/${recruiter.company_id}`;
  const asks: Ask[] = [
    (n) => ({ path: `${jobsPath.vi}?keyword=qz${n}` }),
    (n) => ({ path: `${jobsPath.vi}.data?keyword=ke+toan+${n}` }),
    (n) => ({ path: `${jobsPath.en}?salary_min=${1_000_000 + n * 1000}` }),
    (n) => ({ path: jobPath("en", jobSlug("", job(n))) }),
    (n) => ({ path: `/api/v2/candidates/jobs?keyword=java+${n}&page=${(n % 5) + 1}` }),
    (n) => ({ path: `/api/v2/candidates/jobs/${job(n)}` }),
    (n) => ({ path: n % 2 ? "/companies" : "/" }),
    (n) => ({ path: `/api/v2/public/rss/${n % 2 ? "vi" : "en"}/jobs.xml` }),
    (n) => ({ path: `${jobsPath.vi}?page=${n % 30}`, as: "candidate" }),
    (n) => ({ path: n % 2 ? "/my-jobs/applied" : "/account/my-profile", as: "candidate" }),
    () => ({ path: "/api/v2/candidates/profile", as: "candidate" }),
    (n) => ({ path: `${console}/${board(n)}`, as: "recruiter" }),
    (n) => ({ path: `/api/v2/companies/jobs/${board(n)}/board`, as: "recruiter" }),
    (n) => ({ path: n % 2 ? `${console}/jobs` : `${console}/home`, as: "recruiter" }),
  ];
  return { asks, tokens };
}

async function send(
  url: string,
  asks: readonly Ask[],
  tokens: Record<"candidate" | "recruiter", string>,
  from: number,
  to: number,
): Promise<number> {
  let failed = 0;
  let next = from;
  const one = async () => {
    while (next < to) {
      const n = next++;
      const { path, as } = asks[n % asks.length]!(n);
      const headers = new Headers({
        "accept-encoding": "gzip",
        "user-agent": `Mozilla/5.0 (X11) Bench/${n}`,
      });
      if (as) headers.set("cookie", `token=${tokens[as]}`);
      if (as) headers.set("authorization", `Bearer ${tokens[as]}`);
      const response = await fetch(url + path, { headers, redirect: "manual" });
      await response.arrayBuffer();
      if (response.status >= 500) failed++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return failed;
}

async function memoryOf(product: Product) {
  const response = await fetch(`${product.url}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  const text = await response.text();
  const figure = (name: string) =>
    Math.round(
      Number(new RegExp(`^${name}(?:\\{[^}]{0,200}\\})? (\\S{1,40})$`, "m").exec(text)?.[1]) / 1_048_576,
    );
  const pids = product.servers().length > 0 ? product.servers() : [product.process.pid ?? 0];
  const resident = pids.reduce(
    (sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
    0,
  );
  return {
    resident: Math.round(resident / 1024),
    heap: figure("nodejs_heap_size_used_bytes"),
    external: figure("nodejs_external_memory_bytes"),
  };
}
