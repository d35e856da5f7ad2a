import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { endRetention } from "./commands/retention.ts";
import * as contract from "./contract.ts";
import { retentionChange, retentionShow } from "./contract-retention.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function company() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: monday });
  const asBoss = await api.as(boss.id);
  const keep = (days: number) => asBoss(retentionChange, { body: { days } });
  /** A new candidate applies, and is rejected at once. */
  const ended = async () => {
    const person = await makeCandidate(db);
    const asPerson = await api.as(person.id);
    const { data } = await asPerson(contract.apply, {
      params: { id: job.id },
      body: {},
      files: { cv: new File([new Uint8Array(makePdf(["CV"]))], "CV.pdf") },
    });
    const params = { id: Number(data.id) };
    await asBoss(contract.reject, { params, body: { reason_id: 1 } });
    const read = () =>
      db.selectFrom("applicants").select(["kept_days", "erased_at"]).where("id", "=", params.id);
    return { days: data.attributes.retention.days, row: () => read().executeTakeFirstOrThrow() };
  };
  return { boss, asBoss, keep, ended };
}

const at = (days: number) => new Date(monday.getTime() + days * day);

describe("The time for which a company stores data of ended applications", () => {
  it("is 90 days until its administrator chooses 30 or 60; members read it", async () => {
    const { boss, asBoss, keep } = await company();
    const member = await makeRecruiter(api.database.db, { companyId: boss.companyId, member: true });
    const asMember = await api.as(member.id);
    const visitor = await api.as(null);
    const body = { days: 30 };
    expect(await refusal(visitor(retentionShow))).toMatchObject({ status: 401 });
    expect(await refusal(visitor(retentionChange, { body }))).toMatchObject({ status: 401 });
    expect(await refusal(asMember(retentionChange, { body }))).toMatchObject({ status: 403 });
    for (const days of [0, 45, 91, 365])
      expect(await refusal(keep(days))).toMatchObject({ status: 422, codes: ["invalid"] });
    expect((await asBoss(retentionShow)).data.attributes).toMatchObject({ days: 90, can: { edit: true } });
    expect((await keep(30)).data.attributes.days).toBe(30);
    const seen = (await asMember(retentionShow)).data.attributes;
    expect(seen).toMatchObject({ days: 30, choices: [30, 60, 90], can: { edit: false } });
  });

  it("becomes shorter for all applications, and longer for new ones only", async () => {
    const { keep, ended } = await company();
    const first = await ended();
    expect([first.days, (await first.row()).kept_days]).toEqual([90, 90]);
    await keep(30);
    expect((await first.row()).kept_days).toBe(30);
    const second = await ended();
    expect(second.days).toBe(30);
    await keep(60);
    const third = await ended();
    const storedDays = await Promise.all(
      [first, second, third].map(async ({ row }) => (await row()).kept_days),
    );
    expect(storedDays).toEqual([30, 30, 60]);
  });

  it("ends a week after a warning, for each application at its own time", async () => {
    const own = await company();
    await own.keep(30);
    const short = await own.ended();
    const long = await (await company()).ended();
    const erased = async () =>
      Promise.all([short, long].map(async ({ row }) => (await row()).erased_at !== null));
    for (const days of [22, 23, 29]) await endRetention(api.database, at(days));
    expect(await erased()).toEqual([false, false]);
    await endRetention(api.database, at(30));
    expect(await erased()).toEqual([true, false]);
    for (const days of [83, 90]) await endRetention(api.database, at(days));
    expect(await erased()).toEqual([true, true]);
  });

  it("applies to one company only", async () => {
    const [one, other] = [await company(), await company()];
    const theirs = await other.ended();
    await one.keep(30);
    expect((await theirs.row()).kept_days).toBe(90);
    expect((await other.asBoss(retentionShow)).data.attributes.days).toBe(90);
  });
});
