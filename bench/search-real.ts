import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { readConfig } from "#kit/config.ts";
import { openDatabase } from "#kit/db.ts";
import { reindexJobs } from "#market/job-search/index/search-row.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { openServices } from "../src/app/services.ts";
import { makeFolder } from "../test/product.ts";
import { copyTo, keepOnly } from "./copies.ts";
import { files, openFolder, openRealAds } from "./real-ads.ts";
import { reportLatency } from "./real-latency.ts";
import { reportQuality } from "./real-quality.ts";
import { reportSeveral } from "./real-several.ts";
import { machine } from "./report.ts";

const mostGrowth = 8;

export interface QualityOptions {
  /** Measures only keywords of one thing, or only queries of several. */
  only?: "single" | "several" | undefined;
  /** Measures only queries of several things that contain this text. */
  filter?: string | undefined;
  /** Stores the imported ads for the next run. */
  folder?: string | undefined;
  /** Uses the stored ads without indexing them again. */
  asStored?: boolean | undefined;
}

/**
 * Measures quality and latency of the search on real ads: imports those of ../shared/data, judges the hits of
 * keywords by the texts of these ads, then adds copies with other times up to each size and measures the
 * index itself.
 * @param sizes empty for the quality only
 * @param options what of the quality is measured, and where the imported ads are stored for the next run
 */
export async function searchReal(sizes: readonly number[], options: QualityOptions = {}): Promise<void> {
  if (!files.every(existsSync)) {
    console.log("search-real is skipped: there are no real ads in ../shared/data");
    return;
  }
  const began = performance.now();
  const folder = options.folder ? await openFolder(options.folder) : await makeFolder("search-real");
  const config = readConfig({ DATA_DIR: folder, DEMO: "0", LOG_LEVEL: "error" });
  const running = await openServices(config, "web");
  try {
    const { services, databaseUrl } = running;
    console.log(machine(new Date()));
    const { pool } = services.database;
    await openRealAds(services, databaseUrl, { folder, asStored: options.asStored ?? false });
    const { rows } = await pool.query<{ count: number }>("SELECT count(*)::int AS count FROM job_search");
    const real = rows[0]!.count;
    const index = openJobIndex(services);
    if (options.only !== "several") await reportQuality(index, services.database);
    if (options.only !== "single") await reportSeveral(index, services.database, options.filter ?? "");
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
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  }
}
