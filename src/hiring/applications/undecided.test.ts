import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeToEmployer } from "#hiring/messages/contract.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { endRetention } from "./commands/retention.ts";
import { endUndecided } from "./commands/undecided.ts";
import * as contract from "./contract.ts";
import { makeApplicant } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
// Ends the applicants of the previous test, so that runs of the next test do not find them.
beforeEach(async () => {
  await api.database.db.updateTable("applicants").set({ outcome: "withdrawn" }).execute();
});

const closed = new Date("2026-03-02T03:00:00Z");
const afterDays = (days: number) => new Date(closed.getTime() + days * day);
const nothing = { warned: 0, ended: 0 };
const run = (days: number) => endUndecided(api.database, afterDays(days));

async function closedJob() {
  const recruiter = await makeRecruiter(api.database.db);
  const job = await makeJob(api.database.db, {
    companyId: recruiter.companyId,
    ownerId: recruiter.id,
    ...({ state: "closed", at: closed } as const),
  });
  return { recruiter, job };
}
const before = { appliedAt: afterDays(-20), answered: true };

describe("Applications of a closed job without a decision", () => {
  it("end 60 days later, a week after the employer was notified, and their data is erased by retention", async () => {
    const { recruiter, job } = await closedJob();
    const candidate = await makeCandidate(api.database.db);
    const { id } = await makeApplicant(api.database.db, {
      job,
      candidate,
      ...before,
      stageKind: "screening",
    });
    await makeApplicant(api.database.db, { job, ...before, stageKind: "sourced" });
    // Applicants who do not wait for a decision: one is hired, one has withdrawn.
    await makeApplicant(api.database.db, { job, ...before, stageKind: "hired" });
    await makeApplicant(api.database.db, { job, ...before, outcome: "withdrawn" });

    expect(await run(52)).toEqual(nothing);
    expect(await run(53)).toEqual({ warned: 2, ended: 0 });
    expect(await run(53)).toEqual(nothing);
    const [notice] = await api.mails("applications.undecided");
    expect(notice).toMatchObject({ to_email: recruiter.email, props: { count: 2, job: job.title } });
    expect(notice?.props.ends).toBe("2026-05-01T01:00:00.000Z");
    expect(await run(59)).toEqual(nothing);
    const both = await Promise.all([run(60), run(60)]);
    expect(both.reduce((sum, { ended }) => sum + ended, 0)).toBe(2);
    expect(await run(61)).toEqual(nothing);
    expect((await api.mails("applications.no_decision")).map(({ to_email }) => to_email)).toEqual([
      candidate.email,
    ]);
    api.clock.set(afterDays(60));
    const mine = await (await api.as(candidate.id))(contract.myApplication, { params: { id } });
    expect(mine.data.attributes.status).toBe("no_response");
    expect(mine.data.attributes.reject_text).toMatch(/ended without a decision/);

    expect((await endRetention(api.database, afterDays(60 + 83))).warned).toBeGreaterThan(0);
    await endRetention(api.database, afterDays(60 + 91));
    const row = await api.database.db
      .selectFrom("applicants")
      .select("erased_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.erased_at).not.toBeNull();
  });

  it("can be restored for 30 days, as those that the response clock closed", async () => {
    const { recruiter, job } = await closedJob();
    const { id } = await makeApplicant(api.database.db, { job, ...before });
    await run(53);
    await run(60);
    api.clock.set(afterDays(80));
    const desk = await api.as(recruiter.id);
    const back = await desk(contract.restore, { params: { id } });
    expect(back.data.attributes.rejected).toBeNull();
  });

  it("restart their time with any activity, and end after a late run only with a notice", async () => {
    const { recruiter, job } = await closedJob();
    const { id } = await makeApplicant(api.database.db, { job, ...before });
    expect(await run(100)).toEqual({ warned: 1, ended: 0 });
    api.clock.set(afterDays(105));
    const desk = await api.as(recruiter.id);
    await desk(contract.applicantDetail, { params: { id } });
    expect(await run(110)).toEqual(nothing);
    expect(await run(105 + 53)).toEqual({ warned: 1, ended: 0 });
    expect(await run(105 + 60)).toEqual({ warned: 0, ended: 1 });
  });

  it("restart their time when the candidate writes, who is still interested", async () => {
    const { job } = await closedJob();
    const candidate = await makeCandidate(api.database.db);
    const { id } = await makeApplicant(api.database.db, { job, candidate, ...before });
    expect(await run(53)).toEqual({ warned: 1, ended: 0 });
    api.clock.set(afterDays(55));
    await (await api.as(candidate.id))(writeToEmployer, {
      params: { id },
      body: { text: "Is there any news?" },
    });
    expect(await run(60)).toEqual(nothing);
    expect(await run(55 + 53)).toEqual({ warned: 1, ended: 0 });
    expect(await run(55 + 60)).toEqual({ warned: 0, ended: 1 });
  });

  it("remain active while the job is open", async () => {
    const job = await makeJob(api.database.db, { at: closed, expiresAt: afterDays(300) });
    await makeApplicant(api.database.db, { job, ...before });
    expect(await run(200)).toEqual(nothing);
  });
});
