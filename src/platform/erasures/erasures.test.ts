import { beforeAll, describe, expect, it } from "vitest";
import { endRetention } from "#hiring/applications/commands/retention.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { eraseClosedAccounts } from "#people/accounts/commands/close-account.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { replayErasures, writeErasure } from "./commands.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const later = new Date(monday.getTime() + 91 * day);

/** Runs the jobs that write the files of erasures. */
async function writeAll(): Promise<void> {
  for (const { name, data } of api.queued.splice(0))
    if (name === "write-erasure") await writeErasure(api.services, Number(data.id), later);
}

describe("Erasures", () => {
  it("are repeated in a database that was restored from before them, and spare whoever has the id now", async () => {
    const { db } = api.database;
    const job = await makeJob(db);
    const ended = { job, outcome: "rejected", appliedAt: monday } as const;
    const gone = await makeApplicant(db, ended);
    const other = await makeApplicant(db, ended);
    const leaver = await makeCandidate(db, { fullName: "Lê Bỏ Đi" });
    const backup = async () => ({
      applicants: await db.selectFrom("applicants").selectAll().orderBy("id").execute(),
      account: await db
        .selectFrom("accounts")
        .selectAll()
        .where("id", "=", leaver.id)
        .executeTakeFirstOrThrow(),
    });
    const before = await backup();
    await endRetention(api.database, new Date(later.getTime() - 7 * day));
    expect(await endRetention(api.database, later)).toEqual({ warned: 0, erased: 2 });
    await (await api.as(leaver.id))(accountClose, { body: { email: leaver.email } });
    expect(await eraseClosedAccounts(api.database, later)).toBe(1);
    await writeAll();
    expect(await replayErasures(api.services, later)).toBe(0);

    // The restored backup has no erasures, and the id of an erased applicant belongs to a later applicant.
    await db.deleteFrom("erasures").execute();
    const since = new Date(later.getTime() + day);
    for (const { id, flags, name_key, ...row } of before.applicants)
      await db
        .updateTable("applicants")
        .set({ ...row, answers: JSON.stringify(row.answers), ...(id === other.id && { applied_at: since }) })
        .where("id", "=", id)
        .execute();
    const { id: account, ...row } = before.account;
    await db.updateTable("accounts").set(row).where("id", "=", account).execute();

    expect(await replayErasures(api.services, since)).toBe(2);
    expect(await replayErasures(api.services, since)).toBe(0);
    const now = await backup();
    const nameOf = (id: number) => now.applicants.find((each) => each.id === id)?.full_name;
    expect(nameOf(gone.id)).toBe("—");
    expect(nameOf(other.id)).toBe(other.full_name);
    expect(now.account).toMatchObject({ full_name: "—", email: `deleted-${leaver.id}@deleted.invalid` });
  });

  it("that were not written yet are written by the nightly run, without a name in the file", async () => {
    const { db } = api.database;
    const leaver = await makeCandidate(db, { fullName: "Lê Ra Đi" });
    await (await api.as(leaver.id))(accountClose, { body: { email: leaver.email } });
    await eraseClosedAccounts(api.database, later);
    const row = () =>
      db.selectFrom("erasures").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
    const { key, written_at } = await row();
    expect(written_at).toBeNull();
    expect(await api.services.storage.exists(key)).toBe(false);
    await replayErasures(api.services, later);
    expect((await row()).written_at).toEqual(later);
    const file = (await (await api.services.storage.get(key)).toArray()).join("");
    expect(file).toContain(String(leaver.id));
    expect(file).not.toMatch(/Lê|@/);
  });
});
