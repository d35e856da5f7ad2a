import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { importJobs } from "#market/job-import/run-import.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { readAdTexts } from "#market/job-search/testing/ad-texts.ts";
import { Judge } from "#market/job-search/testing/says-it.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { sendAlerts } from "./commands/send.ts";
import { makeAlert } from "./factory.ts";

const file = "../shared/data/jobs-vi.jsonl.gz";
/** Keywords of few ads, whose syllables occur separately in many other ads. */
const keywords = ["thu ngân", "lễ tân", "gia sư", "thư ký", "thu ngan"];
const others = 300;

describe.skipIf(!existsSync(file))("Alerts over real ads", () => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    api = await testApi();
    folder = await mkdtemp(join(tmpdir(), "sen-alerts-"));
    const lines = gunzipSync(readFileSync(file)).toString().split("\n");
    const telling = new RegExp(keywords.join("|"), "iu");
    const slice = [...lines.slice(0, others), ...lines.slice(others).filter((line) => telling.test(line))];
    await writeFile(join(folder, "ads.jsonl"), slice.join("\n"));
    await importJobs(api.services, join(folder, "ads.jsonl"), null);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("mail only ads that say what was asked for", async () => {
    const { db } = api.database;
    const asOf = api.clock.now();
    const alerts = new Map<number, string>();
    for (const keyword of keywords) {
      const { id } = await makeAlert(db, {
        keyword,
        email: `alert${alerts.size}@example.test`,
        at: new Date(asOf.getTime() - 90 * day),
      });
      alerts.set(id, keyword);
    }
    await sendAlerts(api.database, openJobIndex(api.services), asOf);
    const judge = new Judge(await readAdTexts(db));
    const mailed = await db
      .selectFrom("job_alert_jobs as s")
      .innerJoin("jobs as j", "j.id", "s.job_id")
      .select(["s.alert_id", "j.id", "j.title"])
      .execute();
    for (const [id, keyword] of alerts) {
      const { says, accepts } = judge.verdict(keyword);
      const sent = mailed.filter((row) => row.alert_id === id);
      expect(sent.length, keyword).toBeGreaterThanOrEqual(Math.min(3, says.size));
      expect(
        sent.filter((job) => !accepts.has(job.id)).map(({ title }) => title),
        keyword,
      ).toEqual([]);
    }
  });
});
