import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { day } from "#kit/clock.ts";
import type { QueryOf } from "#kit/contract.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { ownList } from "./contract.ts";
import { makeJob } from "./factory.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function desk() {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = await makeRecruiter(db, { companyId, member: true });
  const inDays = (days: number) => new Date(monday.getTime() + days * day);
  const quiet = await makeJob(db, { companyId, ownerId: boss.id, title: "B yên tĩnh", expiresAt: inDays(5) });
  const busy = await makeJob(db, { companyId, ownerId: member.id, title: "A đông", expiresAt: inDays(30) });
  await makeJob(db, { companyId, ownerId: boss.id, state: "reviewing" });
  const late = await makeApplicant(db, { job: busy });
  await makeApplicant(db, { job: busy, stageKind: "first_interview", answered: true });
  await makeApplicant(db, { job: busy, stageKind: "screening", outcome: "rejected", answered: true });
  await makeApplicant(db, { job: busy, stageKind: "sourced", answered: true });
  await db.updateTable("applicants").set({ clock_step: 7 }).where("id", "=", late.id).execute();
  await makeApplicant(db, { job: await makeJob(db) });
  return { quiet, busy, admin: await api.as(boss.id), member: await api.as(member.id) };
}

describe("The first screen of a recruiter", () => {
  it("counts the tasks of the jobs that the recruiter manages, and none of another company", async () => {
    const { admin, member } = await desk();
    expect((await admin(ownList)).meta.today).toEqual({
      new_applicants: 3,
      waiting: 1,
      in_review: 1,
      expiring: 1,
    });
    expect((await member(ownList)).meta.today).toEqual({
      new_applicants: 3,
      waiting: 1,
      in_review: 0,
      expiring: 0,
    });
    expect((await refusal((await api.as(null))(ownList))).status).toBe(401);
  });

  it("counts each job's applicants by step, and sorts jobs by the requested order", async () => {
    const { admin, busy, quiet } = await desk();
    const first = async (sort?: QueryOf<typeof ownList>["sort"]) =>
      (await admin(ownList, { query: { group: "published", sort } })).data.map(({ id }) => Number(id));
    const { data } = await admin(ownList, { query: { group: "published", sort: "-new" } });
    expect(data[0]?.attributes.counts).toMatchObject({
      applicants: 4,
      new: 3,
      waiting: 1,
      stages: { applied: 1, screening: 0, interview: 1, offer: 0, hired: 0 },
    });
    expect(await first("expires")).toEqual([quiet.id, busy.id]);
    expect(await first("title")).toEqual([busy.id, quiet.id]);
    expect(await first("-title")).toEqual([quiet.id, busy.id]);
    expect(await first("-waiting")).toEqual([busy.id, quiet.id]);
    const { db } = api.database;
    const approved = { approved_at: new Date(monday.getTime() - 9 * day) };
    await db.updateTable("jobs").set(approved).where("id", "=", quiet.id).execute();
    expect(await first("date")).toEqual([quiet.id, busy.id]);
    expect(await first("-date")).toEqual([busy.id, quiet.id]);
    for (const [job, full_name] of [
      [quiet, "an Nhiên"],
      [busy, "Bảo Anh"],
    ] as const)
      await db
        .updateTable("accounts")
        .set({ full_name })
        .where("id", "in", ({ selectFrom }) => selectFrom("jobs").select("owner_id").where("id", "=", job.id))
        .execute();
    expect(await first("owner")).toEqual([quiet.id, busy.id]);
    expect(await first("-owner")).toEqual([busy.id, quiet.id]);
    const wrong = admin(ownList, { query: { sort: "salary" as "title" } });
    expect((await refusal(wrong)).status).toBe(400);
  });
});
