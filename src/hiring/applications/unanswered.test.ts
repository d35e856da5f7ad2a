import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { closeUnanswered } from "./commands/unanswered.ts";
import * as contract from "./contract.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const applied = new Date("2026-03-02T03:00:00Z");
const afterDays = (days: number) => new Date(applied.getTime() + days * day);
const nothing = { nudged: 0, waiting: 0, warned: 0, closed: 0 };

describe("The response clock", () => {
  it("reminds, flags, warns and closes, each once in any number of runs", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, ownerId: recruiter.id });
    const candidate = await makeCandidate(api.database.db);
    const waiting = await makeApplicant(api.database.db, { job, candidate, appliedAt: applied });
    await makeApplicant(api.database.db, { job, appliedAt: applied });
    // Applicants who do not wait: one has a response, one is sourced, one has withdrawn.
    await makeApplicant(api.database.db, { job, appliedAt: applied, answered: true });
    await makeApplicant(api.database.db, { job, appliedAt: applied, stageKind: "sourced" });
    await makeApplicant(api.database.db, { job, appliedAt: applied, outcome: "withdrawn" });
    const run = (days: number) => closeUnanswered(api.database, afterDays(days));
    const mine = await api.as(candidate.id);
    const status = async () =>
      (await mine(contract.myApplication, { params: { id: waiting.id } })).data.attributes;
    const mailsTo = async (email: string) =>
      (await api.mails()).filter((mail) => mail.to_email === email).map(({ template }) => template.slice(13));

    expect(await run(2)).toEqual(nothing);
    expect(await run(3)).toEqual({ ...nothing, nudged: 2 });
    expect(await run(3)).toEqual(nothing);
    expect((await api.mails("applications.unanswered_nudge"))[0]?.props).toMatchObject({ count: 2 });
    expect(await run(6)).toEqual(nothing);
    expect((await status()).waiting).toBe(false);
    // Two processes run at the same time, as overlapping schedules do.
    const both = await Promise.all([run(7), run(7)]);
    expect(both.reduce((sum, { waiting: count }) => sum + count, 0)).toBe(2);
    expect((await status()).waiting).toBe(true);
    expect(await run(13)).toEqual({ ...nothing, warned: 2 });
    expect(await run(14)).toEqual(nothing);
    expect(await run(15)).toEqual({ ...nothing, closed: 2 });
    expect(await run(16)).toEqual(nothing);
    expect(await status()).toMatchObject({ status: "no_response", waiting: false });
    expect((await status()).timeline.at(-1)).toMatchObject({ kind: "no_response" });
    const list = await mine(contract.myApplications, { query: { status: "no_response" } });
    expect([list.data.length, list.meta.counts.no_response, list.meta.counts.rejected]).toEqual([1, 1, 0]);
    expect((await status()).reject_text).toMatch(/employer didn’t respond in time/);
    expect(await mailsTo(recruiter.email)).toEqual([
      "unanswered_nudge",
      "unanswered_waiting",
      "unanswered_last_warning",
    ]);
    expect(await mailsTo(candidate.email)).toEqual(["still_waiting", "no_response"]);

    const desk = await api.as(recruiter.id);
    api.clock.set(afterDays(20));
    const back = await desk(contract.restore, { params: { id: waiting.id } });
    expect(back.data.attributes.stage.kind).toBe("applied");
    // Restoring is a response: the clock does not close the application again.
    expect(await run(21)).toEqual(nothing);
    expect(await mailsTo(candidate.email)).toEqual(["still_waiting", "no_response", "status_changed"]);
  });

  it("takes the latest step after days without a run; its rejections can be undone for a limited time", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
    const { id } = await makeApplicant(api.database.db, { job, appliedAt: applied });
    expect(await closeUnanswered(api.database, afterDays(30))).toEqual({ ...nothing, closed: 1 });
    api.clock.set(afterDays(61));
    const desk = await api.as(recruiter.id);
    expect(await refusal(desk(contract.restore, { params: { id } }))).toMatchObject({
      status: 409,
      codes: ["restore_too_late"],
    });
  });

  it("counts neither holidays nor views: over Tết each step is five days later", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, ownerId: recruiter.id });
    const candidate = await makeCandidate(api.database.db);
    const overTet = new Date("2026-02-12T03:00:00Z");
    const { id } = await makeApplicant(api.database.db, { job, candidate, appliedAt: overTet });
    api.clock.set(overTet);
    await (await api.as(recruiter.id))(contract.applicantDetail, { params: { id } });
    const run = (date: string) => closeUnanswered(api.database, new Date(`${date}T03:00:00Z`));
    for (const [before, on, did] of [
      ["2026-02-14", "2026-02-15", { nudged: 1 }],
      ["2026-02-23", "2026-02-24", { waiting: 1 }],
      ["2026-03-01", "2026-03-02", { warned: 1 }],
      ["2026-03-03", "2026-03-04", { closed: 1 }],
    ] as const) {
      expect(await run(before), before).toEqual(nothing);
      expect(await run(on), on).toEqual({ ...nothing, ...did });
    }
    api.clock.set(new Date("2026-03-04T03:00:00Z"));
    const { data } = await (await api.as(candidate.id))(contract.myApplication, { params: { id } });
    expect(data.attributes).toMatchObject({ status: "no_response", viewed_at: overTet.toISOString() });
  });

  it("is stopped by the first response", async () => {
    const recruiter = await makeRecruiter(api.database.db);
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId });
    const { id } = await makeApplicant(api.database.db, { job, appliedAt: applied });
    expect(await closeUnanswered(api.database, afterDays(3))).toEqual({ ...nothing, nudged: 1 });
    const desk = await api.as(recruiter.id);
    const { data } = await desk(contract.board, { params: { id: job.id } });
    const screening = Number(data.attributes.stages.find(({ kind }) => kind === "screening")?.id);
    await desk(contract.move, { params: { id }, body: { job_stage_id: screening } });
    for (const days of [7, 13, 15, 60])
      expect(await closeUnanswered(api.database, afterDays(days))).toEqual(nothing);
  });
});
