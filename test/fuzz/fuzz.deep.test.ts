import { rm } from "node:fs/promises";
import { expect, it } from "vitest";
import { openDatabase } from "#kit/db.ts";
import { testDatabase } from "../api.ts";
import { dailySeed, examples } from "../examples.ts";
import { makeFolder } from "../product.ts";
import { fuzz } from "./fuzz.ts";
import { findText, summary } from "./report.ts";

const requests = 1000 * examples;
const mostMinutes = 15;

it(`${requests} hostile requests by seven actors: each is answered as documented, and no other client waits`, {
  timeout: (mostMinutes + 2) * 60_000,
}, async () => {
  const { url } = await testDatabase();
  const dataDir = await makeFolder("fuzz");
  try {
    const report = await fuzz({
      dataDir,
      env: { DATABASE_URL: url },
      openDatabase: async () => openDatabase(url, { size: 4 }),
      seed: dailySeed,
      // Number of applicants in a stage, more than a board shows of one stage.
      crowd: 600,
      from: 0,
      to: requests,
      minutes: mostMinutes,
    });
    expect(report.finds.map((find) => findText(find, dailySeed)).join("\n"), summary(report)).toBe("");
    expect(report.stops).toBe(0);
    expect(report.sent).toBeGreaterThanOrEqual(requests);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
