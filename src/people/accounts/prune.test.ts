import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { pruneAccounts } from "./commands/prune.ts";
import { me } from "./contract.ts";
import { makeCandidate } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Tidying", () => {
  it("removes sessions that ended long ago, and none that lives", async () => {
    const person = await makeCandidate(api.database.db);
    const call = await api.as(person.id);
    await api.token(person.id);
    const old = new Date(api.clock.now().getTime() - 60 * day);
    const sessions = api.database.db
      .selectFrom("sessions")
      .select("id")
      .where("account_id", "=", person.id)
      .orderBy("created_at");
    const [, second] = await sessions.execute();
    await api.database.db
      .updateTable("sessions")
      .set({ revoked_at: old })
      .where("id", "=", second?.id ?? "")
      .execute();
    expect(await pruneAccounts(api.database.db, api.clock.now())).toBe(1);
    expect(await sessions.execute()).toHaveLength(1);
    await call(me).catch(() => {});
    expect(await pruneAccounts(api.database.db, api.clock.now())).toBe(0);
  });
});
