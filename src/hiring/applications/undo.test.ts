import { beforeAll, describe, expect, it } from "vitest";
import { day, minute } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { silence } from "./contract-record.ts";
import { makeApplicant } from "./factory.ts";
import { statusMailDelayMinutes } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Makes an applicant who has waited for `days`. @returns calls of both sides about it */
async function applied(days = 1) {
  api.clock.set(monday);
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const candidate = await makeCandidate(db);
  const job = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id });
  const appliedAt = new Date(monday.getTime() - days * day);
  const { id } = await makeApplicant(db, { job, candidate, appliedAt });
  const employer = await api.as(recruiter.id);
  const mine = await api.as(candidate.id);
  const { data } = await employer(contract.board, { params: { id: job.id } });
  const stages = Object.fromEntries(data.attributes.stages.map(({ kind, id }) => [kind, Number(id)]));
  const params = { id };
  return {
    id,
    move: (kind: string) =>
      employer(contract.move, { params, body: { job_stage_id: stages[kind] ?? 0, new_index: 0 } }),
    reject: (reason_id = 2) => employer(contract.reject, { params, body: { reason_id } }),
    restore: () => employer(contract.restore, { params }),
    silence: () => employer(silence, { params }),
    /** Sets whether a move into stages of this kind notifies the candidate. */
    notifyOf: (kind: string, notify_candidate: boolean) =>
      db
        .updateTable("pipeline_stages")
        .set({ notify_candidate })
        .where("id", "=", stages[kind] ?? 0)
        .execute(),
    notices: async () => {
      const mails = await db
        .selectFrom("mails")
        .select("props")
        .where("topic", "=", `applicant:${id}`)
        .where("state", "<>", "canceled")
        .execute();
      const shown = await db
        .selectFrom("notifications")
        .select("id")
        .where("about", "=", `applicant:${id}`)
        .execute();
      return { mails: mails.map(({ props }) => (props as { status?: string }).status), shown: shown.length };
    },
    send: () => db.updateTable("mails").set({ state: "sent" }).where("state", "=", "queued").execute(),
    candidate,
    withdraw: () => mine(contract.withdraw, { params, body: { reason_id: 1 } }),
    card: async () => (await employer(contract.applicantDetail, { params })).data.attributes,
    seen: async () => (await mine(contract.myApplication, { params })).data.attributes,
    count: async (status: "applied" | "rejected" | "interview") =>
      (await mine(contract.myApplications, { query: { status } })).meta.total,
  };
}

const later = (minutes: number) => api.clock.set(new Date(monday.getTime() + minutes * minute));

describe("A move that is undone", () => {
  it("restores respond-by date, waiting flag, days in the stage and the candidate's timeline", async () => {
    const one = await applied(8);
    await one.card();
    const before = [await one.seen(), await one.card()];
    expect(before[0]).toMatchObject({ waiting: true, respond_by: expect.any(String) });
    await one.move("interview");
    expect(await one.seen()).toMatchObject({ waiting: false, respond_by: null, status: "interview" });
    await one.move("applied");
    const [seen, card] = [await one.seen(), await one.card()];
    expect(seen).toEqual(before[0]);
    const { activities, ...rest } = card;
    expect({ ...rest, activities: [] }).toEqual({ ...before[1], activities: [] });
    expect(activities.filter(({ kind }) => kind === "stage_move")).toHaveLength(2);
  });

  it("is undone step by step, without affecting other moves", async () => {
    const one = await applied();
    await one.move("screening");
    later(0.1);
    await one.move("interview");
    later(0.2);
    await one.move("screening");
    expect((await one.card()).respond_by).toBeNull();
    later(0.3);
    await one.move("applied");
    expect((await one.card()).respond_by).not.toBeNull();
  });

  it("is a response after the candidate was notified of it", async () => {
    const one = await applied();
    await one.move("interview");
    later(2);
    await one.move("applied");
    expect((await one.seen()).respond_by).toBeNull();
    expect((await one.seen()).timeline.map(({ kind }) => kind)).toEqual(["applied", "interview", "applied"]);
  });
});

describe("A rejection", () => {
  it("is not visible to the candidate during the ten minutes for undoing it", async () => {
    const one = await applied(8);
    const before = await one.seen();
    await one.reject();
    later(9);
    expect(await one.seen()).toEqual(before);
    expect([await one.count("applied"), await one.count("rejected")]).toEqual([1, 0]);
    later(10);
    expect(await one.seen()).toMatchObject({
      status: "rejected",
      waiting: false,
      respond_by: null,
      reject_text: expect.any(String),
    });
    expect([await one.count("applied"), await one.count("rejected")]).toEqual([0, 1]);
    expect((await one.seen()).timeline.map(({ kind }) => kind)).toEqual(["applied", "rejected"]);
  });

  it("does not affect the clock if it is restored before", async () => {
    const one = await applied(8);
    await one.card();
    const before = [await one.seen(), await one.card()];
    await one.reject();
    later(9);
    await one.restore();
    const { activities, ...rest } = await one.card();
    expect(activities.map(({ kind }) => kind)).toContain("restore");
    expect({ ...rest, activities: [] }).toEqual({ ...before[1], activities: [] });
    expect(await one.seen()).toEqual(before[0]);
  });

  it("is a response if it is restored after", async () => {
    const one = await applied();
    await one.reject();
    later(11);
    await one.restore();
    expect((await one.seen()).respond_by).toBeNull();
    expect((await one.seen()).timeline.map(({ kind }) => kind)).toEqual(["applied", "rejected", "applied"]);
  });

  it("keeps an earlier response", async () => {
    const one = await applied();
    await one.move("screening");
    later(2);
    await one.reject();
    later(3);
    await one.restore();
    expect(await one.seen()).toMatchObject({ status: "under_review", respond_by: null });
  });

  it("is replaced by a withdrawal, because the candidate could not see it", async () => {
    const one = await applied();
    await one.reject();
    expect((await one.withdraw()).data.attributes).toMatchObject({ status: "withdrawn", reject_text: null });
    later(30);
    expect((await one.seen()).timeline.map(({ kind }) => kind)).toEqual(["applied", "withdrawn"]);
    expect((await one.card()).rejected).toBeNull();
    const mails = await api.database.db
      .selectFrom("mails")
      .select("state")
      .where("topic", "=", `applicant:${one.id}`)
      .execute();
    expect(mails).toEqual([{ state: "canceled" }]);
    expect(await refusal(one.restore())).toMatchObject({ status: 409 });
  });

  it("prevents a withdrawal after it is visible", async () => {
    const one = await applied();
    await one.reject();
    later(10);
    expect(await refusal(one.withdraw())).toMatchObject({ status: 409, meta: { now: "rejected" } });
  });
});

describe("The email about a move", () => {
  it("is in the answer, unless the candidate has switched such emails off", async () => {
    const one = await applied();
    const sent = new Date(monday.getTime() + statusMailDelayMinutes * minute).toISOString();
    expect((await one.move("screening")).meta.email_at).toBe(sent);
    const other = await applied();
    await api.database.db
      .insertInto("notification_choices")
      .values({ account_id: other.candidate.id, group_key: "applications", channel: "mail" })
      .execute();
    expect((await other.move("screening")).meta.email_at).toBeNull();
    expect(await other.notices()).toEqual({ mails: [], shown: 1 });
    const rejected = (await one.reject()).meta.email_at;
    expect(rejected).toBe(new Date(monday.getTime() + 10 * minute).toISOString());
  });

  it("can be cancelled before it is sent, with its notification; the same status is not mailed later", async () => {
    const one = await applied();
    await one.move("screening");
    expect(await one.notices()).toEqual({ mails: ["under_review"], shown: 1 });
    await one.silence();
    expect(await one.notices()).toEqual({ mails: [], shown: 0 });
    expect((await one.seen()).status).toBe("under_review");
    expect(await refusal(one.silence())).toMatchObject({ status: 409, codes: ["no_email_waiting"] });
    await one.reject();
    expect(await refusal(one.silence())).toMatchObject({ status: 409, codes: ["no_email_waiting"] });
    expect((await one.restore()).meta.email_at).toBeNull();
    expect((await one.move("interview")).meta.email_at).not.toBeNull();
    const stranger = await api.as((await makeRecruiter(api.database.db)).id);
    const params = { id: one.id };
    expect(await refusal(stranger(silence, { params }))).toMatchObject({ status: 404 });
    expect(await refusal((await api.as(null))(silence, { params }))).toMatchObject({ status: 401 });
  });

  it("is sent once for each status, also after moves back and forward", async () => {
    const one = await applied();
    await one.move("screening");
    await one.send();
    later(5);
    await one.move("applied");
    later(10);
    expect((await one.move("screening")).meta.email_at).toBeNull();
    expect((await one.move("interview")).meta.email_at).not.toBeNull();
  });

  it("is not sent for a stage that does not notify; the next stage that does sends it", async () => {
    const one = await applied();
    await one.notifyOf("interview", false);
    expect((await one.move("interview")).meta.email_at).toBeNull();
    expect(await one.notices()).toEqual({ mails: [], shown: 0 });
    expect((await one.seen()).status).toBe("interview");
    expect((await one.move("first_interview")).meta.email_at).not.toBeNull();
    expect((await one.notices()).mails).toEqual(["interview"]);
  });

  it("is always sent for a return from an end of which the candidate was notified", async () => {
    const one = await applied();
    await one.notifyOf("screening", false);
    await one.move("screening");
    await one.reject();
    await one.send();
    later(20);
    expect((await one.restore()).meta.email_at).not.toBeNull();
  });
});
