import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { openDatabase } from "#kit/db.ts";
import { testDatabase } from "../api.ts";
import { makeFolder } from "../product.ts";
import { fuzz } from "./fuzz.ts";
import { findText, summary } from "./report.ts";

const seed = 20_260_302;
const requests = 1200;

it("1,200 hostile requests by seven actors: each is answered as documented, and nobody else waits", {
  timeout: 240_000,
}, async () => {
  const { url } = await testDatabase();
  const dataDir = await makeFolder("fuzz");
  try {
    const report = await fuzz({
      dataDir,
      env: { DATABASE_URL: url },
      openDatabase: async () => openDatabase(url, { size: 4 }),
      seed,
      // More than a board lists of a stage.
      crowd: 600,
      from: 0,
      to: requests,
      minutes: 4,
    });
    expect(report.finds.map((find) => findText(find, seed)).join("\n"), summary(report)).toBe("");
    expect(report.stops).toBe(0);
    expect(report.sent).toBeGreaterThanOrEqual(requests);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
