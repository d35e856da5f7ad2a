import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { report } from "#market/job-review/contract-report.ts";
import { search } from "#market/job-search/contract.ts";
import { detail, similar } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { remindOfSaved } from "./commands/remind-of-saved.ts";
import { save, savedJobs, unsave } from "./contract.ts";

let api: TestApi;
let boss: Awaited<ReturnType<typeof makeRecruiter>>;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  boss = await makeRecruiter(api.database.db);
  visitor = await api.as(null);
});

const job = (given: Parameters<typeof makeJob>[1] = {}) =>
  makeJob(api.database.db, { companyId: boss.companyId, ownerId: boss.id, ...given });
const candidate = async () => {
  const person = await makeCandidate(api.database.db);
  return { ...person, call: await api.as(person.id) };
};
const setState = (id: number, state: { status?: number; sen_status?: number; expires_at?: Date }) =>
  api.database.db.updateTable("jobs").set(state).where("id", "=", id).execute();

describe("Saving a job", () => {
  it("keeps it, once however often, until it is taken off; lists, cards and the job itself say so", async () => {
    const { call } = await candidate();
    const [first, second] = [await job({ title: "Kỹ sư sông Hồng" }), await job({ title: "Kỹ sư sông Đà" })];
    const params = { id: first.id };
    for (const _ of [1, 2]) await call(save, { params });
    api.clock.advance(1000);
    await call(save, { params: { id: second.id } });
    const { data, meta } = await call(savedJobs);
    expect([data.map((each) => each.id), meta.total]).toEqual([[String(second.id), String(first.id)], 2]);
    expect((await call(detail, { params })).data.attributes.saved).toBe(true);
    const cards = (await call(search, { query: { keyword: "song hong" } })).data;
    expect(cards.map((card) => card.attributes.saved)).toEqual([true]);
    const near = (await call(similar, { params: { id: second.id } })).data;
    expect(near.find((card) => card.id === String(first.id))?.attributes.saved).toBe(true);
    for (const _ of [1, 2]) await call(unsave, { params });
    expect((await call(savedJobs)).data.map((each) => each.id)).toEqual([String(second.id)]);
    expect((await call(detail, { params })).data.attributes.saved).toBe(false);
  });

  it("is a candidate's: nobody else is told of it, and nobody sees another's list", async () => {
    const [one, other] = [await candidate(), await candidate()];
    const { id } = await job();
    await one.call(save, { params: { id } });
    expect((await other.call(savedJobs)).data).toEqual([]);
    expect((await other.call(detail, { params: { id } })).data.attributes.saved).toBe(false);
    const asBoss = await api.as(boss.id);
    for (const call of [visitor, asBoss])
      expect((await call(detail, { params: { id } })).data.attributes).not.toHaveProperty("saved");
    const asked = [
      visitor(save, { params: { id } }),
      visitor(unsave, { params: { id } }),
      visitor(savedJobs),
    ];
    expect((await Promise.all(asked.map(refusal))).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await refusal(asBoss(save, { params: { id } }))).status).toBe(403);
  });

  it("is for jobs that take applications; those that end stay on the list with their state", async () => {
    const { call } = await candidate();
    const [closing, ending, open] = [await job(), await job(), await job()];
    for (const { id } of [closing, ending, open]) await call(save, { params: { id } });
    await setState(closing.id, { status: 2 });
    await setState(ending.id, { sen_status: 3 });
    const states = (await call(savedJobs)).data.map(({ attributes }) => attributes.display_state).sort();
    expect(states).toEqual(["closed", "expired", "published"]);
    // A second save succeeds for the first candidate; another candidate is too late.
    await call(save, { params: { id: closing.id } });
    const late = (await candidate()).call;
    for (const { id } of [closing, ending])
      expect(await refusal(late(save, { params: { id } }))).toMatchObject({
        status: 409,
        codes: ["job_not_saveable"],
      });
    const draft = await job({ state: "draft" });
    for (const id of [draft.id, 999_999])
      expect((await refusal(late(save, { params: { id } }))).status).toBe(404);
    await api.database.db
      .updateTable("jobs")
      .set({ deleted_at: new Date() })
      .where("id", "=", open.id)
      .execute();
    expect((await call(savedJobs)).meta.total).toBe(2);
  });
});

describe("The reminder of saved jobs", () => {
  const ends = new Date("2026-05-20T10:00:00.000Z");
  const daysBefore = (days: number) => new Date(ends.getTime() - days * day);
  const given = { at: daysBefore(30), expiresAt: ends };
  const mails = async (email: string) =>
    (await api.mails("jobs.saved_expiring"))
      .filter((mail) => mail.to_email === email)
      .map((mail) => (mail.props.jobs as { title: string }[]).map(({ title }) => title));

  it("comes three days before the end, once for ever, with all jobs of the day in one mail", async () => {
    api.clock.set(daysBefore(10));
    const { call, email } = await candidate();
    const [one, two] = [await job({ ...given, title: "Thợ mộc" }), await job({ ...given, title: "Thợ nề" })];
    for (const { id } of [one, two]) await call(save, { params: { id } });
    await remindOfSaved(api.database, daysBefore(4));
    expect(await mails(email)).toEqual([]);
    const runs = await Promise.all([1, 2].map(() => remindOfSaved(api.database, daysBefore(3))));
    expect(runs.reduce((sum, did) => sum + did.jobs, 0)).toBe(2);
    await call(unsave, { params: { id: one.id } });
    await call(save, { params: { id: one.id } });
    for (const days of [2.5, 2, 1, 0.1, -1]) await remindOfSaved(api.database, daysBefore(days));
    expect(await mails(email)).toEqual([["Thợ mộc", "Thợ nề"]]);
  });

  it("does not come to who has applied, took it off or saved it later, nor for a closed job", async () => {
    api.clock.set(daysBefore(10));
    const [applied, gone, late, closed] = [
      await candidate(),
      await candidate(),
      await candidate(),
      await candidate(),
    ];
    const one = await job(given);
    const shut = await job(given);
    for (const { call } of [applied, gone]) await call(save, { params: { id: one.id } });
    await closed.call(save, { params: { id: shut.id } });
    await makeApplicant(api.database.db, { job: one, candidate: applied });
    await gone.call(unsave, { params: { id: one.id } });
    await setState(shut.id, { status: 2 });
    api.clock.set(daysBefore(2.9));
    await late.call(save, { params: { id: one.id } });
    expect(await remindOfSaved(api.database, daysBefore(2.8))).toEqual({ candidates: 0, jobs: 0 });
  });
});

describe("Reporting a job", () => {
  const threads = () => api.database.db.selectFrom("support_threads").selectAll().orderBy("id").execute();

  it("brings it into the administrators' inbox, from anyone", async () => {
    const { id } = await job({ title: "Việc nhẹ lương cao" });
    const { call, email, accountId } = await candidate().then((who) => ({ ...who, accountId: who.id }));
    await call(report, { params: { id }, body: { reason_id: 2, note: "Đòi đặt cọc 2 triệu" } });
    await visitor(report, { params: { id }, body: { reason_id: 1, email: "Guest@Example.test" } });
    await visitor(report, { params: { id }, body: { reason_id: 4 } });
    const found = await threads();
    expect(found.map((thread) => [thread.kind, thread.job_id, thread.account_id, thread.email])).toEqual([
      ["job_report", id, accountId, email],
      ["job_report", id, null, "guest@example.test"],
      ["job_report", id, null, null],
    ]);
    expect(found[0]?.subject).toContain("Việc nhẹ lương cao");
    const [message] = await api.database.db
      .selectFrom("support_messages")
      .select("text")
      .orderBy("id")
      .execute();
    expect(message?.text).toContain("Đòi đặt cọc 2 triệu");
  });

  it("needs a reason, and words for “something else”; a job that nobody may read is absent", async () => {
    const { id } = await job();
    const draft = await job({ state: "draft" });
    const refused = async (body: object, at = id) => {
      const { status, codes } = await refusal(visitor(report, { params: { id: at }, body: body as never }));
      return [status, codes[0]];
    };
    expect(await refused({})).toEqual([422, "reason_required"]);
    expect(await refused({ reason_id: 7 })).toEqual([422, "reason_required"]);
    expect(await refused({ reason_id: 6 })).toEqual([422, "note_required"]);
    expect(await refused({ reason_id: 1, email: "x" })).toEqual([422, "invalid_email"]);
    expect(await refused({ reason_id: 1 }, draft.id)).toEqual([404, "not_found"]);
  });

  it("is heard three times a day from one person about one job", async () => {
    const { id } = await job();
    const { call } = await candidate();
    const send = () => call(report, { params: { id }, body: { reason_id: 5 } });
    for (const _ of [1, 2, 3]) await send();
    expect(await refusal(send())).toMatchObject({ status: 429, codes: ["too_many_requests"] });
  });
});
