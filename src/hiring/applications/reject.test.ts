import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk(names = 3) {
  const recruiter = await makeRecruiter(api.database.db);
  const job = await makeJob(api.database.db, { companyId: recruiter.companyId, ownerId: recruiter.id });
  const applicants = [];
  for (let n = 0; n < names; n++) applicants.push(await makeApplicant(api.database.db, { job, rank: n }));
  const call = await api.as(recruiter.id);
  const { data } = await call(contract.board, { params: { id: job.id } });
  const stages = Object.fromEntries(data.attributes.stages.map((stage) => [stage.kind, Number(stage.id)]));
  return { recruiter, job, applicants, call, stages };
}

async function columns(call: Caller, jobId: number): Promise<Record<string, string[]>> {
  const { data } = await call(contract.board, { params: { id: jobId } });
  return Object.fromEntries(
    data.attributes.stages.map((stage) => [stage.kind, stage.applicants.data.map(({ id }) => id)]),
  );
}

describe("Rejecting", () => {
  it("can be in the employer's own words, which the candidate reads in place of the sentence", async () => {
    const { job, call } = await desk(0);
    const candidate = await makeCandidate(api.database.db);
    const { id } = await makeApplicant(api.database.db, { job, candidate });
    const words = "Bạn rất tốt.\nHẹn gặp lại trong đợt sau.";
    const body = { reason_id: 1, words, note: "Chỉ nội bộ mới đọc" };
    const { data } = await call(contract.reject, { params: { id }, body });
    expect(data.attributes.rejected).toMatchObject({ reason_id: 1, words });
    const mails = await api.mails("applications.application_rejected");
    expect(mails.find(({ to_email }) => to_email === candidate.email)?.props).toMatchObject({ words });
    const seeker = await api.as(candidate.id);
    const read = async () => (await seeker(contract.myApplication, { params: { id } })).data.attributes;
    expect((await read()).reject_text).toBeNull();
    api.clock.set(new Date(api.clock.now().getTime() + 11 * 60_000));
    expect(await read()).toMatchObject({ status: "rejected", reject_text: words });
    expect(
      await refusal(
        call(contract.reject, { params: { id }, body: { reason_id: 1, words: "a".repeat(2001) } }),
      ),
    ).toMatchObject({ status: 422, pointers: ["/words"] });
  });

  it("needs a reason that employers can use", async () => {
    const { applicants, call } = await desk(1);
    const id = applicants[0]?.id ?? 0;
    for (const body of [{}, { reason_id: 0 }, { reason_id: 13 }, { reason_id: 12 }])
      expect(
        await refusal(call(contract.reject, { params: { id }, body: body as { reason_id: number } })),
      ).toMatchObject({ status: 422, pointers: ["/reason_id"] });
  });

  it("is notified after ten minutes; if undone before, it is not, and the card returns to its place", async () => {
    const { applicants, call, stages, job } = await desk();
    const id = applicants[1]?.id ?? 0;
    await call(contract.move, { params: { id }, body: { job_stage_id: stages.interview ?? 0 } });
    const before = await columns(call, job.id);
    const rejected = await call(contract.reject, {
      params: { id },
      body: { reason_id: 7, note: "Chỉ nội bộ mới đọc" },
    });
    expect(rejected.data.attributes).toMatchObject({
      stage: { kind: "rejected" },
      stood_at: { kind: "interview" },
      rejected: { reason_id: 7, note: "Chỉ nội bộ mới đọc", by: { full_name: "Trần Thị Bình" } },
    });
    const queued = api.queued.at(-1);
    expect(queued?.startAfter?.getTime()).toBe(api.clock.now().getTime() + 10 * 60_000);
    expect(await refusal(call(contract.reject, { params: { id }, body: { reason_id: 7 } }))).toMatchObject({
      status: 409,
      meta: { now: { kind: "rejected" } },
    });
    const back = await call(contract.restore, { params: { id } });
    expect(back.data.attributes).toMatchObject({ stage: { kind: "interview" }, rejected: null });
    expect(await columns(call, job.id)).toEqual(before);
    const mails = await api.database.db
      .selectFrom("mails")
      .select(["template", "state"])
      .where("topic", "=", `applicant:${id}`)
      .orderBy("id")
      .execute();
    expect(mails).toEqual([
      { template: "applications.status_changed", state: "canceled" },
      { template: "applications.application_rejected", state: "canceled" },
      // The candidate was not notified of the interview before the rejection, so that mail is queued again.
      { template: "applications.status_changed", state: "queued" },
    ]);
    expect(await refusal(call(contract.restore, { params: { id } }))).toMatchObject({ status: 409 });
  });

  it("shows the candidate the neutral sentence, not the note", async () => {
    const candidate = await makeCandidate(api.database.db);
    const { call, job } = await desk(0);
    const { id } = await makeApplicant(api.database.db, { job, candidate });
    const body = { reason_id: 5, note: "Đòi lương cao quá" };
    await call(contract.reject, { params: { id }, body });
    const rejected = api.clock.now();
    api.clock.set(new Date(rejected.getTime() + 10 * 60_000));
    const mine = await (await api.as(candidate.id, { "x-language": "1" }))(contract.myApplication, {
      params: { id },
    });
    api.clock.set(rejected);
    expect(mine.data.attributes).toMatchObject({
      status: "rejected",
      reject_text: "Mức lương mong muốn của bạn cao hơn ngân sách của vị trí này.",
      waiting: false,
      respond_by: null,
    });
    expect(JSON.stringify(mine)).not.toContain("Đòi lương");
    expect(mine.data.attributes.timeline.map(({ kind }) => kind)).toEqual(["applied", "rejected"]);
  });
});

it("A rejection as a duplicate sends no mail, and applicants whom no rejection reaches are marked", async () => {
  const { call, job, applicants } = await desk(1);
  const id = applicants[0]?.id ?? 0;
  const seen = async () => (await call(contract.applicantDetail, { params: { id } })).data.attributes;
  expect((await seen()).unreached).toBe(false);
  await call(contract.reject, { params: { id }, body: { reason_id: 11 } });
  const about = await api.database.db
    .selectFrom("mails")
    .select("id")
    .where("topic", "=", `applicant:${id}`)
    .execute();
  expect(about).toEqual([]);
  const sourced = await makeApplicant(api.database.db, { job, stageKind: "sourced" });
  const { data } = await call(contract.board, { params: { id: job.id } });
  const cards = data.attributes.stages.flatMap((stage) => stage.applicants.data);
  expect(cards.filter(({ attributes }) => attributes.unreached).map((card) => card.id)).toEqual([
    String(sourced.id),
  ]);
});

describe("Viewing", () => {
  it("is recorded once, and the candidate sees the time", async () => {
    const candidate = await makeCandidate(api.database.db);
    const { call, job } = await desk(0);
    const { id } = await makeApplicant(api.database.db, { job, candidate });
    await Promise.all([1, 2, 3].map(() => call(contract.applicantDetail, { params: { id } })));
    const { data } = await call(contract.applicantDetail, { params: { id } });
    expect(data.attributes.activities.filter(({ kind }) => kind === "view")).toHaveLength(1);
    const mine = await (await api.as(candidate.id))(contract.myApplication, { params: { id } });
    expect(mine.data.attributes.viewed_at).toBe(api.clock.now().toISOString());
    expect(mine.data.attributes.timeline.map(({ kind }) => kind)).toEqual(["applied", "viewed"]);
    // A view is not a response (decisions §4).
    expect(mine.data.attributes.respond_by).not.toBeNull();
  });
});

describe("The CV", () => {
  it("is sent unchanged, as a download and not as a page", async () => {
    const { recruiter, job } = await desk(0);
    const key = "cv/ab/cdef";
    await api.services.storage.put(key, Buffer.from("%PDF-1.4 the very bytes"), {
      contentType: "application/pdf",
    });
    const { id } = await makeApplicant(api.database.db, { job, cv: { key, name: 'CV "Ân"\n<script>.pdf' } });
    const answer = await api.app.inject({
      url: `/api/v2/companies/applicants/${id}/cv`,
      headers: { authorization: `Bearer ${await api.token(recruiter.id)}` },
    });
    expect(answer.body).toBe("%PDF-1.4 the very bytes");
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="CV _An__script_.pdf"/);
  });
});
