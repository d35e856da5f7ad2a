import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makeDoc, makeDocx, makeExe, makePdf, makeZipBombDocx } from "#kit/testing/make-files.ts";
import { detail } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { board } from "./contract-lists.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const pdf = makePdf(["Nguyễn Văn An", "Kế toán tổng hợp", "an@example.test"]);
const file = (bytes: Buffer, name = "CV Nguyễn Văn An.pdf") => ({
  cv: new File([new Uint8Array(bytes)], name),
});

async function storedFiles(): Promise<string[]> {
  const folder = join(api.services.config.DATA_DIR, "files");
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return names.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function counts() {
  const count = async (table: "applicants" | "cv_files" | "activities" | "mails") =>
    (await api.database.db.selectFrom(table).select("id").execute()).length;
  return [
    await count("applicants"),
    await count("cv_files"),
    await count("activities"),
    await count("mails"),
  ];
}

describe("Applying", () => {
  it("stores the CV, notifies both sides, and queues the reading of the text", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, at: monday });
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    const { data } = await call(contract.apply, {
      params: { id: job.id },
      body: { phone: "0901 234 567", cover_letter: "Kính gửi anh chị", consent: "on" },
      files: file(pdf),
    });
    expect(data.attributes).toMatchObject({
      status: "applied",
      waiting: false,
      viewed_at: null,
      reject_text: null,
      respond_by: "2026-03-17T01:00:00.000Z",
      cv: { name: "CV Nguyễn Văn An.pdf" },
      timeline: [{ kind: "applied", at: monday.toISOString() }],
      can: { withdraw: true },
      job: { data: { attributes: { title: job.title, display_state: "published" } } },
    });
    const row = await api.database.db
      .selectFrom("applicants")
      .selectAll()
      .where("id", "=", Number(data.id))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ phone: "+84901234567", email: candidate.email, consent_at: monday });
    const profile = await api.database.db
      .selectFrom("candidates")
      .select("phone")
      .where("id", "=", candidate.candidateId)
      .executeTakeFirstOrThrow();
    expect(profile.phone).toBe("+84901234567");
    const account = await api.database.db
      .selectFrom("accounts")
      .select("phone")
      .where("id", "=", candidate.id)
      .executeTakeFirstOrThrow();
    expect(account.phone).toBe("+84901234567");
    const mails = await api.mails();
    expect(mails.find((m) => m.template === "applications.application_received")?.to_email).toBe(
      candidate.email,
    );
    expect(mails.find((m) => m.template === "applications.new_applicant")?.to_email).toBe(recruiter.email);
    expect(api.queued.filter(({ name }) => name === "read-cv")).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(1);
  });

  it("uses name and phone number of the account if left out, and no number if it is empty", async () => {
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    await call(contract.apply, {
      params: { id: (await makeJob(api.database.db)).id },
      body: { phone: "0901 234 567" },
      files: file(pdf),
    });
    const sent = async (body: object) => {
      const job = await makeJob(api.database.db);
      const { data } = await call(contract.apply, { params: { id: job.id }, body, files: file(pdf) });
      return api.database.db
        .selectFrom("applicants")
        .select(["full_name", "phone"])
        .where("id", "=", Number(data.id))
        .executeTakeFirstOrThrow();
    };
    const named = { full_name: candidate.full_name };
    expect(await sent({})).toEqual({ ...named, phone: "+84901234567" });
    expect(await sent({ phone: "" })).toEqual({ ...named, phone: null });
  });

  it("accepts a stored CV of the candidate, and none of another", async () => {
    const [first, second] = [await makeJob(api.database.db), await makeJob(api.database.db)];
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    const sent = await call(contract.apply, { params: { id: first.id }, body: {}, files: file(pdf) });
    const cv_id = Number(sent.data.attributes.cv?.id);
    const again = await call(contract.apply, { params: { id: second.id }, body: { cv_id } });
    expect(again.data.attributes.cv?.id).toBe(String(cv_id));
    const stranger = await api.as((await makeCandidate(api.database.db)).id);
    expect(
      await refusal(stranger(contract.apply, { params: { id: first.id }, body: { cv_id } })),
    ).toMatchObject({ status: 422, codes: ["cv_required"], pointers: ["/cv"] });
    expect(await refusal(stranger(contract.apply, { params: { id: first.id }, body: {} }))).toMatchObject({
      codes: ["cv_required"],
    });
  });

  it("answers 401 to visitors, 403 to company accounts, 404 for an unknown job", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
    const input = { params: { id: job.id }, body: {}, files: file(pdf) };
    expect((await refusal((await api.as(null))(contract.apply, input))).status).toBe(401);
    expect((await refusal((await api.as(recruiter.id))(contract.apply, input))).status).toBe(403);
    const candidate = await api.as((await makeCandidate(api.database.db)).id);
    expect((await refusal(candidate(contract.apply, { ...input, params: { id: 999_999 } }))).status).toBe(
      404,
    );
  });

  it("makes one application of a hundred concurrent requests", async () => {
    const job = await makeJob(api.database.db);
    const candidate = await makeCandidate(api.database.db);
    const call = await api.as(candidate.id);
    const before = (await storedFiles()).length;
    const tries = await Promise.all(
      Array.from({ length: 100 }, () =>
        call(contract.apply, { params: { id: job.id }, body: {}, files: file(pdf) }).then(
          () => "201",
          (error: { status: number; errors: { code: string; detail: string }[] }) =>
            `${error.status} ${error.errors[0]?.code} ${error.errors[0]?.detail}`,
        ),
      ),
    );
    expect(tries.filter((each) => each === "201")).toHaveLength(1);
    expect(new Set(tries)).toEqual(
      new Set(["201", "409 already_applied You already applied for this job before!"]),
    );
    const rows = await api.database.db
      .selectFrom("applicants")
      .select("id")
      .where("job_id", "=", job.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before + 1);
  });

  it.each(["reviewing", "closed", "expired", "frozen", "draft", "rejected"] as const)(
    "refuses a job that is %s",
    async (state) => {
      const job = await makeJob(api.database.db, { state });
      const call = await api.as((await makeCandidate(api.database.db)).id);
      expect(
        await refusal(call(contract.apply, { params: { id: job.id }, body: {}, files: file(pdf) })),
      ).toMatchObject({ status: 409, codes: ["job_not_open"], meta: { now: state } });
    },
  );

  it("refuses a published job that has expired", async () => {
    const job = await makeJob(api.database.db, { expiresAt: new Date(monday.getTime() - 1) });
    const call = await api.as((await makeCandidate(api.database.db)).id);
    expect(
      await refusal(call(contract.apply, { params: { id: job.id }, body: {}, files: file(pdf) })),
    ).toMatchObject({ status: 409, meta: { now: "expired" } });
  });

  it.each([
    ["an empty file", Buffer.alloc(0), "cv.pdf", "file_empty"],
    ["a renamed program", makeExe(), "cv.pdf", "cv_wrong_type"],
    ["a picture's name", pdf, "cv.jpg", "cv_wrong_type"],
    ["a zip bomb", makeZipBombDocx(), "cv.docx", "cv_unreadable"],
    ["11 MB", Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]), "cv.pdf", "cv_too_large"],
    ["half a file", makeDocx(["Trần Thị Bình"]).subarray(0, 300), "cv.docx", "cv_unreadable"],
  ])("leaves nothing behind of %s", async (_, bytes, name, code) => {
    const job = await makeJob(api.database.db);
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const before = [await counts(), await storedFiles()];
    expect(
      await refusal(call(contract.apply, { params: { id: job.id }, body: {}, files: file(bytes, name) })),
    ).toMatchObject({ status: 422, codes: [code], pointers: ["/cv"] });
    expect([await counts(), await storedFiles()]).toEqual(before);
    expect(await readdir(join(api.services.config.DATA_DIR, "tmp"))).toEqual([]);
  });

  it("accepts DOCX and DOC files", async () => {
    const lines = ["Trần Thị Bình", "Kế toán"];
    for (const [bytes, name] of [
      [makeDocx(lines), "Binh.docx"],
      [makeDoc(lines), "Binh.doc"],
    ] as const) {
      const job = await makeJob(api.database.db);
      const call = await api.as((await makeCandidate(api.database.db)).id);
      const { data } = await call(contract.apply, {
        params: { id: job.id },
        body: {},
        files: file(bytes, name),
      });
      expect(data.attributes.cv?.name).toBe(name);
    }
  });

  it("checks the answers, and flags numbers below the minimum without refusing", async () => {
    const questions = [{ type: "number", text: "Số năm kinh nghiệm?", required: true, min: 2 }];
    const job = await makeJob(api.database.db, { questions });
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const before = await storedFiles();
    expect(
      await refusal(call(contract.apply, { params: { id: job.id }, body: {}, files: file(pdf) })),
    ).toMatchObject({ status: 422, codes: ["answer_required"], pointers: ["/answers/0"] });
    expect(await storedFiles()).toEqual(before);
    const { data } = await call(contract.apply, {
      params: { id: job.id },
      body: { answers: [{ question: 0, answer: 1 }] },
      files: file(pdf),
    });
    const row = await api.database.db
      .selectFrom("applicants")
      .select(["flags", "answers"])
      .where("id", "=", Number(data.id))
      .executeTakeFirstOrThrow();
    expect(row.flags).toBe(1);
  });

  it("flags answers that the employer marked, and does not show the marks to candidates", async () => {
    const questions = [
      { type: "yes_no", text: "Có chứng chỉ kế toán trưởng?", required: true, unmet: ["no"] },
      { type: "single_choice", text: "Ca nào?", required: true, options: ["Sáng", "Đêm"], unmet: ["Đêm"] },
      { type: "number", text: "Mấy năm kinh nghiệm?", required: false, min: 3 },
    ];
    const boss = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: boss.companyId, ownerId: boss.id, questions });
    const params = { id: job.id };
    const call = await api.as((await makeCandidate(api.database.db)).id);
    const shown = (await call(detail, { params })).data.attributes.questions;
    expect(shown.map((question) => Object.keys(question).toSorted())).toEqual([
      ["required", "text", "type"],
      ["options", "required", "text", "type"],
      ["required", "text", "type"],
    ]);
    const answers = ["no", "Sáng"].map((answer, question) => ({ question, answer }));
    await call(contract.apply, { params, body: { answers }, files: file(pdf) });
    const { stages } = (await (await api.as(boss.id))(board, { params })).data.attributes;
    const [card] = stages.flatMap(({ applicants }) => applicants.data);
    expect(card?.attributes).toMatchObject({ flags: 1, failed: ["Có chứng chỉ kế toán trưởng?"] });
  });
});
