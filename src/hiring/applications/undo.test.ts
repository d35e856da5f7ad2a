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

/** An applicant who has waited for `days`, with both sides' way to it. */
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
    /** Whether a move into stages of this kind notifies the candidate. */
    notifyOf: (kind: string, notify_candidate: boolean) =>
      db
        .updateTable("pipeline_stages")
        .set({ notify_candidate })
        .where("id", "=", stages[kind] ?? 0)
        .execute(),
    told: async () => {
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
  it("leaves respond-by date, waiting flag, days in the stage and the candidate's timeline as before", async () => {
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

  it("is undone step by step, and only what was undone", async () => {
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

  it("is a response once the candidate was notified of it", async () => {
    const one = await applied();
    await one.move("interview");
    later(2);
    await one.move("applied");
    expect((await one.seen()).respond_by).toBeNull();
    expect((await one.seen()).timeline.map(({ kind }) => kind)).toEqual(["applied", "interview", "applied"]);
  });
});

describe("A rejection", () => {
  it("does not show to the candidate before the ten minutes of its Undo are over", async () => {
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

  it("leaves no trace in the clock when it is restored before", async () => {
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

  it("is a response when it is restored after", async () => {
    const one = await applied();
    await one.reject();
    later(11);
    await one.restore();
    expect((await one.seen()).respond_by).toBeNull();
    expect((await one.seen()).timeline.map(({ kind }) => kind)).toEqual(["applied", "rejected", "applied"]);
  });

  it("keeps the response that was given before it", async () => {
    const one = await applied();
    await one.move("screening");
    later(2);
    await one.reject();
    later(3);
    await one.restore();
    expect(await one.seen()).toMatchObject({ status: "under_review", respond_by: null });
  });

  it("gives way to a withdrawal, as the candidate could not know of it", async () => {
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

  it("cannot be withdrawn from once it shows", async () => {
    const one = await applied();
    await one.reject();
    later(10);
    expect(await refusal(one.withdraw())).toMatchObject({ status: 409, meta: { now: "rejected" } });
  });
});

describe("The email about a move", () => {
  it("is announced in the answer, and not where the candidate has switched such emails off", async () => {
    const one = await applied();
    const sent = new Date(monday.getTime() + statusMailDelayMinutes * minute).toISOString();
    expect((await one.move("screening")).meta.email_at).toBe(sent);
    const other = await applied();
    await api.database.db
      .insertInto("notification_choices")
      .values({ account_id: other.candidate.id, group_key: "applications", channel: "mail" })
      .execute();
    expect((await other.move("screening")).meta.email_at).toBeNull();
    expect(await other.told()).toEqual({ mails: [], shown: 1 });
    const rejected = (await one.reject()).meta.email_at;
    expect(rejected).toBe(new Date(monday.getTime() + 10 * minute).toISOString());
  });

  it("is cancelled before it leaves, with its notification; then the same status is not mailed again", async () => {
    const one = await applied();
    await one.move("screening");
    expect(await one.told()).toEqual({ mails: ["under_review"], shown: 1 });
    await one.silence();
    expect(await one.told()).toEqual({ mails: [], shown: 0 });
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

  it("goes out once for each status, however often the applicant goes back and on", async () => {
    const one = await applied();
    await one.move("screening");
    await one.send();
    later(5);
    await one.move("applied");
    later(10);
    expect((await one.move("screening")).meta.email_at).toBeNull();
    expect((await one.move("interview")).meta.email_at).not.toBeNull();
  });

  it("is not sent by a stage that does not notify; the next stage that does sends it", async () => {
    const one = await applied();
    await one.notifyOf("interview", false);
    expect((await one.move("interview")).meta.email_at).toBeNull();
    expect(await one.told()).toEqual({ mails: [], shown: 0 });
    expect((await one.seen()).status).toBe("interview");
    expect((await one.move("first_interview")).meta.email_at).not.toBeNull();
    expect((await one.told()).mails).toEqual(["interview"]);
  });

  it("always tells of the way back from an end that the candidate knows", async () => {
    const one = await applied();
    await one.notifyOf("screening", false);
    await one.move("screening");
    await one.reject();
    await one.send();
    later(20);
    expect((await one.restore()).meta.email_at).not.toBeNull();
  });
});
