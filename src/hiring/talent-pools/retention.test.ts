import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { retentionChange, retentionShow } from "#hiring/applications/contract-retention.ts";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseExpiredProspects } from "./commands/erase.ts";
import * as contract from "./contract.ts";
import { personBody, team } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(() => api.clock.set(monday));

const inDays = (days: number) => new Date(monday.getTime() + days * day).toISOString();

async function company() {
  const { boss, asMember } = await team(api);
  // A new session for each call, because sessions expire as the clock advances.
  const asBoss: Caller = async (...call) => (await api.as(boss.id))(...call);
  const keep = (added_days: number) => asBoss(retentionChange, { body: { days: 90, added_days } });
  const add = async () => Number((await asBoss(contract.addPerson, { body: personBody() })).data.id);
  const until = async (id: number) =>
    (await asBoss(contract.personOf, { params: { id } })).data.attributes.kept_until;
  return { asBoss, asMember, keep, add, until };
}

describe("The retention of people whom a company added", () => {
  it("is 365 days until an administrator chooses 90 or 180; an absent field keeps its value", async () => {
    const { asBoss, asMember, keep, add, until } = await company();
    expect(await until(await add())).toBe(inDays(365));
    expect(await refusal(asMember(retentionChange, { body: { days: 90, added_days: 90 } }))).toMatchObject({
      status: 403,
    });
    for (const days of [0, 30, 366, 730])
      expect(await refusal(keep(days))).toMatchObject({ status: 422, codes: ["invalid"] });
    expect((await keep(180)).data.attributes.added_days).toBe(180);
    await asBoss(retentionChange, { body: { days: 30 } });
    const seen = (await asMember(retentionShow)).data.attributes;
    expect(seen).toMatchObject({ days: 30, added_days: 180, added_choices: [90, 180, 365] });
    expect(await until(await add())).toBe(inDays(180));
  });

  it("becomes shorter for all people, and longer for those added or renewed afterwards", async () => {
    const { asBoss, keep, add, until } = await company();
    const first = await add();
    await keep(90);
    expect(await until(first)).toBe(inDays(90));
    await keep(365);
    expect(await until(first)).toBe(inDays(90));
    expect(await until(await add())).toBe(inDays(365));
    await asBoss(contract.keepPerson, { params: { id: first }, body: { agreed: true } });
    expect(await until(first)).toBe(inDays(365));
  });

  it("ends a week after a shorter choice at the earliest, and never later than before", async () => {
    const { keep, add, until } = await company();
    const old = await add();
    api.clock.set(new Date(inDays(200)));
    await keep(180);
    expect(await until(old)).toBe(inDays(207));
    api.clock.set(new Date(inDays(203)));
    await keep(90);
    expect(await until(old)).toBe(inDays(207));
    await eraseExpiredProspects(api.database, new Date(inDays(206)));
    expect(await until(old)).toBe(inDays(207));
    await eraseExpiredProspects(api.database, new Date(inDays(208)));
    expect(await refusal(until(old))).toMatchObject({ status: 404 });
  });

  it("belongs to one company, and does not apply to people whom an agency added for it", async () => {
    const [one, other] = [await company(), await company()];
    const theirs = await other.add();
    const { db } = api.database;
    const ofAgency = await one.add();
    const agency = await db
      .insertInto("agencies")
      .values({ name: "Headhunt" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .updateTable("prospects")
      .set({ company_id: null, agency_id: agency.id })
      .where("candidate_id", "=", ofAgency)
      .execute();
    await one.keep(90);
    expect(await other.until(theirs)).toBe(inDays(365));
    const { kept_until } = await db
      .selectFrom("prospects")
      .select("kept_until")
      .where("candidate_id", "=", ofAgency)
      .executeTakeFirstOrThrow();
    expect(kept_until.toISOString()).toBe(inDays(365));
  });
});
