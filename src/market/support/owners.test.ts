import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract-inbox.ts";
import { makeThread } from "./factory.ts";

let api: TestApi;
let mai: { id: number };
let lan: { id: number };
let asMai: Caller;
let asLan: Caller;
beforeAll(async () => {
  api = await testApi();
  // A Tuesday.
  api.clock.set(new Date("2026-03-03T03:00:00.000Z"));
  const { db } = api.database;
  mai = await makeStaff(db, "admin", { member: true });
  lan = await makeStaff(db, "admin");
  asMai = await api.as(mai.id);
  asLan = await api.as(lan.id);
});

const assign = (id: number, owner_id: number | null) =>
  asMai(contract.assignOwner, { params: { id }, body: { owner_id } });
const bellOf = (person: { id: number }) =>
  api.database.db
    .selectFrom("notifications")
    .select("kind")
    .where("account_id", "=", person.id)
    .where("kind", "=", "support.thread_assigned")
    .execute();

describe("The owner of a conversation", () => {
  it("is named by an administrator; another one is notified", async () => {
    const { id } = await makeThread(api.database.db);
    const { data } = await assign(id, mai.id);
    expect(data.attributes.owner).toMatchObject({ id: String(mai.id) });
    expect(await bellOf(mai)).toHaveLength(0);
    await assign(id, lan.id);
    await assign(id, lan.id);
    expect(await bellOf(lan)).toHaveLength(1);
    expect((await assign(id, null)).data.attributes.owner).toBeNull();
  });

  it("is the person who answers first", async () => {
    const { id } = await makeThread(api.database.db);
    const answer = (call: Caller) => call(contract.answer, { params: { id }, body: { text: "Vâng" } });
    await answer(asLan);
    const { data } = await answer(asMai);
    expect(data.attributes.owner).toMatchObject({ id: String(lan.id) });
  });

  it("is an active administrator, and of a conversation that is not closed", async () => {
    const { db } = api.database;
    const { id } = await makeThread(db);
    const consultant = await makeStaff(db, "consultant");
    for (const wrong of [consultant.id, 999_999])
      expect(await refusal(assign(id, wrong))).toMatchObject({ status: 422, codes: ["thread_owner"] });
    await asMai(contract.close, { params: { id } });
    expect(await refusal(assign(id, mai.id))).toMatchObject({ status: 409, codes: ["thread_closed"] });
    expect(await refusal(assign(999_999, mai.id))).toMatchObject({ status: 404 });
  });

  it("filters the inbox, and so does the end of today", async () => {
    const { db } = api.database;
    await db.deleteFrom("support_threads").execute();
    const due = await makeThread(db, { asOf: new Date("2026-03-02T03:00:00.000Z") });
    const later = await makeThread(db, { asOf: new Date("2026-03-02T12:00:00.000Z"), kind: "contact" });
    await assign(later.id, mai.id);
    const idsOf = async (query: { mine?: boolean; due_today?: boolean }) => {
      const { data, meta } = await asMai(contract.inbox, { query });
      expect(meta.counts).toMatchObject({ open: 2, mine: 1, due_today: 1 });
      expect(meta.total).toBe(data.length);
      return data.map(({ id }) => Number(id));
    };
    expect(await idsOf({ mine: true })).toEqual([later.id]);
    expect(await idsOf({ due_today: true })).toEqual([due.id]);
    expect(await idsOf({ mine: true, due_today: true })).toEqual([]);
  });
});
