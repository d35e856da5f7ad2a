import { beforeAll, describe, expect, it } from "vitest";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeEvaluation, makeNote } from "#hiring/notes/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { applicantPhoto } from "./contract-files.ts";
import { applicantTable } from "./contract-lists.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk(profile: { visibility?: string } = {}) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, {
    companyId: boss.companyId,
    ownerId: boss.id,
    skills: ["Excel", "MISA", "SAP", "Tax Declaration"],
  });
  const candidate = await makeCandidate(db, { fullName: "Lê Thu Hà" });
  const photo_key = `photos/test/${candidate.id}`;
  await api.services.storage.put(photo_key, Buffer.from("jpeg"), { contentType: "image/jpeg" });
  await db
    .insertInto("candidate_profiles")
    .values({ account_id: candidate.id, photo_key, updated_at: new Date(), ...profile })
    .execute();
  const summary = { role: "Kế toán trưởng", months: 66, skills: ["excel", "Misa", "Word", "Kê khai thuế"] };
  const applicant = await makeApplicant(db, { job, candidate, cv: { summary } });
  const call = await api.as(boss.id);
  const card = async () => {
    const { data } = await call(contract.board, { params: { id: job.id } });
    return data.attributes.stages.flatMap(({ applicants }) => applicants.data)[0]!.attributes;
  };
  return { db, boss, applicant, call, card, params: { id: applicant.id } };
}

describe("A card of the board", () => {
  it("has facts from the CV: role, years, and the job's skills, in either language", async () => {
    const { card } = await desk();
    expect(await card()).toMatchObject({
      role: "Kế toán trưởng",
      years: 5,
      skills: ["Excel", "MISA", "Tax Declaration"],
    });
  });

  it("has the number of notes, and the average recommendation after the caller's own feedback", async () => {
    const { db, boss, applicant, card } = await desk();
    const colleague = await makeRecruiter(db, { companyId: boss.companyId });
    await makeNote(db, { applicant, authorId: colleague.id });
    await makeEvaluation(db, { applicant, authorId: colleague.id, recommendation: 4 });
    expect(await card()).toMatchObject({ notes: 1 });
    expect(await card()).not.toHaveProperty("recommendation");
    await makeEvaluation(db, { applicant, authorId: boss.id, recommendation: 3 });
    expect(await card()).toMatchObject({ recommendation: 3.5 });
  });
});

describe("The marks of a card", () => {
  it("are the next interview with the answer, the offer, and the questions that are not met", async () => {
    const { db, applicant, boss, card, call } = await desk();
    expect(await card()).not.toHaveProperty("interview");
    const soon = new Date(Date.now() + 3 * 86_400_000);
    const later = new Date(soon.getTime() + 86_400_000);
    await makeInterview(db, applicant, { startsAt: later });
    const next = await makeInterview(db, applicant, { startsAt: soon });
    const canceled = await makeInterview(db, applicant, { startsAt: soon });
    const change = (id: number, set: { response: string } | { status: string; cancel_reason_id: number }) =>
      db.updateTable("interviews").set(set).where("id", "=", id).execute();
    await change(next.id, { response: "accepted" });
    await change(canceled.id, { status: "canceled", cancel_reason_id: 1 });
    expect(await card()).toMatchObject({
      interview: { id: String(next.id), at: soon.toISOString(), response: "accepted" },
    });
    const answers = [
      { type: "number", question: "Số năm kinh nghiệm?", answer: 1, meets: false },
      { type: "number", question: "Số dự án?", answer: 9, meets: true },
      { type: "yes_no", question: "Có bằng lái?", answer: false, meets: null },
      { type: "short_text", question: "Vì sao?", answer: "Vì tôi là Hà", meets: null },
    ];
    await db
      .updateTable("applicants")
      .set({ answers: JSON.stringify(answers) })
      .where("id", "=", applicant.id)
      .execute();
    expect(await card()).toMatchObject({ flags: 1, failed: ["Số năm kinh nghiệm?"] });
    const at = { params: { id: applicant.job_id } };
    const table = async (query: object) => (await call(applicantTable, { ...at, query })).data.attributes;
    const { facets, applicants } = await table({ failed: "Số năm kinh nghiệm?", rating: 1 });
    expect([facets.failed, facets.rated, applicants]).toEqual([["Số năm kinh nghiệm?"], false, []]);
    expect((await table({ failed: "Số dự án?" })).applicants).toEqual([]);
    expect((await table({})).applicants[0]?.answers).toEqual([
      { question: "Số năm kinh nghiệm?", answer: "1", meets: false },
      { question: "Số dự án?", answer: "9", meets: true },
      { question: "Có bằng lái?", answer: "no", meets: null },
    ]);
    await makeEvaluation(db, { applicant, authorId: boss.id, recommendation: 3 });
    expect((await table({ rating: 3 })).applicants).toHaveLength(1);
    expect((await table({ rating: 4 })).applicants).toHaveLength(0);
  });
});

describe("An applicant's photo", () => {
  it("is shown to the company only", async () => {
    const { boss, card, params } = await desk();
    const { photo } = await card();
    const answer = await api.app.inject({
      url: photo!,
      headers: { authorization: `Bearer ${await api.token(boss.id)}` },
    });
    expect([answer.statusCode, answer.headers["content-type"], answer.body]).toEqual([
      200,
      "image/jpeg",
      "jpeg",
    ]);
    const others = await makeRecruiter(api.database.db);
    const asOthers = await api.as(others.id);
    expect(await refusal(asOthers(applicantPhoto, { params }))).toMatchObject({ status: 404 });
    const visitor = await api.as(null);
    expect(await refusal(visitor(applicantPhoto, { params }))).toMatchObject({ status: 401 });
  });

  it("is not shown for a hidden profile", async () => {
    const { call, card, params } = await desk({ visibility: "hidden" });
    expect(await card()).not.toHaveProperty("photo");
    expect(await refusal(call(applicantPhoto, { params }))).toMatchObject({ status: 404 });
  });
});
