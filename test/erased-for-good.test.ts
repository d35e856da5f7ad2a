import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apply } from "#hiring/applications/contract.ts";
import { sendMail } from "#hiring/email-templates/contract-mails.ts";
import { writeToEmployer } from "#hiring/messages/contract.ts";
import { applicantNotes, evaluate } from "#hiring/notes/contract.ts";
import { sharedCv, sharedCvFeedback, sharedCvView, shareLinkCreate } from "#hiring/share-links/contract.ts";
import { viewSeconds } from "#hiring/share-links/terms.ts";
import { createTask } from "#hiring/tasks/contract.ts";
import { day } from "#kit/clock.ts";
import type { Database } from "#kit/db.ts";
import { exportsOfRooms } from "#kit/person-export.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { follow } from "#market/company-pages/contract.ts";
import { hideCompany, hideJob } from "#market/hidden-jobs/contract.ts";
import { create as createAlert } from "#market/job-alerts/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { save } from "#market/saved-jobs/contract.ts";
import { ownOpen } from "#market/support/contract.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import * as profile from "#profiles/candidates/contract.ts";
import { sectionEndpoints } from "#profiles/candidates/contract-sections.ts";
import { keepCv } from "#profiles/cv/contract.ts";
import { backup } from "../bin/commands/backup.ts";
import { restore } from "../bin/commands/restore.ts";
import { jobHandlers, scheduledJobs } from "../src/app/worker.ts";
import { monday, type TestApi, testApi, testDatabase } from "./api.ts";
import { unzip } from "./unzip.ts";

/** Words that only the rows of the erased person contain. */
const traces = [
  "Quyên",
  "quyen-1987@",
  "84912987654",
  "1987-04-30",
  "Thợ lặn Hòn Mun",
  "Kính gửi quý công ty",
];

/** Files of the data export that have content after `liveOnSen`. */
const used = [
  ...["account", "candidate", "profile", "profile-sections", "cv-files", "logins", "emails-we-sent"],
  ...[
    "applications",
    "application-consents",
    "messages",
    "emails-from-employers",
    "saved-jobs",
    "hidden-jobs",
    "hidden-companies",
  ],
  ...["job-alerts", "followed-companies", "share-links", "share-link-views", "share-link-feedback"],
  ...["support-threads", "support-messages", "audit-log", "what-i-did"],
];

let api: TestApi;
let id: number;
let folder: string;
let copy: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sen-erased-"));
  copy = join(folder, "before.gz");
  api = await testApi();
  const { db } = api.database;
  ({ id } = await makeCandidate(db, { fullName: "Phạm Mỹ Quyên", email: "quyen-1987@example.test" }));
  await liveOnSen(await makeRecruiter(db));
  await backup(api.url, copy, api.clock.now());
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Calls all functions of the product for job seekers. */
async function liveOnSen({ companyId, id: recruiter }: Awaited<ReturnType<typeof makeRecruiter>>) {
  const call = await api.as(id);
  const { db } = api.database;
  const job = await makeJob(db, { companyId, ownerId: recruiter });
  const { companyId: elsewhere } = await makeRecruiter(db);
  const other = await makeJob(db, { companyId: elsewhere });
  const params = { id: job.id };
  const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  await call(profile.profileUpdate, {
    body: { phone: "0912 987 654", birth_date: "30/04/1987", job_title: "Thợ lặn Hòn Mun" },
  });
  await call(profile.photoUpload, { files: { photo: fileOf(png, "quyen.png") } });
  await call(sectionEndpoints.achievements.create, { body: { name: "Thợ lặn Hòn Mun", description: "" } });
  const cvFile = { cv: fileOf(makePdf(["Phạm Mỹ Quyên"]), "Quyên.pdf") };
  await call(keepCv, { body: {}, files: cvFile });
  const cover_letter = "Kính gửi quý công ty";
  const sent = await call(apply, { params, body: { online_cv: true, cover_letter, consent: true } });
  const about = { params: { id: Number(sent.data.id) } };
  await call(writeToEmployer, { ...about, body: { text: "Kính gửi quý công ty, Quyên đây" } });
  const hires = await api.as(recruiter);
  await hires(applicantNotes.write, { ...about, body: { text: "Quyên nói tốt", mentions: [recruiter] } });
  await hires(evaluate, { ...about, body: { recommendation: 3, text: "Quyên bình tĩnh" } });
  const letter = { subject: "Chào Quyên", content: "<p>{{candidate_name}}</p>" };
  await hires(sendMail, { ...about, body: letter });
  const task = { name: "Gọi Quyên", type: 1, due_date: "2026-03-09", due_time: "09:00" };
  await hires(createTask, { body: { ...task, applicant_id: Number(sent.data.id) } });
  await call(save, { params });
  await call(hideJob, { params: { id: other.id } });
  await call(hideCompany, { params: { id: elsewhere } });
  await call(follow, { params: { id: companyId } });
  await call(createAlert, { body: { keyword: "Thợ lặn Hòn Mun" } });
  await call(ownOpen, { body: { text: "Kính gửi quý công ty" } });
  const body = { name: "Cho Quyên", sections: ["introduction" as const] };
  const token = (await call(shareLinkCreate, { body })).url.split("/").at(-1) ?? "";
  const visitor = await api.as(null, { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" });
  const opened = await visitor(sharedCv, { params: { token } });
  const beacon = opened.data.attributes.beacon ?? "";
  const readAt = api.clock.now();
  api.clock.set(new Date(readAt.getTime() + viewSeconds * 1000));
  await visitor(sharedCvView, { params: { token }, body: { beacon } });
  api.clock.set(readAt);
  await visitor(sharedCvFeedback, { params: { token }, body: { answer: "fit", comment: "Quyên hợp" } });
}

/**
 * Returns the tables that still contain data of the person, with the words that were found. The content of mails is
 * deleted after 90 days, as the policy says.
 */
async function tracesIn(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
      AND NOT relispartition AND relname <> 'mails' ORDER BY 1`.execute(database.db);
  const traced: string[] = [];
  for (const { name } of rows)
    for (const trace of traces) {
      const hit =
        await sql`SELECT 1 FROM ${sql.table(name)} t WHERE strpos(t::text, ${trace}) > 0 LIMIT 1`.execute(
          database.db,
        );
      if (hit.rows.length > 0) traced.push(`${name}: ${trace}`);
    }
  return traced;
}

const run = { number: 1, isLast: true, signal: new AbortController().signal };

/** Runs the queued jobs, as the worker does. */
async function work(services: TestApi["services"]) {
  const handlers = jobHandlers(services, () => {
    throw new Error("no mails here");
  });
  for (const { name, data } of api.queued.splice(0))
    if (!name.startsWith("mail")) await handlers[name]?.handle(data, run);
}

describe("A job seeker who closes the account", () => {
  it("gets an export with a file for each list of the rooms", async () => {
    const answer = await api.app.inject({
      url: "/api/v2/account/export",
      headers: { authorization: `Bearer ${await api.token(id)}` },
    });
    const files = await unzip(answer.rawPayload);
    const lists = exportsOfRooms().rows.map(({ file }) => `${file}.json`);
    expect([...files.keys()]).toEqual(expect.arrayContaining([...lists, "README.txt"]));
    const all = [...files.values()].join("\n");
    expect(traces.filter((trace) => !all.includes(trace))).toEqual([]);
    const filled = lists.filter((name) => JSON.parse(String(files.get(name))).length > 0);
    expect(filled).toEqual(expect.arrayContaining(used.map((name) => `${name}.json`)));
    expect([...files.keys()].filter((name) => name.includes("/"))).toEqual([
      "photo/photo.jpg",
      expect.stringMatching(/^cv\/.*Quyên\.pdf$/),
    ]);
  });

  it("is erased after seven days, and again in a database that was restored from before", async () => {
    await (await api.as(id))(accountClose, { body: { email: "quyen-1987@example.test" } });
    const erase = (days: number) =>
      scheduledJobs["erase-closed-accounts"]?.run(api.services, new Date(monday.getTime() + days * day));
    expect(await erase(6.9)).toBe("0 closed accounts erased");
    expect(await tracesIn(api.database)).not.toEqual([]);
    expect(await erase(7)).toBe("1 closed accounts erased");
    await work(api.services);
    expect(await tracesIn(api.database)).toEqual([]);

    const { database, url } = await testDatabase();
    await restore(url, copy);
    database.queueJobs = api.services.queue.add;
    expect(await tracesIn(database)).not.toEqual([]);
    const services = { ...api.services, database };
    const asOf = new Date(monday.getTime() + 8 * day);
    expect(await scheduledJobs["replay-erasures"]?.run(services, asOf)).toBe("1 erasures repeated");
    await work(services);
    expect(await tracesIn(database)).toEqual([]);
  });
});
