import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant, makeCvFile } from "#hiring/applications/factory.ts";
import { hour } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { scheduledJobs } from "./worker.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const exists = (key: string) => api.services.storage.exists(key);

/** Stores a file that was last written `ageMs` before the sweep. */
async function keep(key: string, ageMs: number): Promise<string> {
  const { config, storage } = api.services;
  await storage.put(key, Buffer.from("x"), { contentType: "application/pdf" });
  const at = new Date(monday.getTime() - ageMs);
  await utimes(join(config.DATA_DIR, "files", key), at, at);
  return key;
}

describe("The sweep of files", () => {
  it("deletes files without a row unless they are young, and reports rows without a file", async () => {
    const { db } = api.database;
    const { candidateId } = await makeCandidate(db);
    const job = await makeJob(db);
    const orphan = await keep("cv/aa/orphan", hour + 1);
    const young = await keep("cv/aa/young", hour - 1);
    const foreign = await keep("letters/aa/foreign", 2 * hour);
    const known = await keep("cv/aa/known", 2 * hour);
    await makeCvFile(db, candidateId, { key: known });
    const logo = await keep("logo/aa/known", 2 * hour);
    await db.updateTable("companies").set({ logo_key: logo }).where("id", "=", job.company_id).execute();
    const unused = await keep("cv/bb/unused", 2 * hour);
    const sent = await keep("cv/bb/sent", 2 * hour);
    const removed_at = new Date(monday.getTime() - 2 * hour);
    const gone = await makeCvFile(db, candidateId, { key: unused });
    const { cv } = await makeApplicant(db, { job, cv: { key: sent } });
    await db.updateTable("cv_files").set({ removed_at }).where("id", "in", [gone.id, cv.id]).execute();
    await makeCvFile(db, candidateId, { key: "cv/cc/missing" });
    const online = await makeCvFile(db, candidateId, { key: "cv/cc/not-drawn-yet" });
    await db.updateTable("cv_files").set({ online: "{}" }).where("id", "=", online.id).execute();

    expect(await scheduledJobs["check-cvs"]?.run(api.services, monday)).toBe(
      "1 unused CVs removed, 0 sent to the virus scanner again",
    );
    expect(await scheduledJobs["sweep-files"]?.run(api.services, monday)).toBe(
      "1 files without a row removed, 1 rows without their file",
    );
    for (const key of [young, foreign, known, logo, sent]) expect(await exists(key), key).toBe(true);
    for (const key of [orphan, unused]) expect(await exists(key), key).toBe(false);
    expect(await db.selectFrom("cv_files").select("id").where("id", "=", gone.id).execute()).toEqual([]);
  });

  it("queues files again that have waited for their scan for days", async () => {
    const { db } = api.database;
    const file = await makeCvFile(db, (await makeCandidate(db)).candidateId);
    const created_at = new Date(monday.getTime() - 49 * hour);
    await db
      .updateTable("cv_files")
      .set({ scan_state: "waiting", created_at })
      .where("id", "=", file.id)
      .execute();
    await scheduledJobs["check-cvs"]?.run(api.services, monday);
    expect(api.queued).toContainEqual({ name: "scan-cv", data: { id: file.id } });
  });
});
