import { sql } from "kysely";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { runInterviewTimers } from "#hiring/interviews/commands/timers.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { inTransaction } from "#kit/db.ts";
import * as jobs from "#market/jobs/contract.ts";
import { tokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { announceFill, announceFillJob } from "./commands/fill.ts";
import { fillJob, jobFilled, undoFill } from "./contract-fill.ts";
import { bothSides, mailsTo, refusalWith } from "./testing/both-sides.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => {
  api.clock.set(monday);
  api.queued.length = 0;
});

const later = (minutes: number) => api.clock.set(new Date(monday.getTime() + minutes * 60_000));

/** Runs the queued announcements like the worker. @returns the number of runs */
async function announce(): Promise<number> {
  for (let runs = 0; ; runs++) {
    const at = api.queued.findIndex(({ name }) => name === announceFillJob);
    const [job] = at < 0 ? [] : api.queued.splice(at, 1);
    if (!job) return runs;
    await inTransaction(api.database, (tx) => announceFill(tx, Number(job.data.id)));
  }
}

/** Creates a job whose only opening is filled, with active applicants. */
async function filledJob(count: number, options: Parameters<typeof makeApplicant>[1] | object = {}) {
  const side = await bothSides(api, { stageKind: "hired" });
  const others: { id: number; candidate_id: number }[] = [];
  for (let n = 0; n < count; n++)
    others.push(await makeApplicant(api.database.db, { job: side.job, ...options }));
  const at = { params: { id: side.job.id } };
  const standing = async () =>
    (
      await api.database.db
        .selectFrom("applicants")
        .select(["id", "outcome", "responded_at", "stage_changed_at"])
        .where("job_id", "=", side.job.id)
        .orderBy("id")
        .execute()
    ).map((row) => ({ ...row }));
  const log = async (kind: string) =>
    (
      await api.database.db
        .selectFrom("activities")
        .select(["applicant_id", "actor_id", "at"])
        .where("job_id", "=", side.job.id)
        .where("kind", "=", kind)
        .execute()
    ).length;
  const state = async () => (await side.employer(jobs.ownDetail, at)).data.attributes.display_state;
  return { ...side, others, at, standing, log, state };
}

const rejectionMails = async (state: string) => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM mails
    WHERE template = 'applications.application_rejected' AND state = ${state} AND send_at = ${new Date(monday.getTime() + 600_000)}`.execute(
    api.database.db,
  );
  return rows[0]?.count;
};

describe("Filling a job", () => {
  it("is refused while openings are left", async () => {
    const side = await bothSides(api);
    const job = { params: { id: side.job.id } };
    await expect(side.employer(fillJob, job)).rejects.toMatchObject(refusalWith("job_not_filled"));
    expect((await side.employer(jobFilled, job)).data.attributes).toMatchObject({
      places: 1,
      hired: 0,
      others: 1,
      undoable: null,
      can: { fill: false, undo: false },
    });
  });

  it("returns the number of rejected and notified applicants, before and after it", async () => {
    const side = await filledJob(2);
    await makeApplicant(api.database.db, { job: side.job, stageKind: "sourced" });
    expect((await side.employer(jobFilled, side.at)).data.attributes).toEqual({
      places: 1,
      hired: 1,
      others: 3,
      notified: 2,
      interviews: [],
      interviews_count: 0,
      undoable: null,
      can: { fill: true, undo: false },
    });
    const done = await side.employer(fillJob, side.at);
    expect(done.meta.rejected).toBe(3);
    expect(done.data.attributes).toEqual({
      places: 1,
      hired: 1,
      others: 0,
      notified: 0,
      interviews: [],
      interviews_count: 0,
      undoable: { rejected: 3, notified: 2, until: "2026-03-02T03:10:00.000Z" },
      can: { fill: false, undo: true },
    });
    expect(await side.state()).toBe("closed");
    const [other] = side.others;
    const read = await side.employer(applications.applicantDetail, { params: { id: other?.id ?? 0 } });
    expect(read.data.attributes.rejected?.reason_id).toBe(10);
    // A second click rejects no applicant, and the first fill can still be undone.
    const again = await side.employer(fillJob, side.at);
    expect([again.meta.rejected, again.data.attributes.undoable?.rejected]).toEqual([0, 3]);
  });

  it("takes the same number of statements for one applicant as for hundreds, and notifies them in batches", async () => {
    const [small, large] = [await filledJob(1), await filledJob(230)];
    const statements = async (side: typeof small) => {
      const run = vi.spyOn(pg.Client.prototype, "query");
      await side.employer(fillJob, side.at);
      const count = run.mock.calls.length;
      run.mockRestore();
      return count;
    };
    const ofSmall = await statements(small);
    expect(await statements(large)).toBe(ofSmall);
    expect(await large.log("reject")).toBe(0);
    expect(await announce()).toBeGreaterThanOrEqual(5);
    expect([await small.log("reject"), await large.log("reject")]).toEqual([1, 230]);
    expect(await rejectionMails("queued")).toBe(231);
  });

  it("announces each applicant once, even if a worker is killed in the middle", async () => {
    const side = await filledJob(3);
    await side.employer(fillJob, side.at);
    const id = Number(api.queued.find(({ name }) => name === announceFillJob)?.data.id);
    const killed = inTransaction(api.database, async (tx) => {
      await announceFill(tx, id);
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect(await side.log("reject")).toBe(0);
    await Promise.all([1, 2].map(() => inTransaction(api.database, (tx) => announceFill(tx, id))));
    await announce();
    expect(await side.log("reject")).toBe(3);
  });

  it("does not notify applicants who were restored before their batch, but records them in the log", async () => {
    const side = await filledJob(2);
    await side.employer(fillJob, side.at);
    const restored = side.others[0]?.id ?? 0;
    later(1);
    await side.employer(applications.restore, { params: { id: restored } });
    await announce();
    expect([await side.log("reject"), await side.log("restore")]).toEqual([2, 1]);
    const about = await api.database.db
      .selectFrom("mails")
      .select("template")
      .where("topic", "=", `applicant:${restored}`)
      .where("state", "=", "queued")
      .execute();
    expect(about).toEqual([]);
  });
});

describe("Undoing the filling of a job", () => {
  it.each([
    ["after", true],
    ["before", false],
  ])("restores exactly what it changed, %s it was announced", async (_, announced) => {
    const side = await filledJob(3);
    // This applicant was rejected by hand before, so the undoing does not restore them.
    const byHand = side.others[2]?.id ?? 0;
    await side.employer(applications.reject, { params: { id: byHand }, body: { reason_id: 1 } });
    const before = await side.standing();
    later(1);
    await side.employer(fillJob, side.at);
    if (announced) await announce();
    later(5);
    const undone = await side.employer(undoFill, side.at);
    expect(undone.meta.restored).toBe(2);
    expect(undone.data.attributes).toMatchObject({
      others: 2,
      undoable: null,
      can: { fill: true, undo: false },
    });
    expect(await side.standing()).toEqual(before);
    expect(await side.state()).toBe("published");
    await announce();
    expect([await side.log("reject"), await side.log("restore")]).toEqual(announced ? [3, 2] : [1, 0]);
    const waiting = await api.database.db
      .selectFrom("mails")
      .select("topic")
      .where("state", "=", "queued")
      .where("topic", "in", [...side.others.map(({ id }) => `applicant:${id}`)])
      .execute();
    expect(waiting).toEqual([{ topic: `applicant:${byHand}` }]);
    await expect(side.employer(undoFill, side.at)).rejects.toMatchObject(refusalWith("fill_announced"));
  });

  it("notifies of a move that the rejection had replaced", async () => {
    const side = await bothSides(api);
    const hired = await makeApplicant(api.database.db, { job: side.job, stageKind: "hired" });
    expect(hired.id).toBeGreaterThan(0);
    await side.move("first_interview");
    const moved = (await mailsTo(api, side.candidate.email, "applications.status_changed")).length;
    const at = { params: { id: side.job.id } };
    await side.employer(fillJob, at);
    await announce();
    await side.employer(undoFill, at);
    expect(await mailsTo(api, side.candidate.email, "applications.status_changed")).toHaveLength(moved * 2);
  });

  it("returns an expired job to expired, and is refused once candidates are notified", async () => {
    const side = await filledJob(1);
    await api.database.db
      .updateTable("jobs")
      .set({ sen_status: 3, expires_at: new Date("2026-03-01T00:00:00Z") })
      .where("id", "=", side.job.id)
      .execute();
    expect(await side.state()).toBe("expired");
    await side.employer(fillJob, side.at);
    later(9);
    await side.employer(undoFill, side.at);
    expect(await side.state()).toBe("expired");
    await side.employer(fillJob, side.at);
    later(19);
    await expect(side.employer(undoFill, side.at)).rejects.toMatchObject(refusalWith("fill_announced"));
    expect((await side.employer(jobFilled, side.at)).data.attributes.can.undo).toBe(false);
  });

  it("shows before it happens which interviews it cancels", async () => {
    const { employer, at, others, id } = await filledJob(2);
    const { db } = api.database;
    const [first, second] = await db
      .selectFrom("applicants")
      .select(["id", "job_id", "company_id", "full_name"])
      .where("id", "in", [...others.map((other) => other.id)])
      .orderBy("id")
      .execute();
    if (!first || !second) throw new Error("no applicants");
    const startsAt = new Date(monday.getTime() + 2 * 24 * 3_600_000);
    const planned = await makeInterview(db, first, { startsAt });
    // Interviews before the time for Undo ends still take place, and those of the hired are not cancelled.
    await makeInterview(db, second, { startsAt: new Date(monday.getTime() + 5 * 60_000) });
    await makeInterview(db, { ...first, id }, { startsAt });
    const { attributes } = (await employer(jobFilled, at)).data;
    expect(attributes.interviews).toEqual([
      { id: String(planned.id), applicant: first.full_name, starts_at: startsAt.toISOString() },
    ]);
    expect(attributes.interviews_count).toBe(1);
    await employer(fillJob, at);
    later(11);
    const asOf = api.clock.now();
    await runInterviewTimers(api.database, asOf, tokensOf(tokenKeys(api.services.secret), asOf));
    const ended = await db
      .selectFrom("interviews")
      .select("id")
      .where("job_id", "=", first.job_id)
      .where("status", "=", "canceled")
      .execute();
    expect(ended).toEqual([{ id: planned.id }]);
  });
});
