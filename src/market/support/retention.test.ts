import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeCandidate, makeStaff } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { pruneSettled } from "./commands.ts";
import { guestThread } from "./contract.ts";
import { close } from "./contract-inbox.ts";
import { makeThread } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
const make = (thread: Parameters<typeof makeThread>[1] = {}) =>
  inTransaction(api.database, (tx) => makeThread(tx, thread));

describe("Pruning threads (the privacy policy)", () => {
  it("deletes a guest's thread with its messages 90 days after it was settled, and no other thread", async () => {
    const { db } = api.database;
    const desk = await api.as((await makeStaff(db, "admin")).id);
    const closedAt = api.clock.now();
    const [guest, open] = [await make(), await make()];
    const mine = await makeCandidate(db);
    const own = await make({ accountId: mine.id });
    for (const { id } of [guest, own]) await desk(close, { params: { id } });
    const left = async () => {
      const rows = await db
        .selectFrom("support_threads as t")
        .innerJoin("support_messages as m", "m.thread_id", "t.id")
        .select("t.id")
        .where("t.id", "in", [guest.id, open.id, own.id])
        .orderBy("t.id")
        .execute();
      return rows.map(({ id }) => id);
    };
    await pruneSettled(db, new Date(closedAt.getTime() + 90 * day));
    expect(await left()).toEqual([guest.id, open.id, own.id]);
    expect(await pruneSettled(db, new Date(closedAt.getTime() + 90 * day + 1))).toBe(1);
    expect(await left()).toEqual([open.id, own.id]);
    const opened = await refusal((await api.as(null))(guestThread, { params: { token: guest.key } }));
    expect(opened.status).toBe(404);
    const messages = await db
      .selectFrom("support_messages")
      .select("id")
      .where("thread_id", "=", guest.id)
      .execute();
    expect(messages).toEqual([]);
  });
});
