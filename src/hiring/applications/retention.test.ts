import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { deleteCvFile } from "#profiles/cv/commands/drop.ts";
import { removeCv } from "#profiles/cv/contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { endRetention } from "./commands/retention.ts";
import * as contract from "./contract.ts";
import { cvFile } from "./contract-files.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const nothing = { warned: 0, erased: 0 };
const dayAfter = (days: number) => new Date(monday.getTime() + days * day);
const run = (days: number) => endRetention(api.database, dayAfter(days));

/** Returns the text of all tables, except those of the candidate's account. */
async function everything(): Promise<string> {
  const tables = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ('accounts', 'candidates')`.execute(
    api.database.db,
  );
  const texts = tables.rows.map(({ name }) =>
    sql<{ all: string | null }>`SELECT string_agg(t::text, ' ') AS all FROM ${sql.table(name)} t`.execute(
      api.database.db,
    ),
  );
  return (await Promise.all(texts)).map(({ rows }) => rows[0]?.all ?? "").join(" ");
}

/** A candidate applies with all fields, is viewed and rejected with a note, and removes the CV from the list. */
async function applyAndReject(consent: boolean) {
  const { db } = api.database;
  api.clock.set(monday);
  const recruiter = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id, at: monday });
  const person = await makeCandidate(db, { fullName: "Phạm Mỹ Lệ" });
  // Sessions expire within the months of a test, so each call makes a new one.
  const as = (accountId: number): Caller =>
    (async (...args: Parameters<Caller>) => (await api.as(accountId))(...args)) as Caller;
  const [candidate, company] = [as(person.id), as(recruiter.id)];
  const { data } = await candidate(contract.apply, {
    params: { id: job.id },
    body: { phone: "0907654321", cover_letter: "Kính gửi anh chị, tôi là Lệ", consent },
    files: { cv: new File([new Uint8Array(makePdf(["Phạm Mỹ Lệ"]))], "CV Mỹ Lệ.pdf") },
  });
  const id = Number(data.id);
  const params = { id };
  await company(contract.applicantDetail, { params });
  await company(contract.reject, { params, body: { reason_id: 1, note: "Chị Lệ ở xa" } });
  const cvId = Number(data.attributes.cv?.id);
  await candidate(removeCv, { params: { id: cvId } });
  const { storage_key } = await db
    .selectFrom("cv_files")
    .select("storage_key")
    .where("id", "=", cvId)
    .executeTakeFirstOrThrow();
  return { id, params, job, person, candidate, company, cvId, key: storage_key };
}

describe("Data of an application that has ended", () => {
  it("is erased after 90 days, a week after a warning, from rows, mails, log and storage", async () => {
    const { params, job, person, candidate, company, cvId, key } = await applyAndReject(false);
    // The candidate does not see the rejection before the mail.
    const retention = async () =>
      (await candidate(contract.myApplication, { params })).data.attributes.retention;
    expect(await retention()).toEqual({ consent_at: null, erased_from: null, erased_at: null, days: 90 });
    api.clock.set(dayAfter(1));
    const until = await retention();
    expect(until).toEqual({
      consent_at: null,
      erased_from: "2026-05-31T01:30:00.000Z",
      erased_at: null,
      days: 90,
    });
    expect(await run(82)).toEqual(nothing);
    expect(await run(83)).toEqual({ warned: 1, erased: 0 });
    expect(await run(83)).toEqual(nothing);
    const [mail] = await api.mails("applications.data_goes");
    expect(mail).toMatchObject({ to_email: person.email, props: { goes: "2026-05-31T01:30:00.000Z" } });
    expect(await run(89)).toEqual(nothing);
    expect(await everything()).toMatch(/Lệ.*84907654321|84907654321.*Lệ/s);
    expect(await run(90)).toEqual({ warned: 0, erased: 1 });
    expect(await run(91)).toEqual(nothing);
    expect(api.queued).toContainEqual({ name: "drop-cv-file", data: { id: cvId } });
    await deleteCvFile(api.services, cvId);
    expect(await api.services.storage.exists(key)).toBe(false);
    const left = (await everything()).replaceAll(person.email, (email, at, all: string) =>
      // The log of sent mails keeps the address (privacy policy).
      all.slice(Math.max(0, at - 80), at).includes("applications.") ? "" : email,
    );
    for (const trace of ["Lệ", "Mỹ", "84907654321", person.email]) expect(left).not.toContain(trace);

    // The counts of the board remain.
    api.clock.set(dayAfter(90));
    const stages = (await company(contract.board, { params: { id: job.id } })).data.attributes.stages;
    const rejected = stages.find(({ kind }) => kind === "rejected");
    expect(rejected).toMatchObject({ count: 1, erased: 1, applicants: { data: [] } });
    const { attributes } = (await company(contract.applicantDetail, { params })).data;
    expect(attributes).toMatchObject({
      full_name: "—",
      email: "",
      phone: null,
      cover_letter: null,
      cv: { url: null },
      cv_text: { state: "erased", text: null },
      rejected: { reason_id: 1, note: null },
      erased_at: dayAfter(90).toISOString(),
      can: { move: false, reject: false, restore: false },
    });
    expect(attributes.activities.map(({ kind }) => kind).sort()).toEqual(["apply", "reject", "view"]);
    expect((await refusal(company(cvFile, { params }))).status).toBe(404);
    expect((await refusal(company(contract.restore, { params }))).status).toBe(409);
    // The candidate still sees the status.
    const own = (await candidate(contract.myApplication, { params })).data.attributes;
    expect(own).toMatchObject({
      status: "rejected",
      cv: null,
      cover_letter: null,
      retention: { consent_at: null, erased_from: null, erased_at: dayAfter(90).toISOString() },
      can: { consent: false },
    });
    expect(own.timeline.map(({ kind }) => kind)).toEqual(["applied", "viewed", "rejected"]);
    expect(await refusal(candidate(contract.consent, { params, body: { consent: true } }))).toMatchObject({
      status: 409,
      codes: ["application_erased"],
    });
  });

  it("is stored for twelve months with consent; giving and withdrawing it are recorded", async () => {
    const { id, params, candidate } = await applyAndReject(true);
    expect(await run(120)).toEqual(nothing);
    expect(await run(358)).toEqual({ warned: 1, erased: 0 });
    // The candidate renews the consent, and withdraws it later.
    api.clock.set(dayAfter(360));
    const renewed = await candidate(contract.consent, { params, body: { consent: true } });
    expect(renewed.data.attributes.retention.erased_from).toBe("2028-02-25T01:30:00.000Z");
    expect(await run(366)).toEqual(nothing);
    api.clock.set(dayAfter(370));
    const withdrawn = await candidate(contract.consent, { params, body: { consent: false } });
    expect(withdrawn.data.attributes.retention).toMatchObject({
      consent_at: null,
      erased_from: "2027-03-15T01:30:00.000Z",
    });
    expect(await run(371)).toEqual({ warned: 1, erased: 0 });
    expect(await run(377)).toEqual(nothing);
    expect(await run(378)).toEqual({ warned: 0, erased: 1 });
    const evidence = await api.database.db
      .selectFrom("applicant_consents")
      .select(["given", "means", "language", "words"])
      .where("applicant_id", "=", id)
      .orderBy("id")
      .execute();
    expect(evidence.map(({ given, means }) => [given, means])).toEqual([
      [true, "application form"],
      [true, "application page"],
      [false, "application page"],
    ]);
    expect(evidence[0]?.words).toMatch(/may keep my CV for other jobs – They can keep it for 12 months/);
    expect(evidence[0]?.words).not.toContain("{");
  });

  it("is stored for 90 days again after a second end", async () => {
    const { params, company } = await applyAndReject(false);
    expect(await run(85)).toEqual({ warned: 1, erased: 0 });
    api.clock.set(dayAfter(86));
    await company(contract.restore, { params });
    expect(await run(95)).toEqual(nothing);
    api.clock.set(dayAfter(100));
    await company(contract.reject, { params, body: { reason_id: 1 } });
    expect(await run(182)).toEqual(nothing);
    expect(await run(183)).toEqual({ warned: 1, erased: 0 });
    expect(await run(190)).toEqual({ warned: 0, erased: 1 });
  });

  it("is erased in batches, each whole or not at all, also by concurrent runs", async () => {
    const { db } = api.database;
    const job = await makeJob(db);
    for (let n = 0; n < 260; n++)
      await makeApplicant(db, { job, outcome: n % 2 ? "rejected" : "withdrawn", appliedAt: dayAfter(0) });
    await makeApplicant(db, { job, appliedAt: dayAfter(0) });
    const both = await Promise.all([run(84), run(84)]);
    expect(both.reduce((sum, { warned }) => sum + warned, 0)).toBe(260);
    const { queueJobs } = api.database;
    let batches = 0;
    api.database.queueJobs = async (tx, jobs) => {
      batches += 1;
      if (batches === 2) throw new Error("the process dies");
      await queueJobs(tx, jobs);
    };
    await expect(run(91)).rejects.toThrow("dies");
    api.database.queueJobs = queueJobs;
    const state = async () => {
      const rows = await db
        .selectFrom("applicants")
        .select(["full_name", "cv_file_id", "erased_at"])
        .where("job_id", "=", job.id)
        .execute();
      const gone = rows.filter(({ erased_at }) => erased_at !== null);
      expect(gone.every(({ full_name, cv_file_id }) => full_name === "—" && cv_file_id === null)).toBe(true);
      return gone.length;
    };
    expect(await state()).toBe(100);
    expect(await run(91)).toEqual({ warned: 0, erased: 160 });
    expect(await state()).toBe(260);
  });

  it("gets consent of its own candidate only", async () => {
    const { params } = await applyAndReject(false);
    const body = { consent: true };
    const recruiter = await makeRecruiter(api.database.db);
    const stranger = await makeCandidate(api.database.db);
    for (const [accountId, status] of [
      [null, 401],
      [recruiter.id, 403],
      [stranger.id, 404],
    ] as const)
      expect((await refusal((await api.as(accountId))(contract.consent, { params, body }))).status).toBe(
        status,
      );
  });
});
