import { rm } from "node:fs/promises";
import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { readConfig } from "#kit/config.ts";
import { openDatabase } from "#kit/db.ts";
import { findPostgres } from "#kit/postgres.ts";
import { jobPath, jobsPath } from "#market/job-search/paths.ts";
import type { PageServerBuild } from "../src/app/page-render.ts";
import { builtPages, createServer } from "../src/app/server.ts";
import { openServices } from "../src/app/services.ts";
import { makeFolder, startProduct, stopProduct } from "../test/product.ts";
import { measure, type Target } from "./measure.ts";
import { postmasterOf } from "./processor.ts";
import { machine } from "./report.ts";

const api = "/api/v2";
const renders = 300;
/** Maximum cost of a page, as a multiple of the cost of its React render and its search. */
const most = 1.6;

/**
 * Measures the parts of the cost of an uncached page, on the demo market with two persistent connections and gzip.
 * The cost of React alone is measured by `renderToString` of the same tree, after as many warm-up renders.
 */
export async function pageCost(asOf: Date, seconds: number): Promise<void> {
  const folder = await makeFolder("page-cost");
  const product = await startProduct(folder, { DEMO: "1", PAGE_CACHE_MB: "0" }, { args: ["--role=web"] });
  try {
    const url = (await findPostgres(join(folder, "postgres"))) ?? "";
    const database = openDatabase(url, { size: 1 });
    const { rows } = await database.pool.query<{ id: string; slug: string }>(
      "SELECT id, slug FROM jobs WHERE status = 1 AND sen_status = 1 ORDER BY id LIMIT 1",
    );
    const target = { url: product.url, servers: product.servers(), postmaster: await postmasterOf(database) };
    await database.close();
    const { id = "", slug = "" } = rows[0] ?? {};
    const bare = await bareRenders(folder, url, [jobsPath.en, jobPath("en", slug), "/en"]);
    console.log(`${machine(asOf)}\n`);
    console.log(
      "| request | CPU ms: server | database | bare render | to reach | |\n|---|--:|--:|--:|--:|---|",
    );
    const row = async (path: string, search = 0): Promise<number> => {
      const spent = await cost(target, path, seconds);
      const render = bare.get(path);
      const aim = render && most * (render + search);
      const cells = [spent.server, spent.database, render, aim].map((ms) => ms?.toFixed(2) ?? "");
      console.log(`| \`${path}\` | ${cells.join(" | ")} | ${aim ? verdict(spent.server, aim) : ""} |`);
      return spent.server;
    };
    const floor = await row("/health/live");
    await row(`${api}/public/job_categories`);
    await row(`${api}/public/locations`);
    const search = (await row(`${api}/candidates/jobs?items=20`)) - floor;
    await row(`${jobsPath.en}.data`);
    await row(jobsPath.en, search);
    const job = (await row(`${api}/candidates/jobs/${id}`)) - floor;
    const similar = (await row(`${api}/candidates/jobs/${id}/similar`)) - floor;
    await row(`${jobPath("en", slug)}.data`);
    await row(jobPath("en", slug), job + similar);
    await row("/en.data");
    await row("/en", search);
  } finally {
    await stopProduct(product);
    await rm(folder, { recursive: true, force: true });
  }
}

const verdict = (ms: number, aim: number) => (ms <= aim ? "reached" : "missed");

async function cost(target: Target, path: string, seconds: number) {
  const headers = { accept: "text/html,application/json", "accept-encoding": "gzip, deflate, br" };
  const load = { connections: 2, request: () => ({ method: "GET" as const, path, headers }) };
  await measure(target, load, Math.min(2, seconds));
  const { spent, failed } = await measure(target, load, seconds);
  if (failed > 0 || !spent) throw new Error(`${path} cannot be measured: ${failed} calls failed`);
  return spent;
}

/** Returns the milliseconds that React needs in this process to render the pages at these addresses. */
async function bareRenders(
  folder: string,
  url: string,
  paths: readonly string[],
): Promise<Map<string, number>> {
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    DEMO: "0",
    PAGE_CACHE_MB: "0",
    LOG_LEVEL: "error",
  });
  const running = await openServices(config, "web");
  const pages = await builtPages();
  const { entry, ...build } = await pages.build();
  let tree: EntryContext | null = null;
  const watched = (...given: Parameters<typeof entry.module.default>) => {
    const { serverHandoffStream: _, ...taken } = given[3];
    tree = taken;
    return entry.module.default(...given);
  };
  const whole = { ...build, entry: { module: { ...entry.module, default: watched } } } as PageServerBuild;
  const app = await createServer(running, { ...pages, build: async () => whole });
  const found = new Map<string, number>();
  for (const path of paths) {
    const { statusCode } = await app.inject({ url: path, headers: { accept: "text/html" } });
    if (statusCode !== 200 || !tree) throw new Error(`${path} answers ${statusCode}`);
    const element = createElement(ServerRouter, { context: tree, url: `http://localhost${path}` });
    for (let n = 0; n < renders; n++) renderToString(element);
    const before = process.cpuUsage();
    for (let n = 0; n < renders; n++) renderToString(element);
    found.set(path, process.cpuUsage(before).user / 1000 / renders);
  }
  await app.close();
  await running.close();
  return found;
}
