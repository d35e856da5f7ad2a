import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#kit/config.ts";
import { openDatabase } from "#kit/db.ts";
import { reindexJobs } from "#market/job-search/index/search-row.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { openServices } from "../src/app/services.ts";
import { importJobs } from "../src/market/job-import/run-import.ts";
import { makeFolder } from "../test/product.ts";
import { copyTo, keepOnly } from "./copies.ts";
import { reportLatency } from "./real-latency.ts";
import { reportQuality } from "./real-quality.ts";
import { machine } from "./report.ts";

const data = join(import.meta.dirname, "../../shared/data");
const files = ["jobs-vi.jsonl.gz", "jobs-en.jsonl.gz"].map((name) => join(data, name));
const mostGrowth = 8;

/**
 * Measures quality and latency of the search on real ads: imports those of ../shared/data, judges the hits of
 * keywords by the texts of these ads, then adds copies with other times up to each size and measures the
 * index itself.
 * @param sizes empty for the quality only
 */
export async function searchReal(sizes: readonly number[]): Promise<void> {
  if (!files.every(existsSync)) {
    console.log("search-real is skipped: there are no real ads in ../shared/data");
    return;
  }
  const began = performance.now();
  const folder = await makeFolder("search-real");
  const config = readConfig({ DATA_DIR: folder, DEMO: "0", LOG_LEVEL: "error" });
  const running = await openServices(config, "web");
  try {
    const { services, databaseUrl } = running;
    console.log(machine(new Date()));
    for (const file of files) console.log((await importJobs(services, file, null)).lines[0]);
    const { pool } = services.database;
    const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM job_search");
    const real = rows[0]!.count;
    await reportQuality(openJobIndex(services), services.database);
    const typical = new Map<number, number>();
    for (const size of sizes) {
      if (size < real) await keepOnly(pool, size);
      else {
        await reindexJobs(services.database);
        await copyTo(databaseUrl, size);
      }
      // Each size is measured on a new index, so that no cache of another size is used.
      const database = openDatabase(databaseUrl, { size: 10 });
      typical.set(
        size,
        await reportLatency({
          index: openJobIndex({ ...services, database }),
          database,
          databaseUrl,
          size,
          hasAllAds: size >= real,
        }),
      );
      await database.close();
    }
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    if (sizes.length > 1)
      console.log(
        `\nFrom ${least.toLocaleString("en")} to ${most.toLocaleString("en")} jobs the p50 of a new keyword grows ${(typical.get(most)! / typical.get(least)!).toFixed(1)} times (to reach: ≤ ${mostGrowth}).`,
      );
    console.log(`\nTook ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  } finally {
    await running.close();
    await rm(folder, { recursive: true, force: true });
  }
}
