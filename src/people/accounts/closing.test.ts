import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { deleteCvFile } from "#profiles/cv/commands/drop.ts";
import { deleteCvFileJob } from "#profiles/cv/commands/files.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseClosedAccounts } from "./commands/close-account.ts";
import * as contract from "./contract.ts";
import * as closing from "./contract-closing.ts";
import * as profile from "./contract-profile.ts";
import { makeCandidate, makeRecruiter } from "./factory.ts";
import { hashPassword } from "./passwords.ts";

let api: TestApi;
const password = "mưa rào tháng bảy";
const weekLater = new Date(monday.getTime() + 7 * day);
let hash: string;
beforeAll(async () => {
  api = await testApi();
  hash = await hashPassword(password);
});

const withPassword = (id: number) =>
  api.database.db.updateTable("accounts").set({ password_hash: hash }).where("id", "=", id).execute();

const rowOf = (id: number) =>
  api.database.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describe("Closing an account", () => {
  it("needs the password, or the address of an account without one", async () => {
    const { id, email } = await makeCandidate(api.database.db);
    const call = await api.as(id);
    expect(await refusal(call(closing.accountClose, { body: { email: "x@y.test" } }))).toMatchObject({
      codes: ["email_mismatch"],
    });
    await withPassword(id);
    const wrong = { body: { current_password: "wrong", email } };
    expect(await refusal(call(closing.accountClose, wrong))).toMatchObject({
      status: 422,
      codes: ["password_wrong"],
      pointers: ["/current_password"],
    });
    await call(closing.accountClose, { body: { current_password: password } });
    expect(await rowOf(id)).toMatchObject({ deleted_at: null, closes_at: weekLater });
  });

  it("leaves nothing of a job seeker to employers but that somebody applied", async () => {
    const { db } = api.database;
    const { id, candidateId, email } = await makeCandidate(db, { fullName: "Phạm Mỹ Lệ" });
    const { companyId, id: owner } = await makeRecruiter(db);
    const job = await makeJob(db, { companyId });
    const stage = await db
      .selectFrom("pipeline_stages")
      .select("id")
      .where("pipeline_id", "=", job.pipeline_id)
      .where("kind", "=", stageKinds.applied)
      .executeTakeFirstOrThrow();
    await api.services.storage.put("cv/le.pdf", Buffer.from("%PDF"), { contentType: "application/pdf" });
    const cv = await db
      .insertInto("cv_files")
      .values({
        candidate_id: candidateId,
        storage_key: "cv/le.pdf",
        name: "Phạm Mỹ Lệ.pdf",
        kind: "pdf",
        bytes: 4,
        sha256: "x",
        text: "Phạm Mỹ Lệ",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const applicant = await db
      .insertInto("applicants")
      .values({
        job_id: job.id,
        company_id: companyId,
        candidate_id: candidateId,
        stage_id: stage.id,
        rank: 1,
        full_name: "Phạm Mỹ Lệ",
        email,
        phone: "+84901234567",
        cover_letter: "Tôi là Lệ",
        cv_file_id: cv.id,
        cv_kind: "pdf",
        applied_at: monday,
        stage_changed_at: monday,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const call = await api.as(id);
    await call(closing.accountClose, { body: { email: ` ${email.toUpperCase()} ` } });

    expect(await refusal(call(contract.accountShow))).toMatchObject({ status: 401 });
    await eraseClosedAccounts(api.database, weekLater);
    const left = [
      await rowOf(id),
      await db.selectFrom("candidates").selectAll().where("id", "=", candidateId).execute(),
      await db.selectFrom("applicants").selectAll().where("id", "=", applicant.id).execute(),
      await db.selectFrom("cv_files").selectAll().where("id", "=", cv.id).execute(),
    ];
    for (const trace of ["Phạm", "Lệ", email, "84901234567"])
      expect(JSON.stringify(left)).not.toContain(trace);
    expect(JSON.stringify(left[2])).toContain("withdrawn");
    expect(api.queued).toContainEqual({ name: deleteCvFileJob, data: { id: cv.id } });
    await deleteCvFile(api.services, cv.id);
    expect(await api.services.storage.exists("cv/le.pdf")).toBe(false);

    // The address of the erased account is free again. The recruiter still cannot close an account while the job is open.
    await (await api.as(null))(contract.register, {
      body: { email, password, full_name: "Phạm Mỹ Lệ", user_type: 1 },
    });
    const recruiter = await api.as(owner);
    const { email: address } = await rowOf(owner);
    expect(await refusal(recruiter(closing.accountClose, { body: { email: address } }))).toMatchObject({
      status: 409,
      codes: ["last_admin"],
    });
  });

  it("keeps one administrator in a company, of two who leave at once", async () => {
    const { db } = api.database;
    const first = await makeRecruiter(db);
    const second = await makeRecruiter(db, { companyId: first.companyId });
    await makeRecruiter(db, { companyId: first.companyId, member: true });
    const calls = [await api.as(first.id), await api.as(second.id)];
    const both = await Promise.allSettled(
      [first, second].map(({ email }, n) => calls[n]?.(closing.accountClose, { body: { email } })),
    );
    expect(both.map((one) => one.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("ends every session, and is done once", async () => {
    const { id, email } = await makeCandidate(api.database.db);
    const [here, there] = [await api.as(id), await api.as(id)];
    await here(closing.accountClose, { body: { email } });
    expect(await refusal(there(contract.accountShow))).toMatchObject({ status: 401 });
    const again = await api.as(id);
    api.clock.set(new Date(monday.getTime() + day));
    await again(closing.accountClose, { body: { email } });
    api.clock.set(monday);
    expect((await rowOf(id)).closes_at).toEqual(weekLater);
    const sent = await api.mails("accounts.account_closing");
    expect(sent.filter((mail) => mail.to_email === email)).toHaveLength(1);
  });
});

describe("The days of grace", () => {
  it("leave whoever logs in the own account and nothing else", async () => {
    const { id, email } = await makeCandidate(api.database.db);
    await (await api.as(id))(closing.accountClose, { body: { email } });
    const call = await api.as(id);
    expect((await call(contract.accountShow)).data.attributes.closes_at).toBe(weekLater.toISOString());
    expect(await refusal(call(profile.candidateMe))).toMatchObject({
      status: 403,
      codes: ["account_closing"],
    });
  });

  it("end with the account kept, and nothing deleted", async () => {
    await eraseClosedAccounts(api.database, weekLater);
    const { id, email } = await makeCandidate(api.database.db, { fullName: "Đỗ Ở Lại" });
    await (await api.as(id))(closing.accountClose, { body: { email } });
    const call = await api.as(id);
    await call(closing.accountKeep);
    expect(await eraseClosedAccounts(api.database, weekLater)).toBe(0);
    expect((await call(profile.candidateMe)).data.attributes).toMatchObject({
      full_name: "Đỗ Ở Lại",
      closes_at: null,
    });
    expect(await refusal(call(closing.accountKeep))).toMatchObject({
      status: 409,
      codes: ["account_not_closing"],
    });
    expect(await refusal((await api.as(null))(closing.accountKeep))).toMatchObject({ status: 401 });
  });

  it("end with the account erased, and not before", async () => {
    const { id, email } = await makeCandidate(api.database.db, { fullName: "Đỗ Ra Đi" });
    await (await api.as(id))(closing.accountClose, { body: { email } });
    await eraseClosedAccounts(api.database, new Date(weekLater.getTime() - 1));
    expect((await rowOf(id)).full_name).toBe("Đỗ Ra Đi");
    expect(await eraseClosedAccounts(api.database, weekLater)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ full_name: "—", closes_at: null, deleted_at: weekLater });
    expect(await eraseClosedAccounts(api.database, weekLater)).toBe(0);
  });
});
