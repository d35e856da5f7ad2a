import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { minute } from "#kit/clock.ts";
import { exportsOfRooms, jsonOfRows } from "#kit/person-export.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { unzip } from "#test/unzip.ts";
import { loadedRooms } from "../../app/loaded-rooms.ts";
import { accountConfirm } from "./contract-export.ts";
import { makeCandidate, makeRecruiter } from "./factory.ts";
import { hashPassword } from "./passwords.ts";
import { exportsADay } from "./terms.ts";

let api: TestApi;
const password = "mưa rào tháng bảy";
let hash: string;
beforeAll(async () => {
  api = await testApi();
  hash = await hashPassword(password);
});

async function download(accountId: number) {
  const answer = await api.app.inject({
    url: "/api/v2/account/export",
    headers: { authorization: `Bearer ${await api.token(accountId)}` },
  });
  return { answer, files: answer.statusCode === 200 ? await unzip(answer.rawPayload) : new Map() };
}

describe("The copy of a person's data", () => {
  it("is named after the day in Vietnam", async () => {
    api.clock.set(new Date("2026-03-03T01:00:00+07:00"));
    const { answer } = await download((await makeCandidate(api.database.db)).id);
    api.clock.set(monday);
    expect(answer.headers["content-disposition"]).toContain("sen-2026-03-03.zip");
  });

  it("has what the rooms keep, the files themselves, and a page that explains it in the person's language", async () => {
    const { db } = api.database;
    const me = await makeCandidate(db, { fullName: "Vũ Thị Sen" });
    const other = await makeCandidate(db, { fullName: "Hồ Văn Khác" });
    await db
      .updateTable("accounts")
      .set({ language: 1, password_hash: hash })
      .where("id", "=", me.id)
      .execute();
    const job = await makeJob(db);
    await makeApplicant(db, { job, candidate: me, appliedAt: monday });
    await makeApplicant(db, { job, candidate: other, appliedAt: monday });
    const undecided = await makeApplicant(db, { job: await makeJob(db), candidate: me, outcome: "rejected" });
    await db
      .updateTable("applicant_rejections")
      .set({ reason_id: 13 })
      .where("applicant_id", "=", undecided.id)
      .execute();
    const undoable = await makeApplicant(db, { job: await makeJob(db), candidate: me, outcome: "rejected" });
    await db
      .updateTable("applicant_rejections")
      .set({ rejected_at: sql`now()` })
      .where("applicant_id", "=", undoable.id)
      .execute();
    await db
      .insertInto("saved_jobs")
      .values({ candidate_id: me.candidateId, job_id: job.id, saved_at: monday })
      .execute();
    await api.services.storage.put("cv/me.pdf", Buffer.from("%PDF-me"), { contentType: "application/pdf" });
    const cv = { storage_key: "cv/me.pdf", kind: "pdf", bytes: 7, sha256: "x", scan_state: "clean" };
    await db
      .insertInto("cv_files")
      .values({ ...cv, candidate_id: me.candidateId, name: "../Vũ Sen.pdf" })
      .execute();

    const { answer, files } = await download(me.id);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "private, no-store",
    });
    const json = (name: string) => JSON.parse(String(files.get(`${name}.json`)));
    expect(json("account")).toMatchObject([{ id: me.id, full_name: "Vũ Thị Sen" }]);
    expect(json("applications")).toMatchObject([
      { candidate_id: me.candidateId, outcome: "active" },
      { outcome: "no_response" },
      // The candidate is not notified of a rejection that can still be undone.
      { outcome: "active" },
    ]);
    expect(json("application-rejections")).toMatchObject([{ reason_id: 13 }]);
    expect(json("saved-jobs")).toMatchObject([{ job_id: job.id, job: expect.any(String) }]);
    expect(json("hidden-jobs")).toEqual([]);
    expect(String(files.get("README.txt"))).toContain("Dữ liệu của bạn trên Sen");
    const stored = [...files].filter(([name]) => name.startsWith("cv/"));
    expect(stored).toHaveLength(1);
    expect(stored[0]?.[0]).toMatch(/Vũ Sen\.pdf$/);
    expect(String(stored[0]?.[1])).toBe("%PDF-me");
    const all = [...files.values()].join("\n");
    expect(all).not.toContain("Hồ Văn Khác");
    expect(all).not.toContain(hash);
  });

  it("has of a recruiter what is about the recruiter only", async () => {
    const { db } = api.database;
    const boss = await makeRecruiter(db);
    const job = await makeJob(db, { companyId: boss.companyId });
    await makeApplicant(db, { job, appliedAt: monday });
    const { files } = await download(boss.id);
    expect(JSON.parse(String(files.get("applications.json")))).toEqual([]);
    expect(JSON.parse(String(files.get("account.json")))).toMatchObject([{ id: boss.id }]);
  });

  it("needs a session, and the password again a while after the login", async () => {
    const { id } = await makeCandidate(api.database.db);
    await api.database.db.updateTable("accounts").set({ password_hash: hash }).where("id", "=", id).execute();
    expect((await api.app.inject({ url: "/api/v2/account/export" })).statusCode).toBe(401);
    const visitor = await api.as(null);
    expect(await refusal(visitor(accountConfirm, { body: { current_password: "x" } }))).toMatchObject({
      status: 401,
    });
    const authorization = `Bearer ${await api.token(id)}`;
    const call = await api.as(null, { authorization });
    const ask = () => api.app.inject({ url: "/api/v2/account/export", headers: { authorization } });
    api.clock.set(new Date(monday.getTime() + 16 * minute));
    const refused = await ask();
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain("confirm_first");
    expect(await refusal(call(accountConfirm, { body: { current_password: "wrong" } }))).toMatchObject({
      status: 422,
      codes: ["password_wrong"],
    });
    await call(accountConfirm, { body: { current_password: password } });
    expect((await ask()).statusCode).toBe(200);
    api.clock.set(monday);
  });

  it("is made some times a day, and each is in the audit log", async () => {
    const { id } = await makeCandidate(api.database.db);
    for (let n = 0; n < exportsADay; n++) expect((await download(id)).answer.statusCode).toBe(200);
    expect((await download(id)).answer.statusCode).toBe(429);
    const events = await api.database.db
      .selectFrom("audit_event")
      .select("status")
      .where("account_id", "=", id)
      .where("action", "=", "GET /account/export")
      .execute();
    expect(events.filter(({ status }) => status === 200)).toHaveLength(exportsADay);
  });

  it("reads many rows in pages, each once", async () => {
    const { db } = api.database;
    const me = await makeCandidate(db);
    await sql`INSERT INTO mails (template, language, to_email, props)
      SELECT 'accounts.password_changed', 0, ${me.email}, '{}' FROM generate_series(1, 1203)`.execute(db);
    const mails = exportsOfRooms().rows.find(({ table }) => table === "mails");
    if (!mails) throw new Error("mails are not exported");
    let json = "";
    for await (const part of jsonOfRows(db, mails, { accountId: me.id, candidateId: null, email: me.email }))
      json += part;
    expect(new Set(JSON.parse(json).map(({ id }: { id: number }) => id)).size).toBe(1203);
  });
});

describe("Every table that names people", () => {
  it("is in the export, or its room says why it is not", async () => {
    const { rows } = await sql<{ table: string }>`
      SELECT DISTINCT c.relname AS table FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND (
        EXISTS (SELECT 1 FROM pg_constraint f WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid IN
          ('accounts'::regclass, 'candidates'::regclass, 'applicants'::regclass))
        OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
          AND a.attname ~ '^(account_id|candidate_id|applicant_id|email|to_email|phone|full_name|ip)$'))`.execute(
      api.database.db,
    );
    const exported = loadedRooms.flatMap(({ room }) => [
      ...(room.exports ?? []).map(({ table }) => String(table)),
      ...Object.keys(room.notExported ?? {}),
    ]);
    expect(rows.map(({ table }) => table).filter((table) => !exported.includes(table))).toEqual([]);
  });

  it("is exported without secrets", async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND (data_type = 'bytea' OR column_name ~ '(hash|token|seed|storage_key|secret|photo_key)$')`.execute(
      api.database.db,
    );
    const shown = exportsOfRooms().rows.flatMap(({ table, without = [] }) =>
      rows.filter((each) => each.table === table && !without.includes(each.column)),
    );
    expect(shown).toEqual([]);
  });

  it("has files of different names", () => {
    const names = exportsOfRooms().rows.map(({ file }) => file);
    expect(new Set(names).size).toBe(names.length);
  });
});
